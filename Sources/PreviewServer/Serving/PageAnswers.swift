// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Inspecting
import Platform
import PreviewRendering
import TableLayout
import TableSpec

/// Answers all routes except the stream of events. Renders on the calling queue, which must not be an event
/// loop.
struct PageAnswers: Sendable {
  let model: PageModel
  /// `nil` if the page may neither write nor start anything.
  let acts: PageActs?
  let nonces: PageNonces
  /// The screens in place of specs; `nil` for a daemon's page.
  let gallery: PageGallery?
  private let pictures: PictureMemory
  private let screenshotPixels: Int

  init(model: PageModel, editing: PageEditing?, gallery: PageGallery?, limits: PageLimits) {
    self.model = model
    self.gallery = gallery
    acts = editing.map { PageActs(model: model, editing: $0) }
    nonces = PageNonces(life: limits.nonceLife)
    pictures = PictureMemory(limit: limits.pictureBytes)
    screenshotPixels = limits.screenshotPixels
  }

  /// - Parameter body: the bytes of the request's body.
  func answer(_ route: PageRoute, body: [UInt8] = []) throws(PageRefusal) -> PageAnswer {
    switch route {
    case .asset(let asset): return PageAnswer(asset.contentType, asset.bytes)
    case .page:
      return gallery.map { PageAnswer("text/html; charset=utf-8", $0.html) } ?? page
    case .screen(let request):
      guard let gallery else { throw PageRoute.missing }
      return PageAnswer("image/svg+xml", try gallery.picture(request))
    case .copy(let screen):
      guard let gallery else { throw PageRoute.missing }
      return json(try gallery.copied(screen))
    case .state, .events: return json(model.state)
    case .nonce(let act): return json(.object([("nonce", .text(nonces.make(for: act)))]))
    case .exposed:
      model.expose()
      return json(.object([]))
    case .write(let request):
      guard let acts else { throw PageRoute.missing }
      return json(try acts.write(request))
    case .open(let request):
      guard let acts else { throw PageRoute.missing }
      return json(try acts.open(request))
    case .picture(let request):
      guard let (spec, good) = model.spec(at: request.spec),
        let picture = pictures.answer(
          request, revision: spec.revision, draw: { PagePicture.svg(request, spec, good, model) })
      else { throw PageRoute.missing }
      var answer = PageAnswer(picture.isPatch ? "application/xml" : "image/svg+xml", picture.bytes)
      answer.tag = String(picture.serial)
      return answer
    case .inspection(let request):
      guard let (spec, good) = model.spec(at: request.spec), let good else { throw PageRoute.missing }
      let layout = LaidOutTable(request.variant.applied(to: request.trial.applied(to: good.table)))
      let inspected = InspectedSpec(
        files: good.spec.files, revision: spec.revision,
        brokenText: spec.problem != nil ? try? FileReader.read(spec.path) : nil)
      guard let target = model.target(of: request, in: spec.path, good),
        let inspection = Inspection(target, in: layout, of: inspected)
      else { throw PageRoute.missing }
      return json(inspection.json(save: model.history.id(good.save), of: inspected))
    case .history(let request):
      guard let (spec, good) = model.spec(at: request.spec) else { throw PageRoute.missing }
      let before =
        request.kept.map {
          $0 == good.map { model.history.id($0.save) } ? good?.table : model.history.table($0, of: spec.path)
        }
        ?? good?.former
      let changes = good.flatMap { good in before.map { PageChanges(from: $0, to: good.table).json } }
      return json(model.history.json(of: spec.path, changes: changes ?? .null))
    case .screenshot(let request):
      guard let (_, good) = model.spec(at: request.spec), let good else { throw PageRoute.missing }
      let layout = LaidOutTable(request.variant.applied(to: good.table))
      return json(try PageScreenshot.json(of: body, with: layout, mostPixels: screenshotPixels))
    case .findings(let index):
      guard let (spec, good) = model.spec(at: index), let good else { throw PageRoute.missing }
      let inspected = InspectedSpec(files: good.spec.files, revision: spec.revision)
      return json(PageFindings.json(of: good.table, in: good.layout, inspected))
    case .code(let request):
      guard let (spec, good) = model.spec(at: request.spec), let good else { throw PageRoute.missing }
      return json(PageCode.json(request, of: good.table, from: spec.path))
    }
  }

  /// The change of the picture that viewers look at, if they look at a spec's own picture and the change is small.
  var pushed: PushedPicture? {
    guard let index = model.viewedSpec, let (spec, good) = model.spec(at: index) else { return nil }
    let request = PictureRequest(ofFile: index)
    return pictures.change(request, revision: spec.revision) {
      PagePicture.svg(request, spec, good, model)
    }
  }

  private var page: PageAnswer {
    let first = model.spec(at: 0)
    return PageAnswer(
      "text/html; charset=utf-8",
      PageDocument.html(
        template: PageAsset.template, state: model.state, spec: first?.spec, good: first?.good))
  }

  private func json(_ value: ValueTree) -> PageAnswer {
    PageAnswer("application/json", Array(value.jsonLine.utf8))
  }
}
