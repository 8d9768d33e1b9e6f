// SPDX-License-Identifier: GPL-3.0-or-later

/// What a symbol is about. The symbols of a theme are drawn in one table.
package enum SymbolTheme: Sendable, CaseIterable {
  case arrows, circled, connectivity, devices, editing, files, home, media
  case messages, money, people, places, settings, signs, time, weather

  /// The SF Symbols names that there is a drawing for.
  package var names: [String] {
    switch self {
    case .arrows: Self.arrowsNames
    case .circled: Self.circledNames
    case .connectivity: Self.connectivityNames
    case .devices: Self.devicesNames
    case .editing: Self.editingNames
    case .files: Self.filesNames
    case .home: Self.homeNames
    case .media: Self.mediaNames
    case .messages: Self.messagesNames
    case .money: Self.moneyNames
    case .people: Self.peopleNames
    case .places: Self.placesNames
    case .settings: Self.settingsNames
    case .signs: Self.signsNames
    case .time: Self.timeNames
    case .weather: Self.weatherNames
    }
  }
}

extension SymbolTheme {
  private static let arrowsNames = [
    "chevron.right", "chevron.forward", "chevron.left", "chevron.backward", "chevron.up", "chevron.down",
    "chevron.up.chevron.down", "chevron.left.forwardslash.chevron.right", "arrow.right", "arrow.forward",
    "arrow.left", "arrow.backward", "arrow.up", "arrow.down", "arrow.up.right", "arrow.up.arrow.down",
    "arrow.left.arrow.right", "arrow.left.and.right", "arrow.up.and.down",
    "arrow.up.left.and.arrow.down.right", "arrow.down.right.and.arrow.up.left", "arrow.clockwise",
    "arrow.counterclockwise", "arrow.triangle.2.circlepath", "arrow.uturn.left", "arrow.uturn.backward",
    "arrow.uturn.right", "arrow.uturn.forward", "arrowshape.turn.up.left", "arrowshape.turn.up.left.fill",
    "arrowshape.turn.up.right", "arrowshape.turn.up.right.fill", "arrowtriangle.right.fill",
    "arrowtriangle.left.fill", "arrowtriangle.up.fill", "arrowtriangle.down.fill", "arrow.down.to.line",
    "arrow.up.to.line", "square.and.arrow.up", "square.and.arrow.up.fill", "square.and.arrow.down",
    "square.and.arrow.down.fill", "rectangle.portrait.and.arrow.right",
  ]

  private static let circledNames = [
    "checkmark.circle", "checkmark.circle.fill", "xmark.circle", "xmark.circle.fill", "plus.circle",
    "plus.circle.fill", "minus.circle", "minus.circle.fill", "questionmark.circle",
    "questionmark.circle.fill", "exclamationmark.circle", "exclamationmark.circle.fill", "info.circle",
    "info.circle.fill", "ellipsis.circle", "ellipsis.circle.fill", "slash.circle", "slash.circle.fill",
    "line.3.horizontal.decrease.circle", "line.3.horizontal.decrease.circle.fill", "number.circle",
    "number.circle.fill", "chevron.right.circle", "chevron.right.circle.fill", "chevron.left.circle",
    "chevron.left.circle.fill", "chevron.up.circle", "chevron.up.circle.fill", "chevron.down.circle",
    "chevron.down.circle.fill", "arrow.right.circle", "arrow.right.circle.fill", "arrow.left.circle",
    "arrow.left.circle.fill", "arrow.up.circle", "arrow.up.circle.fill", "arrow.down.circle",
    "arrow.down.circle.fill", "play.circle", "play.circle.fill", "pause.circle", "pause.circle.fill",
    "stop.circle", "stop.circle.fill", "record.circle", "record.circle.fill", "dollarsign.circle",
    "dollarsign.circle.fill", "eurosign.circle", "eurosign.circle.fill", "a.circle", "a.circle.fill",
    "0.circle", "0.circle.fill", "1.circle", "1.circle.fill", "2.circle", "2.circle.fill", "3.circle",
    "3.circle.fill", "4.circle", "4.circle.fill", "5.circle", "5.circle.fill", "6.circle",
    "6.circle.fill", "7.circle", "7.circle.fill", "8.circle", "8.circle.fill", "9.circle",
    "9.circle.fill", "checkmark.square", "checkmark.square.fill", "xmark.square", "xmark.square.fill",
    "plus.square", "plus.square.fill", "minus.square", "minus.square.fill", "arrow.up.right.square",
    "arrow.up.right.square.fill",
  ]

  private static let connectivityNames = [
    "wifi", "wifi.slash", "wifi.exclamationmark", "bluetooth", "antenna.radiowaves.left.and.right",
    "dot.radiowaves.left.and.right", "dot.radiowaves.right", "wave.3.right", "cellularbars", "globe",
    "network", "personalhotspot", "cloud", "cloud.fill", "icloud", "icloud.fill", "icloud.slash",
    "icloud.slash.fill", "icloud.and.arrow.down", "icloud.and.arrow.up", "icloud.and.arrow.down.fill",
    "icloud.and.arrow.up.fill", "airplane", "airplane.circle", "airplane.circle.fill",
  ]

  private static let devicesNames = [
    "iphone.gen3", "iphone", "iphone.slash", "ipad", "applewatch", "airpods", "laptopcomputer",
    "desktopcomputer", "display", "tv", "tv.fill", "keyboard", "keyboard.fill", "printer", "printer.fill",
    "computermouse", "computermouse.fill", "simcard", "simcard.fill", "cpu", "server.rack", "powerplug",
    "powerplug.fill", "battery.100", "battery.100percent", "battery.75", "battery.75percent",
    "battery.50", "battery.50percent", "battery.25", "battery.25percent", "battery.0", "battery.0percent",
    "battery.100.bolt", "battery.100percent.bolt",
  ]

  private static let editingNames = [
    "pencil", "pencil.circle", "pencil.circle.fill", "square.and.pencil", "scissors", "link",
    "link.circle", "link.circle.fill", "bold", "italic", "underline", "strikethrough", "textformat",
    "textformat.size", "text.alignleft", "text.aligncenter", "text.alignright", "line.3.horizontal",
    "line.3.horizontal.decrease", "list.bullet", "list.dash", "list.number", "checklist",
    "square.grid.2x2", "square.grid.2x2.fill", "rectangle.grid.1x2",
  ]

  private static let filesNames = [
    "doc", "doc.fill", "doc.text", "doc.text.fill", "doc.plaintext", "doc.plaintext.fill",
    "rectangle.stack", "rectangle.stack.fill", "doc.badge.plus", "doc.on.doc", "doc.on.doc.fill",
    "clipboard", "clipboard.fill", "list.clipboard", "list.clipboard.fill", "folder", "folder.fill",
    "folder.badge.plus", "folder.fill.badge.plus", "tray", "tray.fill", "archivebox", "archivebox.fill",
    "trash", "trash.fill", "trash.slash", "book", "book.fill", "book.closed", "book.closed.fill",
    "newspaper", "newspaper.fill", "note.text", "paperclip", "externaldrive", "externaldrive.fill",
  ]

  private static let homeNames = [
    "house", "house.fill", "house.circle", "house.circle.fill", "sofa", "bed.double", "bed.double.fill",
    "cup.and.saucer", "cup.and.saucer.fill", "fork.knife", "pawprint", "pawprint.fill", "cross",
    "cross.fill", "cross.case", "cross.case.fill", "pills", "pills.fill", "bandage", "bandage.fill",
    "stethoscope", "waveform.path.ecg", "heart.text.square", "heart.text.square.fill", "dumbbell",
    "dumbbell.fill",
  ]

  private static let mediaNames = [
    "play", "play.fill", "pause", "pause.fill", "stop", "stop.fill", "forward", "forward.fill",
    "backward", "backward.fill", "forward.end.fill", "backward.end.fill", "shuffle", "repeat", "speaker",
    "speaker.fill", "speaker.slash", "speaker.slash.fill", "speaker.wave.1", "speaker.wave.1.fill",
    "speaker.wave.2", "speaker.wave.2.fill", "speaker.wave.3", "speaker.wave.3.fill", "music.note",
    "music.note.list", "headphones", "waveform", "airplayaudio", "airplayvideo", "camera", "camera.fill",
    "camera.circle", "camera.circle.fill", "photo", "photo.fill", "photo.on.rectangle", "film",
    "film.fill", "play.rectangle", "play.rectangle.fill", "gamecontroller", "gamecontroller.fill",
    "ticket", "ticket.fill",
  ]

  private static let messagesNames = [
    "envelope", "envelope.fill", "envelope.circle", "envelope.circle.fill", "envelope.open",
    "envelope.open.fill", "envelope.badge", "message", "message.fill", "bubble.left", "bubble.left.fill",
    "bubble.right", "bubble.right.fill", "text.bubble", "text.bubble.fill", "ellipsis.bubble",
    "ellipsis.bubble.fill", "exclamationmark.bubble", "exclamationmark.bubble.fill", "quote.bubble",
    "quote.bubble.fill", "bubble.left.and.bubble.right", "bubble.left.and.bubble.right.fill", "phone",
    "phone.fill", "phone.circle", "phone.circle.fill", "phone.down", "phone.down.fill", "video",
    "video.fill", "video.slash", "video.slash.fill", "mic", "mic.fill", "mic.circle", "mic.circle.fill",
    "mic.slash", "mic.slash.fill", "paperplane", "paperplane.fill", "megaphone", "megaphone.fill",
  ]

  private static let moneyNames = [
    "creditcard", "creditcard.fill", "wallet.pass", "wallet.pass.fill", "banknote", "banknote.fill",
    "dollarsign", "eurosign", "giftcard", "giftcard.fill", "gift", "gift.fill", "cart", "cart.fill",
    "cart.badge.plus", "bag", "bag.fill", "basket", "basket.fill", "shippingbox", "shippingbox.fill",
    "cube", "cube.fill", "graduationcap", "graduationcap.fill", "trophy", "trophy.fill", "crown",
    "crown.fill", "chart.bar", "chart.bar.fill", "chart.pie", "chart.pie.fill",
    "chart.line.uptrend.xyaxis", "speedometer", "ruler", "ruler.fill",
  ]

  private static let peopleNames = [
    "person", "person.fill", "person.2", "person.2.fill", "person.3", "person.3.fill", "person.circle",
    "person.circle.fill", "person.crop.circle", "person.crop.circle.fill", "person.crop.square",
    "person.crop.square.fill", "person.badge.plus", "person.fill.badge.plus",
    "person.crop.circle.badge.plus", "person.text.rectangle", "person.text.rectangle.fill", "figure.walk",
    "figure.run", "hand.raised", "hand.raised.fill", "hand.raised.slash", "hand.thumbsup",
    "hand.thumbsup.fill", "hand.thumbsdown", "hand.thumbsdown.fill", "eye", "eye.fill", "eye.slash",
    "eye.slash.fill", "eyeglasses", "ear", "faceid", "touchid", "face.smiling", "face.smiling.fill",
    "accessibility", "accessibility.fill",
  ]

  private static let placesNames = [
    "map", "map.fill", "mappin", "mappin.circle", "mappin.circle.fill", "mappin.and.ellipse", "location",
    "location.fill", "location.circle", "location.circle.fill", "location.slash", "location.slash.fill",
    "safari", "safari.fill", "scope", "target", "signpost.right", "signpost.right.fill", "car",
    "car.fill", "bus", "bus.fill", "tram", "tram.fill", "bicycle", "fuelpump", "fuelpump.fill",
    "building", "building.fill", "building.2", "building.2.fill", "building.columns",
    "building.columns.fill", "suitcase", "suitcase.fill", "briefcase", "briefcase.fill",
  ]

  private static let settingsNames = [
    "gear", "gearshape", "gearshape.fill", "gearshape.2", "gearshape.2.fill", "lock", "lock.fill",
    "lock.open", "lock.open.fill", "lock.slash", "lock.slash.fill", "lock.circle", "lock.circle.fill",
    "lock.shield", "lock.shield.fill", "key", "key.fill", "bell", "bell.fill", "bell.slash",
    "bell.slash.fill", "bell.badge", "bell.badge.fill", "bell.circle", "bell.circle.fill",
    "wrench.and.screwdriver", "wrench.and.screwdriver.fill", "wrench", "wrench.fill", "hammer",
    "hammer.fill", "paintbrush", "paintbrush.fill", "paintpalette", "paintpalette.fill", "switch.2",
    "slider.horizontal.3", "lightbulb", "lightbulb.fill", "lightbulb.slash", "magnifyingglass",
    "magnifyingglass.circle", "magnifyingglass.circle.fill", "plus.magnifyingglass",
    "minus.magnifyingglass", "viewfinder", "qrcode", "barcode",
  ]

  private static let signsNames = [
    "checkmark", "xmark", "plus", "minus", "equal", "questionmark", "exclamationmark", "info", "ellipsis",
    "number", "at", "percent", "circle", "circle.fill", "square", "square.fill", "square.dashed", "app",
    "app.fill", "circle.lefthalf.filled", "triangle", "triangle.fill", "diamond", "diamond.fill",
    "octagon", "octagon.fill", "capsule", "capsule.fill", "rectangle", "rectangle.fill",
    "exclamationmark.octagon", "exclamationmark.octagon.fill", "xmark.octagon", "xmark.octagon.fill",
    "exclamationmark.shield", "exclamationmark.shield.fill", "xmark.shield", "xmark.shield.fill",
    "puzzlepiece", "puzzlepiece.fill", "nosign", "power", "exclamationmark.triangle",
    "exclamationmark.triangle.fill", "checkmark.seal", "checkmark.seal.fill", "shield", "shield.fill",
    "checkmark.shield", "checkmark.shield.fill", "star", "star.fill", "star.circle", "star.circle.fill",
    "star.slash", "heart", "heart.fill", "heart.circle", "heart.circle.fill", "heart.slash", "bookmark",
    "bookmark.fill", "flag", "flag.fill", "tag", "tag.fill", "bolt", "bolt.fill", "bolt.circle",
    "bolt.circle.fill", "bolt.slash", "bolt.slash.fill", "sparkles",
  ]

  private static let timeNames = [
    "clock", "clock.fill", "clock.arrow.circlepath", "alarm", "alarm.fill", "stopwatch", "stopwatch.fill",
    "timer", "hourglass", "calendar", "calendar.badge.plus",
  ]

  private static let weatherNames = [
    "sun.max", "sun.max.fill", "sun.min", "sun.min.fill", "sunrise", "sunrise.fill", "sunset",
    "sunset.fill", "moon", "moon.fill", "moon.circle", "moon.circle.fill", "moon.stars",
    "moon.stars.fill", "cloud.rain", "cloud.rain.fill", "cloud.snow", "cloud.snow.fill", "cloud.bolt",
    "cloud.bolt.fill", "cloud.sun", "cloud.sun.fill", "wind", "snowflake", "umbrella", "umbrella.fill",
    "drop", "drop.fill", "flame", "flame.fill", "leaf", "leaf.fill", "thermometer", "thermometer.medium",
  ]
}
