/**
 * The device behind a request in plain words, so that people recognise their own sessions.
 *
 * @module
 */

/** The first that fits names it; many browsers also carry the names of those below them. */
const BROWSERS: [name: string, mark: RegExp][] = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS|HeadlessChrome)\//],
  ["Safari", /\bSafari\//],
];

const SYSTEMS: [name: string, mark: RegExp][] = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Chromebook", /\bCrOS\b/],
  ["Windows", /\bWindows\b/],
  ["Mac", /\bMac OS X\b|\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
];

/** E.g. "Firefox on Windows". None of the header's own text is in it. */
export function deviceName(userAgent: string | undefined): string {
  const browser = firstFit(BROWSERS, userAgent) ?? "A browser";
  const system = firstFit(SYSTEMS, userAgent) ?? "an unknown device";
  return `${browser} on ${system}`;
}

function firstFit(table: [string, RegExp][], text = ""): string | undefined {
  return table.find(([, mark]) => mark.test(text))?.[0];
}
