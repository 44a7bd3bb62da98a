// deno-lint-ignore-file no-console -- a command talks to its terminal
/**
 * @module `deno task test:changed -- [commit]`: runs the tests that import what differs from a commit, the
 * last one if none is named.
 */
import { affectedTests } from "./affected_tests.ts";
import { readCommandLine, refuseCommandLine } from "./command_line.ts";
import { ownSources } from "./own_sources.ts";
import { denoTest } from "./test_run.ts";

const USAGE = `deno task test:changed             the tests of what differs from the last commit
deno task test:changed -- commit   of what differs from this one, as main`;

const [base = "HEAD", ...rest] =
  readCommandLine({ usage: USAGE, allowPositionals: true }).positionals;
if (rest.length > 0) refuseCommandLine(USAGE, `One commit, not also ${rest.join(" ")}`);
const changed = [
  ...await linesOf("git", "diff", "--name-only", base, "--"),
  ...await linesOf("git", "ls-files", "--others", "--exclude-standard"),
];
const tests = affectedTests(await ownSources(), changed);
console.log(`${changed.length} files differ from ${base}; ${tests.length} files of tests use them`);
if (tests.length === 0) Deno.exit(0);
const { success } = await denoTest(tests, { atOnce: navigator.hardwareConcurrency });
Deno.exit(success ? 0 : 1);

/** Ends the process where the command fails: an unknown commit. */
async function linesOf(command: string, ...args: string[]): Promise<string[]> {
  const { success, stdout, stderr } = await new Deno.Command(command, { args }).output();
  if (!success) {
    refuseCommandLine(USAGE, new TextDecoder().decode(stderr).trim());
  }
  return new TextDecoder().decode(stdout).split("\n").filter((line) => line !== "");
}
