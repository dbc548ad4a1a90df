// How a device looks.

internal import Foundation
package import PushwooshFramework

/// The style sheet of all devices with one screen.
///
/// A page chooses their size by `--device-scale`, the speed by `--device-slowness`, stops them by
/// `--device-motion: paused` and shows the safe area by `--device-safe-area: visible`.
package struct DeviceStyle: Sendable {
  /// The screen.
  package let screen: Screen

  package init(screen: Screen) { self.screen = screen }

  /// An upright phone with a camera in its screen and a home indicator.
  package static let phone = DeviceStyle(
    screen: Screen(
      size: CGSize(width: 393, height: 852), insets: Screen.Insets(top: 59, bottom: 34)))

  /// The rules.
  package var css: String { measures + Self.rules }

  private var measures: String {
    let safe = screen.safeArea
    return """
      .device {
        --device-width: \(CSSText.points(screen.bounds.width));
        --device-height: \(CSSText.points(screen.bounds.height));
        --device-safe-top: \(CSSText.points(safe.minY));
        --device-safe-left: \(CSSText.points(safe.minX));
        --device-safe-width: \(CSSText.points(safe.width));
        --device-safe-height: \(CSSText.points(safe.height));
      }

      """
  }

  private static let rules = """
    .device {
      --device-edge: 14px;
      --device-metal: #c9ccd3;
      --device-paper: #f2f3f7;
      --device-card: #ffffff;
      --device-ink: #16181d;
      --device-line: #e3e5ec;
      box-sizing: border-box;
      width: calc((var(--device-width) + 2 * var(--device-edge)) * var(--device-scale, 1));
      height: calc((var(--device-height) + 2 * var(--device-edge)) * var(--device-scale, 1));
      contain: layout size;
    }
    .device *, .device *::before, .device *::after { box-sizing: border-box; margin: 0 }
    .device-body {
      width: calc(var(--device-width) + 2 * var(--device-edge));
      height: calc(var(--device-height) + 2 * var(--device-edge));
      padding: var(--device-edge);
      border-radius: 68px;
      background: #0b0c0f;
      box-shadow: 0 0 0 3px var(--device-metal), 0 0 0 4px #0003, 0 26px 60px -18px #0b0c1f59;
      transform: scale(var(--device-scale, 1));
      transform-origin: 0 0;
    }
    .device-screen {
      position: relative;
      width: var(--device-width);
      height: var(--device-height);
      border-radius: 55px;
      overflow: hidden;
      isolation: isolate;
      background: var(--device-paper);
      color: var(--device-ink);
      font: 600 17px/1.2 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
      text-align: start;
      user-select: none;
    }
    .device-app {
      position: absolute;
      left: var(--device-safe-left);
      top: var(--device-safe-top);
      width: var(--device-safe-width);
      padding: 14px 20px;
    }
    .device-app b { display: block; font-size: 34px; font-weight: 750; letter-spacing: -0.02em }
    .device-app i {
      position: relative;
      display: block;
      height: 96px;
      margin-top: 12px;
      border-radius: 20px;
      background: radial-gradient(circle at 48px, var(--device-line) 29.5px, #0000 30px),
        var(--device-card);
    }
    .device-app i::before, .device-app i::after {
      content: "";
      position: absolute;
      left: 96px;
      top: 28px;
      width: 190px;
      height: 13px;
      border-radius: 7px;
      background: var(--device-line);
    }
    .device-app i::after { top: 55px; width: 124px }
    .device-app i:nth-of-type(2n)::before { width: 150px }
    .device-app i:nth-of-type(2n)::after { width: 172px }
    .device-window {
      position: absolute;
      left: 0;
      top: 0;
      overflow: hidden;
      background: var(--device-card);
      box-shadow: 0 0 0 0.5px #0000001f, 0 18px 50px #0b0c1f40;
      animation-iteration-count: infinite;
      animation-play-state: var(--device-motion, running);
    }
    .device-window iframe { display: block; width: 100%; height: 100%; border: 0 }
    .device-safe-area {
      position: absolute;
      left: var(--device-safe-left);
      top: var(--device-safe-top);
      width: var(--device-safe-width);
      height: var(--device-safe-height);
      border: dashed #e5484d;
      border-width: 2px 0;
      box-shadow: 0 0 0 9999px #e5484d33;
      visibility: var(--device-safe-area, hidden);
    }
    .device-bar {
      position: absolute;
      inset: 0 0 auto;
      height: 59px;
      display: flex;
      align-items: center;
      justify-content: space-between;
      padding: 2px 30px 0 46px;
    }
    .device-bar::before {
      content: "";
      position: absolute;
      left: 50%;
      top: 12px;
      width: 124px;
      height: 36px;
      margin-left: -62px;
      border-radius: 18px;
      background: #000;
    }
    .device-battery {
      width: 28px;
      height: 14px;
      border: 1.5px solid;
      border-radius: 4.5px;
      background: linear-gradient(currentcolor 0 0) 2px 2px / 16px calc(100% - 4px) no-repeat;
      background-clip: padding-box;
    }
    .device-home {
      position: absolute;
      left: 50%;
      bottom: 8px;
      width: 138px;
      height: 5px;
      margin-left: -69px;
      border-radius: 3px;
      background: currentcolor;
    }
    @media (prefers-color-scheme: dark) {
      .device {
        --device-metal: #5a5d69;
        --device-paper: #0f1014;
        --device-card: #1d1f26;
        --device-ink: #f3f4f8;
        --device-line: #30333d;
      }
      .device-body { box-shadow: 0 0 0 3px var(--device-metal), 0 26px 60px -18px #000 }
      .device-window { box-shadow: 0 0 0 0.5px #ffffff2e, 0 18px 50px #000000a6 }
    }
    @media print, (prefers-reduced-motion: reduce) {
      .device-window { animation-name: none !important }
    }

    """
}
