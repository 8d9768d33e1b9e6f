// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Pixels
import TableLayout

/// Finds a picture's landmarks in a screenshot, all at once and in their order: the cheapest sum of their differences and of the
/// jumps between neighbours. So a row that moved takes all rows below it along, for the cost of one jump.
struct LandmarkSearch {
  /// A landmark in the screenshot.
  struct Find: Sendable {
    let landmark: Landmark
    /// Points by which it is lower in the screenshot than in the picture; `nil` if it wasn't found.
    fileprivate(set) var shift: Double?
    /// The correlation with the screenshot at that place, 0 to 1.
    let certainty: Double
    /// Whether the screenshot would have it at the shift of its neighbours: not cut off.
    let isInside: Bool
  }

  /// The difference from which a landmark counts as absent: a correlation of 0.7.
  private static let absent: Float = 0.6
  /// The difference of a landmark that a bar may cover in a scrolled table, at the common shift: with that of an absent one, another
  /// row would be likelier.
  private static let covered: Float = 0.3
  /// The costs of another shift than the neighbour's: at all, and for each point. For a long jump about one landmark has to
  /// agree with it. Short ones are cheaper: in a screenshot of another profile, each row has another height.
  private static let jumps: [(cost: Float, slope: Float)] = [(0.12, 0.05), (0.5, 0.002)]
  /// Points around the coarse place in which the exact one is sought.
  private static let refining = 4.0

  /// The most shifts of all landmarks together: 240 MB. A screen has 100 landmarks and 1 700 shifts.
  private static let mostStates = 60_000_000

  private var picture: LineStrips
  private var screenshot: LineStrips

  init(picture: PixelImage, screenshot: PixelImage, scale: Double) {
    self.picture = LineStrips(picture, scale: scale)
    self.screenshot = LineStrips(screenshot, scale: scale)
  }

  /// The screenshot's height in points.
  var height: Double { Double(screenshot.sums.height) / screenshot.scale }

  /// The same pictures, for parts at the sides.
  var sides: SideSearch {
    SideSearch(picture: picture.sums, screenshot: screenshot.sums, scale: picture.scale)
  }

  /// Landmarks that the picture itself doesn't show are left out.
  mutating func finds(of landmarks: [Landmark]) -> [Find] {
    let sought = landmarks.compactMap { profile(of: $0) }
    guard !sought.isEmpty else { return [] }
    let finds = zip(sought, shifts(of: sought)).map { find($0, near: $1) }
    return picture.scale == picture.scale.rounded() ? finds : unstretched(finds)
  }

  /// The same shifts without those from the width's rounding: a scaled screenshot has whole pixels, and so may be higher than its
  /// width says, by half a pixel of the width.
  private func unstretched(_ finds: [Find]) -> [Find] {
    // A line has whole pixels, too, so that its place says less.
    let found = finds.filter { $0.shift != nil && $0.landmark.kind == .ink }
    guard let start = found.first?.landmark.y else { return finds }
    // The shifts without the steps that are differences, and their slope by least squares.
    var points: [(y: Double, shift: Double)] = [(0, 0)]
    for (one, other) in zip(found, found.dropFirst()) {
      guard let former = one.shift, let latter = other.shift else { continue }
      let step = abs(latter - former) < Self.largestStretch ? latter - former : 0
      points.append(((other.landmark.y - start).doubleValue, points[points.count - 1].shift + step))
    }
    let count = Double(points.count)
    let (y, shift) = (points.reduce(0) { $0 + $1.y } / count, points.reduce(0) { $0 + $1.shift } / count)
    let spread = points.reduce(0) { $0 + ($1.y - y) * ($1.y - y) }
    guard spread > 0 else { return finds }
    let slope = points.reduce(0) { $0 + ($1.y - y) * ($1.shift - shift) } / spread
    let most = 1 / Double(picture.sums.width)
    let stretch = min(most, max(-most, slope))
    return finds.map { find in
      var find = find
      find.shift = find.shift.map { $0 - stretch * (find.landmark.y - start).doubleValue }
      return find
    }
  }

  /// Points between neighbours to which stretching adds less.
  private static let largestStretch = 0.4

  // MARK: - One landmark

  private struct Sought {
    let landmark: Landmark
    let fine: LineProfile
    let coarse: LineProfile
    /// The screenshot's strips.
    let strips: (fine: [[Float]], coarse: [[Float]])
    /// An edge is less certain than ink: there are many like it.
    var weight: Float { landmark.kind == .edge ? 0.6 : 1 }

    /// The cost of a shift in coarse lines: at most that of an absent landmark. `nil` above and below the screenshot.
    func cost(at shift: Int) -> Float? {
      coarse.difference(from: strips.coarse, at: coarse.top + shift).map { min($0, absent) * weight }
    }
  }

  private mutating func profile(of landmark: Landmark) -> Sought? {
    var own: (fine: [[Float]], coarse: [[Float]]) = ([], [])
    var others = own
    for band in landmark.bands {
      guard let columns = picture.columns(from: band.left, to: band.right),
        columns.upperBound <= screenshot.sums.width
      else { continue }
      let (one, other) = (picture.strip(columns), screenshot.strip(columns))
      own.fine.append(one.fine)
      own.coarse.append(one.coarse)
      others.fine.append(other.fine)
      others.coarse.append(other.coarse)
    }
    func lines(_ height: Double) -> Range<Int> {
      let top = Int((landmark.lines.top.doubleValue * height).rounded())
      return top..<max(top + 3, Int((landmark.lines.bottom.doubleValue * height).rounded()))
    }
    guard let fine = LineProfile(own.fine, lines: lines(picture.scale)),
      let coarse = LineProfile(own.coarse, lines: lines(picture.scale / Double(picture.step)))
    else { return nil }
    return Sought(landmark: landmark, fine: fine, coarse: coarse, strips: others)
  }

  /// The exact place near a coarse shift.
  private func find(_ sought: Sought, near shift: Int) -> Find {
    let reach = Int((Self.refining * picture.scale).rounded(.up))
    let start = sought.fine.top + shift * picture.step
    let differences = (start - reach...start + reach).map {
      sought.fine.difference(from: sought.strips.fine, at: $0)
    }
    let isInside = differences[reach] != nil
    // A landmark that is cut off would be found beside its place, where it isn't cut off.
    guard isInside,
      let best = differences.indices.filter({ differences[$0] != nil })
        .min(by: { (differences[$0] ?? 0, abs($0 - reach)) < (differences[$1] ?? 0, abs($1 - reach)) }),
      let least = differences[best], least < Self.absent
    else { return Find(landmark: sought.landmark, shift: nil, certainty: 0, isInside: isInside) }
    var place = Double(start + best - reach)
    if best > 0, best + 1 < differences.count, let above = differences[best - 1],
      let below = differences[best + 1], above + below > 2 * least
    {
      // The bottom of the parabola through three differences.
      place += Double((above - below) / (2 * (above + below - 2 * least)))
    }
    return Find(
      landmark: sought.landmark, shift: (place - Double(sought.fine.top)) / picture.scale,
      certainty: Double(1 - least / 2), isInside: true)
  }

  // MARK: - All of them

  /// The coarse lines by which each landmark is lower in the screenshot.
  ///
  /// A landmark above or below the screenshot costs nothing at the common shift. At others, it costs as much as an absent one:
  /// else the first rows of a scrolled table would be taken for equal rows that the screenshot shows.
  private func shifts(of sought: [Sought]) -> [Int] {
    // All shifts at which both pictures overlap; of very long pictures only those near 0.
    let reach = max(1_000, Self.mostStates / sought.count / 2)
    let (least, most) = (-min(reach, picture.coarseHeight), min(reach, screenshot.coarseHeight))
    let count = most - least + 1
    let point = Float(picture.scale) / Float(picture.step)
    let common = Self.commonShift(of: sought, in: least...most)
    let isScrolled = sought.first.map { $0.coarse.top + common < 0 } ?? false
    let barLines = isScrolled ? Int(ElementReading.bars * Double(point)) : 0
    var costs = [Float](repeating: 0, count: count)
    var origins: [[Int32]] = []
    for (index, landmark) in sought.enumerated() {
      guard WorkProgress.advance() else { return sought.map { _ in 0 } }
      if index > 0 {
        let room = room(above: index, of: sought)
        let former = costs
        var from = costs.indices.map(Int32.init)
        for jump in Self.jumps {
          Self.jump(from: former, to: &costs, &from, cost: jump.cost, slope: jump.slope / point, up: room)
        }
        origins.append(from)
      }
      for state in 0..<count {
        let cost = landmark.cost(at: state + least)
        if state + least == common, landmark.coarse.top + common < barLines {
          costs[state] += min(cost ?? 0, Self.covered * landmark.weight)
        } else {
          costs[state] += cost ?? (state + least == common ? 0 : Self.absent * landmark.weight)
        }
      }
    }
    var state = costs.indices.min { costs[$0] < costs[$1] } ?? 0
    var result = [state + least]
    for from in origins.reversed() {
      state = Int(from[state])
      result.append(state + least)
    }
    return result.reversed()
  }

  /// The one shift at which most of the landmarks agree.
  private static func commonShift(of sought: [Sought], in shifts: ClosedRange<Int>) -> Int {
    func cost(_ shift: Int) -> Float {
      sought.reduce(0) { $0 + ($1.cost(at: shift) ?? absent * $1.weight) }
    }
    return shifts.map { ($0, cost($0)) }.min { $0.1 < $1.1 }?.0 ?? 0
  }

  /// The coarse lines by which a landmark can be nearer to the one above: they stay in their order. Ink can also be as far up as
  /// its row is high, which is then absent together with its ink.
  private func room(above index: Int, of sought: [Sought]) -> Int {
    let (own, above) = (sought[index].landmark, sought[index - 1].landmark)
    let bottom = sought[index...].first { $0.landmark.kind == .edge && own.kind == .ink }
    let lowest = bottom.map { $0.landmark.owners.first == own.owners.first ? $0.landmark.y : own.y } ?? own.y
    return Int(((lowest - above.y).doubleValue * picture.scale).rounded()) / picture.step
  }

  /// Lowers the cost of each shift to that of a jump from another shift of the landmark above, if that is less.
  ///
  /// - Parameters:
  ///   - origins: the shift of the landmark above, for each cost.
  ///   - up: the most lines by which the shift may be less than the one above.
  private static func jump(
    from former: [Float], to costs: inout [Float], _ origins: inout [Int32], cost: Float, slope: Float,
    up: Int
  ) {
    func lower(_ index: Int, from other: Int) {
      let sum = former[other] + slope * Float(abs(index - other)) + cost
      if sum < costs[index] { (costs[index], origins[index]) = (sum, Int32(other)) }
    }
    var best = 0
    for index in former.indices {
      if former[index] <= former[best] + slope * Float(index - best) { best = index }
      lower(index, from: best)
    }
    // The candidates at most `up` lines below, each better than all between it and the current line.
    var candidates: [Int] = []
    var first = 0
    func height(_ index: Int) -> Float { former[index] + slope * Float(index) }
    for index in former.indices.reversed() {
      while candidates.count > first, height(candidates[candidates.count - 1]) >= height(index) {
        candidates.removeLast()
      }
      candidates.append(index)
      if candidates[first] > index + up { first += 1 }
      lower(index, from: candidates[first])
    }
  }
}
