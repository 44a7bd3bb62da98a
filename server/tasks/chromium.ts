/**
 * @module The browser of the end-to-end tests and the bench: the Chromium of this machine, or the one inside an
 * npm package. Tests take one without windows, whose pages cost a third less.
 */
import packaged, { inflate } from "@sparticuz/chromium";
import { statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type LaunchOptions } from "playwright-core";

/** A Chromium without windows, as a system has it. */
const SHELL = "/usr/bin/chromium-headless-shell";

/** Where systems put a Chromium or a Chrome. */
const INSTALLED = [
  SHELL,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Playwright's own list, which a second one replaces. */
const OFF_FOR_PLAYWRIGHT = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

/**
 * Every new context opens a window whose address bar renders pages of its own, unseen: half of
 * what a context costs. Nor is a process kept in reserve for a page that may come.
 */
const OFF_UNSEEN = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "SpareRendererForSitePerProcess",
];

/**
 * Without these Chromium connects to its makers' servers at every start, draws what is not seen, and composites
 * pages with a graphics card made of software: half of the processor time of a page.
 */
const QUIET = [
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  `--disable-features=${[...OFF_FOR_PLAYWRIGHT, ...OFF_UNSEEN].join(",")}`,
];

/** The page of a test lives for seconds: to optimise its code, axe's above all, takes longer than it saves. */
const UNOPTIMISED = "--js-flags=--always-sparkplug --no-maglev --no-turbofan";

/** Playwright lets processes share files in place of memory, which costs a twentieth more processor time. */
const ON_DISK = "--disable-dev-shm-usage";

/** Bytes. */
const SHARED_MEMORY = 1024 ** 3;

/** How a browser is started. */
export interface BrowserOptions {
  /** Skips what is installed. */
  packagedOnly?: boolean;
  /** Whether pages are only looked at: nothing measures how fast their code runs. */
  isForTests?: boolean;
}

/** A headless browser. Close it when done. */
export async function launchChromium(
  { packagedOnly = false, isForTests = false }: BrowserOptions = {},
): Promise<Browser> {
  const { args, ...options } = await launchOptions(packagedOnly || isForTests && isUnpacked());
  return await chromium.launch({
    ...options,
    args: [...args!, ...isForTests ? [UNOPTIMISED] : []],
  });
}

/** The same as a person's own browser, with one profile in a folder of its own: no private window. */
export async function launchProfile(): Promise<BrowserContext> {
  return await chromium.launchPersistentContext("", await launchOptions(false));
}

async function launchOptions(packagedOnly: boolean): Promise<LaunchOptions> {
  const installed = packagedOnly ? undefined : INSTALLED.find(isFile);
  const ignoreDefaultArgs = hasSharedMemory() ? [ON_DISK] : [];
  if (installed) {
    return { executablePath: installed, args: ["--no-sandbox", ...QUIET], ignoreDefaultArgs };
  }
  const args = packaged.args.filter((arg) => !UNWANTED.some((word) => arg.startsWith(word)));
  return { ...await unpack(), args: [...args, ...QUIET], ignoreDefaultArgs };
}

/** Whether tests run in the browser of the package: it is without windows, and made for this kind of machine alone. */
function isUnpacked(): boolean {
  return Deno.build.target === "x86_64-unknown-linux-gnu" && !isFile(SHELL);
}

/** Whether processes can share as much memory as many pages need; containers often have 64 MB. */
function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync("/dev/shm");
    return bavail * bsize >= SHARED_MEMORY;
  } catch {
    return false;
  }
}

/** What the package sets for a cloud function and a test must not have. */
const UNWANTED = [
  "--no-zygote",
  "--single-process",
  "--headless",
  "--disable-web-security",
  "--allow-running",
  "--ignore-gpu-blocklist",
  "--in-process-gpu",
  "--use-gl",
  "--use-angle",
  "--enable-unsafe-swiftshader",
];

/**
 * Unpacks the packaged Chromium, with the system libraries it brings along for bare machines, which no other process
 * may see. One test file at a time: another would start the program while it is still being written.
 */
async function unpack(): Promise<Pick<LaunchOptions, "executablePath" | "env">> {
  using lock = await Deno.open(join(tmpdir(), "chromium.lock"), { create: true, write: true });
  await lock.lock(true);
  const folder = new URL("../../node_modules/@sparticuz/chromium/bin", import.meta.url).pathname;
  const libraries = join(await inflate(join(folder, "al2023.tar.br")), "lib");
  const executablePath = await packaged.executablePath(folder);
  const fonts = join(tmpdir(), "fonts");
  const { HOME = tmpdir(), FONTCONFIG_PATH = fonts, ...others } = Deno.env.toObject();
  return {
    executablePath,
    env: { ...others, HOME, FONTCONFIG_PATH, LD_LIBRARY_PATH: libraries },
  };
}

function isFile(path: string): boolean {
  try {
    return Deno.statSync(path).isFile;
  } catch {
    return false;
  }
}
