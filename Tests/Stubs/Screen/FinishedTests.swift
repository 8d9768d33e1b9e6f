// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit
import XCTest

/// Code that an engineer adds to an exported test. No test runs it; it compiles only if the stubs have its
/// names.
@MainActor
final class FinishedTests: XCTestCase {
  func testSystem() throws {
    guard UIDevice.current.userInterfaceIdiom == .phone else { throw XCTSkip("The lengths are a phone's.") }
    XCTExpectFailure("Lengths are those of iOS 26.", strict: false) { $0.type == .assertionFailure }
    let view = UIView()
    XCTAssertLessThanOrEqual(view.bounds.width, 1)
    XCTAssertEqual(view.layer.shadowPath, UIBezierPath(rect: view.bounds).cgPath)
    let size = try XCTExpectFailure("Known.") { try XCTUnwrap(view.window).bounds.size }
    add(XCTAttachment(string: "\(size)"))
  }
}
