// SPDX-License-Identifier: GPL-3.0-or-later

/// A fixed part of the page, in the program itself.
enum PageAsset: String, CaseIterable {
  case absence = "absence.js"
  case acts = "acts.js"
  case addresses = "addresses.js"
  case announcer = "announcer.js"
  case code = "code.js"
  case comparison = "comparison.js"
  case connection = "connection.js"
  case controlsStyles = "controls.css"
  case copying = "copying.js"
  case difference = "difference.js"
  case editing = "editing.js"
  case excerpt = "excerpt.js"
  case explanations = "explanations.js"
  case export = "export.js"
  case forcedColors = "forced-colors.css"
  case gridControls = "grid-controls.js"
  case gridPicks = "grid-picks.js"
  case grid = "grid.js"
  case history = "history.js"
  case icon = "icon.svg"
  case inspection = "inspection.js"
  case inspectorStyles = "inspector.css"
  case inspector = "inspector.js"
  case keyboard = "keyboard.js"
  case link = "link.js"
  case markup = "markup.js"
  case menus = "menus.js"
  case noPicture = "no-picture.js"
  case notice = "notice.js"
  case numbers = "numbers.js"
  case overlayLabels = "overlay-labels.js"
  case overlay = "overlay.js"
  case pageStyles = "page.css"
  case page = "page.js"
  case picture = "picture.js"
  case placing = "placing.js"
  case pointing = "pointing.js"
  case preferences = "preferences.js"
  case problem = "problem.js"
  case problems = "problems.js"
  case session = "session.js"
  case sharedStream = "shared-stream.js"
  case specs = "specs.js"
  case stageStyles = "stage.css"
  case stage = "stage.js"
  case status = "status.js"
  case stream = "stream.js"
  case streamWorker = "stream-worker.js"
  case swapping = "swapping.js"
  case swiftTokens = "swift-tokens.js"
  case theme = "theme.js"
  case toolbar = "toolbar.js"
  case tryingStyles = "trying.css"
  case trying = "trying.js"
  case variantPanel = "variant-panel.js"
  case variants = "variants.js"
  case viewsStyles = "views.css"
  case zoomControls = "zoom-controls.js"
  case zoom = "zoom.js"

  var contentType: String {
    if rawValue.hasSuffix(".css") { return "text/css; charset=utf-8" }
    return rawValue.hasSuffix(".svg") ? "image/svg+xml" : "text/javascript; charset=utf-8"
  }

  var bytes: [UInt8] {
    switch self {
    case .absence: PackageResources.absence_js
    case .acts: PackageResources.acts_js
    case .addresses: PackageResources.addresses_js
    case .announcer: PackageResources.announcer_js
    case .code: PackageResources.code_js
    case .comparison: PackageResources.comparison_js
    case .connection: PackageResources.connection_js
    case .controlsStyles: PackageResources.controls_css
    case .copying: PackageResources.copying_js
    case .difference: PackageResources.difference_js
    case .editing: PackageResources.editing_js
    case .excerpt: PackageResources.excerpt_js
    case .explanations: PackageResources.explanations_js
    case .export: PackageResources.export_js
    case .forcedColors: PackageResources.forced_colors_css
    case .gridControls: PackageResources.grid_controls_js
    case .gridPicks: PackageResources.grid_picks_js
    case .grid: PackageResources.grid_js
    case .history: PackageResources.history_js
    case .icon: PackageResources.icon_svg
    case .inspection: PackageResources.inspection_js
    case .inspectorStyles: PackageResources.inspector_css
    case .inspector: PackageResources.inspector_js
    case .keyboard: PackageResources.keyboard_js
    case .link: PackageResources.link_js
    case .markup: PackageResources.markup_js
    case .menus: PackageResources.menus_js
    case .noPicture: PackageResources.no_picture_js
    case .notice: PackageResources.notice_js
    case .numbers: PackageResources.numbers_js
    case .overlayLabels: PackageResources.overlay_labels_js
    case .overlay: PackageResources.overlay_js
    case .pageStyles: PackageResources.page_css
    case .page: PackageResources.page_js
    case .picture: PackageResources.picture_js
    case .placing: PackageResources.placing_js
    case .pointing: PackageResources.pointing_js
    case .preferences: PackageResources.preferences_js
    case .problem: PackageResources.problem_js
    case .problems: PackageResources.problems_js
    case .session: PackageResources.session_js
    case .sharedStream: PackageResources.shared_stream_js
    case .specs: PackageResources.specs_js
    case .stageStyles: PackageResources.stage_css
    case .stage: PackageResources.stage_js
    case .status: PackageResources.status_js
    case .stream: PackageResources.stream_js
    case .streamWorker: PackageResources.stream_worker_js
    case .swapping: PackageResources.swapping_js
    case .swiftTokens: PackageResources.swift_tokens_js
    case .theme: PackageResources.theme_js
    case .toolbar: PackageResources.toolbar_js
    case .tryingStyles: PackageResources.trying_css
    case .trying: PackageResources.trying_js
    case .variantPanel: PackageResources.variant_panel_js
    case .variants: PackageResources.variants_js
    case .viewsStyles: PackageResources.views_css
    case .zoomControls: PackageResources.zoom_controls_js
    case .zoom: PackageResources.zoom_js
    }
  }
}
