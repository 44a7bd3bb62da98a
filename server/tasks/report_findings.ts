// deno-lint-ignore-file no-console -- a command talks to its terminal
/** @module What an audit has found, printed. */
import type { Findings } from "../audit/findings.ts";

/** Problems that are printed. */
const SHOWN = 100;

/** Prints how many of each were looked at, and what does not agree. Answers whether everything does. */
export function reportFindings({ counts, problems, problemCount }: Findings): boolean {
  for (const [what, count] of counts) {
    console.log(`${count.toLocaleString("en").padStart(12)} ${what.replaceAll("_", " ")}`);
  }
  for (const problem of problems.slice(0, SHOWN)) console.error(`wrong: ${problem}`);
  if (problemCount > SHOWN) console.error(`… and ${problemCount - SHOWN} more`);
  console.log(
    problemCount === 0
      ? "Everything agrees."
      : `${problemCount} ${problemCount === 1 ? "thing does" : "things do"} not agree.`,
  );
  return problemCount === 0;
}
