/** @module Firefox, over WebDriver BiDi. */
import puppeteer from "puppeteer-core";
import { type Engine, installed, PATIENCE_MS, WINDOW } from "./engine.ts";

const PATHS = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];

/** Null where it is not installed. `complain` hears what its console says. */
export async function openFirefox(complain: (text: string) => void): Promise<Engine | null> {
  const executablePath = installed(PATHS);
  if (!executablePath) return null;
  const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
  const page = await browser.newPage();
  await page.setViewport(WINDOW);
  page.setDefaultTimeout(PATIENCE_MS);
  page.on("console", (message) => complain(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => complain(String(error)));
  return {
    name: await browser.version(),
    open: async (url) => void await page.goto(url),
    fill: (selector, text) => page.locator(selector).fill(text),
    click: (selector) => page.locator(selector).click(),
    until: async (expression) => void await page.waitForFunction(expression),
    close: () => browser.close(),
  };
}
