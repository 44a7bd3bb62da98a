/**
 * @module The device behind a request in plain words, so that people recognise their own sessions.
 */
import { msg, t } from "../../lib/i18n/translate.ts";

/** The first that fits names it; many browsers also carry the names of those below them. */
const BROWSERS: [name: string, mark: RegExp][] = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS|HeadlessChrome)\//],
  ["Safari", /\bSafari\//],
];

const ON = " on ";

const SYSTEMS: [name: string, mark: RegExp][] = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Chromebook", /\bCrOS\b/],
  ["Windows", /\bWindows\b/],
  ["Mac", /\bMac OS X\b|\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
];

const UNKNOWN_BROWSER = msg("A browser");
const UNKNOWN_SYSTEM = msg("an unknown device");

/** E.g. "Firefox on Windows", in English, to be kept. None of the header's own text is in it. */
export function deviceName(userAgent: string | undefined): string {
  const browser = firstFit(BROWSERS, userAgent) ?? UNKNOWN_BROWSER;
  const system = firstFit(SYSTEMS, userAgent) ?? UNKNOWN_SYSTEM;
  return `${browser}${ON}${system}`;
}

/** The same name in the language of the reader. */
export function shownDevice(name: string): string {
  const [browser = "", system] = name.split(ON);
  if (system === undefined) return name;
  return t("{browser} on {system}", { browser: t(browser), system: t(system) });
}

function firstFit(table: [string, RegExp][], text = ""): string | undefined {
  return table.find(([, mark]) => mark.test(text))?.[0];
}
