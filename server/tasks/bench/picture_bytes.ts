/** @module How many bytes of pictures a phone loads for a collection page of sixty cards. */
import type { Page } from "playwright-core";
import { launchChromium } from "../chromium.ts";
import type { Row } from "./row.ts";

const PHONE = { width: 390, height: 844 };

const GOAL_BYTES = 600_000;

/** The collection page at `origin` for this session. */
export async function pictureBytesRows(
  { origin, session }: { origin: string; session: string },
): Promise<Row[]> {
  const browser = await launchChromium();
  try {
    /** The bytes on a screen of this many pixels to the dot, after these steps. */
    const bytesOn = async (deviceScaleFactor: number, visit: (page: Page) => Promise<void>) => {
      const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor });
      await context.addCookies([{ name: "session", value: session, url: origin }]);
      const page = await context.newPage();
      const sizes: Promise<number>[] = [];
      page.on("response", (response) => {
        if (response.request().resourceType() !== "image") return;
        sizes.push(response.body().then((body) => body.length));
      });
      await page.goto(`${origin}/collection`, { waitUntil: "networkidle" });
      await visit(page);
      const loaded = await Promise.all(sizes);
      await context.close();
      return loaded.reduce((sum, size) => sum + size, 0);
    };
    return [
      row("as it opens, dense screen", await bytesOn(3, () => Promise.resolve())),
      row("scrolled to its end", await bytesOn(1, scrollToEnd)),
    ];
  } finally {
    await browser.close();
  }
}

/** Looks at each card until its picture is there. */
async function scrollToEnd(page: Page): Promise<void> {
  const pictures = page.locator("main li img");
  for (let n = 0; n < await pictures.count(); n++) {
    await pictures.nth(n).scrollIntoViewIfNeeded();
    await page.waitForFunction((n) => {
      const { complete, naturalWidth } = document.querySelectorAll<HTMLImageElement>(
        "main li img",
      )[n]!;
      return complete && naturalWidth > 0;
    }, n);
  }
}

function row(how: string, bytes: number): Row {
  return {
    what: `pictures of a collection of 60 on a phone, ${how}`,
    measured: `${Math.round(bytes / 1000)} kB`,
    goal: `≤ ${GOAL_BYTES / 1000} kB`,
    met: bytes <= GOAL_BYTES,
  };
}
