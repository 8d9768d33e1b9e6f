@main
struct Roundtable {
  static func main() {}
}
