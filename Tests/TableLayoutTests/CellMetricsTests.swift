import Geometry
import TableModel
import Testing

@testable import TableLayout

/// Pins the sizes of what stands in cells: a changed number must be changed here too, on purpose.
struct CellMetricsTests {
  @Test func `every size is as listed`() {
    #expect(CellMetrics.tileSide == 29)
    #expect(CellMetrics.tileCornerRadius == 6.5)
    #expect(CellMetrics.tileGlyphSide == 19)
    #expect(CellMetrics.chevronSize == Size(width: 10.667, height: 14))
    #expect(CellMetrics.checkmarkSize == Size(width: 18, height: 17))
    #expect(CellMetrics.infoSize == Size(width: 22, height: 22))
    #expect(CellMetrics.accessoryPairSpacing == 12)
    #expect(CellMetrics.switchSize == Size(width: 51, height: 31))
    #expect(CellMetrics.liquidGlassSwitchSize == Size(width: 61, height: 28))
    #expect(CellMetrics.badgeHeight == 20)
    #expect(CellMetrics.badgePadding == 6)
    #expect(CellMetrics.badgeSpacing == 8)
    #expect(CellMetrics.statusSpacing == 2)
    #expect(CellMetrics.statusColumnSpacing == 8)
    #expect(CellMetrics.statusIconSide == 32)
    #expect(CellMetrics.statusLevelSide == 18)
  }

  @Test func `cards look as the published ones`() {
    #expect(Shadow.card.radius == 2)
    #expect(Shadow.card.offset == Point(x: 0, y: 2))
    #expect(Shadow.card.opacity == 1000)
    #expect(Shadow.card.color == .semantic(.lightGray))
    #expect(Border.card.width == 1)
  }
}
