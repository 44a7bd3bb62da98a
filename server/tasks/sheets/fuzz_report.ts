// deno-lint-ignore-file no-console -- a command talks to its terminal
/**
 * @module Random descriptions, drawn: none may throw, and nearly all must be well composed, legible and
 * within the bands of their style.
 */
import { ACCESSORIES, STYLES } from "../../../lib/choices.ts";
import { type Finding, isMet } from "../../illustrator/quality/finding.ts";
import { inspect } from "../../illustrator/quality/inspect.ts";
import { randomDescriptions } from "../../illustrator/quality/random_descriptions.ts";
import { FUZZ } from "../../illustrator/quality/thresholds.ts";
import { parse } from "../../illustrator/words/parse.ts";
import { resolve } from "../../illustrator/words/resolve.ts";

/** Every so many wear everything there is. */
const OVERDRESSED = 10;

/** Draws as many, the styles in turns; returns whether enough of them are good. */
export async function fuzzReport(count: number): Promise<boolean> {
  let findings = 0, missed = 0;
  const bad: string[] = [];
  for (const [i, description] of randomDescriptions(count).entries()) {
    const spec = resolve(parse(description), {
      style: STYLES[i % STYLES.length]!,
      seed: `${i}`,
      accessories: i % OVERDRESSED === 0 ? [...ACCESSORIES] : [],
    });
    const { structure, legibility, bands } = (await inspect(spec)).findings;
    const all = [...structure, ...legibility, ...bands];
    const wrong = all.filter((finding) => !isMet(finding));
    findings += all.length;
    missed += wrong.length;
    if (wrong.length === 0) continue;
    bad.push(
      `${i}, ${spec.style}: ${wrong.map(inWords).join(", ")} | ${description.slice(0, 120)}`,
    );
  }
  const share = 1 - missed / findings;
  bad.forEach((line) => console.log(line));
  console.log(`${count} pictures drawn, ${bad.length} of them miss something`);
  console.log(`${(100 * share).toFixed(2)} % of ${findings} findings met`);
  return share >= FUZZ;
}

function inWords({ what, seen, from, to }: Finding): string {
  return `${what} is ${seen.toFixed(3)}, not ${from} to ${to}`;
}
