/** @module WebKitGTK, over WebDriver, on a virtual screen of its own. */

// @ts-types="./selenium.d.ts"
import { Builder, By, Capabilities } from "selenium-webdriver";
import { type Engine, installed, PATIENCE_MS, WINDOW } from "./engine.ts";
import { sleep } from "../../lib/sleep.ts";

const DRIVER = ["/usr/bin/WebKitWebDriver"];
const BROWSER = [
  "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
  "/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
];
const SCREEN = ["/usr/bin/Xvfb"];

/** Null where one of the three is not installed. */
export async function openWebKit(): Promise<Engine | null> {
  const [driver, browser, screen] = [DRIVER, BROWSER, SCREEN].map(installed);
  if (!driver || !browser || !screen) return null;
  const display = `:${100 + Deno.pid % 400}`;
  const port = 20_000 + Deno.pid % 20_000;
  const started: Deno.ChildProcess[] = [];
  const start = (command: string, args: string[], env: Record<string, string> = {}) =>
    started.push(
      // A group of its own: with it ends what it has started.
      new Deno.Command("setsid", {
        args: [command, ...args],
        env,
        stdout: "null",
        stderr: "null",
      }).spawn(),
    );
  async function end(): Promise<void> {
    for (const child of started.toReversed()) {
      try {
        Deno.kill(-child.pid, "SIGTERM");
      } catch {
        // It has ended by itself.
      }
      await child.status;
    }
  }
  try {
    start(screen, [display, "-screen", "0", "1400x1100x24", "-nolisten", "tcp"]);
    start(driver, [`--port=${port}`], { DISPLAY: display, WEBKIT_DISABLE_COMPOSITING_MODE: "1" });
    await untilListening(port);
    const capabilities = new Capabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] },
    });
    const window = await new Builder().usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(capabilities).build();
    await window.manage().window().setRect({ x: 0, y: 0, ...WINDOW });
    const version = (await window.getCapabilities()).get("browserVersion");
    const found = (selector: string) =>
      window.wait(
        async () => {
          const [element] = await window.findElements(By.css(selector));
          return element && await element.isDisplayed() ? element : null;
        },
        PATIENCE_MS,
        selector,
      );
    return {
      name: `WebKitGTK ${version}`,
      open: (url) => window.get(url),
      async fill(selector, text) {
        const field = await found(selector);
        await field.clear();
        await field.sendKeys(text);
      },
      async click(selector) {
        const element = await found(selector);
        // Bars that stick to an edge of the window lie over what is there.
        await window.executeScript("arguments[0].scrollIntoView({ block: 'center' })", element);
        await element.click();
      },
      until: async (expression) =>
        void await window.wait(
          () => window.executeScript<boolean>(`return Boolean(${expression})`),
          PATIENCE_MS,
          expression,
        ),
      async close() {
        try {
          await window.quit();
        } finally {
          await end();
        }
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

async function untilListening(port: number): Promise<void> {
  const limit = Date.now() + PATIENCE_MS;
  while (Date.now() < limit) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer) return;
    await sleep(50);
  }
  throw new Error("The driver of WebKit does not answer.");
}
