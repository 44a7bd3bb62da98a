// deno-lint-ignore-file no-console -- a command talks to its terminal
/**
 * `deno task test [unit|security|torture|kv|browser]`: builds what the tests look at, runs them, counts.
 * Without a name, every suite.
 *
 * @module
 */
import { join } from "node:path";
import { isBuildStale } from "./build_stamp.ts";

interface Suite {
  folders: string[];
  /** Files run side by side; not where each wants the machine for itself. */
  parallel: boolean;
}

const SUITES: Record<string, Suite> = {
  unit: { folders: ["server", "lib", "islands", "pages", "tests/fakes"], parallel: true },
  security: { folders: ["tests/security", "tests/telemetry"], parallel: true },
  torture: { folders: ["tests/torture"], parallel: false },
  kv: { folders: ["tests/kv_connect"], parallel: false },
  browser: { folders: ["tests/browser"], parallel: true },
};

/** Walks run on both runtimes, so both builds are needed. */
const RUNTIMES = ["preact", "react"] as const;

const chosen = Deno.args.length > 0 ? Deno.args : Object.keys(SUITES);
const unknown = chosen.filter((name) => !SUITES[name]);
if (unknown.length > 0) {
  console.error(`No suite ${unknown.join(", ")}; there are ${Object.keys(SUITES).join(", ")}`);
  Deno.exit(2);
}

for (const runtime of RUNTIMES) {
  if (isBuildStale(runtime)) await run(["task", "--quiet", "build"], { UI: runtime });
}

let passed = 0, failed = 0, broken = false;
for (const name of chosen) {
  const counts = await runSuite(SUITES[name]!);
  passed += counts.passed;
  failed += counts.failed;
  broken ||= !counts.success;
}
console.log(`${passed} passed, ${failed} failed`);
Deno.exit(broken ? 1 : 0);

async function runSuite({ folders, parallel }: Suite) {
  const folder = await Deno.makeTempDir();
  const report = join(folder, "report.xml");
  const flags = ["-A", `--junit-path=${report}`, ...(parallel ? ["--parallel"] : [])];
  const success = await run(["test", ...flags, ...folders.filter(exists)]);
  const text = await Deno.readTextFile(report).catch(() => "");
  await Deno.remove(folder, { recursive: true });
  const count = (what: string) =>
    Number(text.match(new RegExp(`<testsuites[^>]* ${what}="(\\d+)"`))?.[1]);
  const failures = (count("failures") || 0) + (count("errors") || 0);
  return { success, passed: (count("tests") || 0) - failures, failed: failures };
}

async function run(args: string[], env: Record<string, string> = {}): Promise<boolean> {
  const { success } = await new Deno.Command(Deno.execPath(), { args, env }).spawn().status;
  return success;
}

function exists(path: string): boolean {
  try {
    Deno.statSync(path);
    return true;
  } catch {
    return false;
  }
}
