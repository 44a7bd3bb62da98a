// deno-lint-ignore-file no-console -- a command talks to its terminal
/**
 * @module Every golden description in every style through every quality check, and what was seen.
 */
import { STYLES } from "../../../lib/choices.ts";
import { type Finding, isMet } from "../../illustrator/quality/finding.ts";
import { inspect, type Inspected } from "../../illustrator/quality/inspect.ts";
import { GOLDEN_DESCRIPTIONS } from "../../illustrator/quality/golden_descriptions.ts";
import { goldenSpec } from "../../illustrator/quality/golden.ts";
import { distance } from "../../illustrator/quality/likeness.ts";
import { nearestStyle } from "../../illustrator/quality/separability.ts";

type Look = Pick<Inspected, "spec" | "features" | "fingerprint" | "findings"> & {
  description: string;
};

/** Prints how far each figure ranges and what missed its band; returns whether nothing did. */
export async function qualityReport(): Promise<boolean> {
  const looks: Look[] = [];
  for (const description of GOLDEN_DESCRIPTIONS) {
    for (const style of STYLES) {
      const { view: _, ...look } = await inspect(goldenSpec(description, style));
      looks.push({ ...look, description });
    }
  }
  const missed = looks.flatMap(missedBy);
  ranges(looks);
  console.log(`\n${missed.length} findings missed of ${looks.flatMap(allOf).length}`);
  missed.toSorted().forEach((line) => console.log(line));
  styles(looks);
  likeness(looks);
  return missed.length === 0;
}

function allOf({ findings }: Look): Finding[] {
  return Object.values(findings).flat();
}

function missedBy(look: Look): string[] {
  return allOf(look).filter((finding) => !isMet(finding)).map(({ what, seen, from, to }) =>
    `${look.spec.style}: ${what} is ${seen.toFixed(3)}, not ${from} to ${to} | ${look.description}`
  );
}

/** The least, 1 %, middle, 99 % and greatest of each figure in each style. */
function ranges(looks: readonly Look[]): void {
  const figures = new Map<string, number[]>();
  const note = (name: string, value: number) =>
    Number.isNaN(value) || (figures.get(name) ?? figures.set(name, []).get(name)!).push(value);
  for (const look of looks) {
    const { style } = look.spec;
    for (const { what, seen } of allOf(look)) note(`${style}, ${kindOf(what)}`, seen);
    for (const [name, value] of Object.entries(look.features)) note(`${style}, ${name}`, value);
  }
  for (const [name, values] of [...figures].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const sorted = values.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]!.toFixed(3);
    console.log(name.padEnd(54), [0, 0.01, 0.5, 0.99, 1].map(at).join("  "));
  }
}

/** What a finding is about, without the words of its recipe. */
function kindOf(what: string): string {
  return what
    .replace(
      /^.*?( is \S+: | is there| has markings)/,
      (_, end) => `thing${end.replace(/\S+:/, "X:")}`,
    )
    .replace(/(left|right) eye is .*/, "eye is X").replace(/(left|right) eye/, "eye")
    .replace(/^the background is .*/, "the background is X");
}

function styles(looks: readonly Look[]): void {
  const samples = looks.map(({ spec, features }) => ({ style: spec.style, features }));
  const wrong = samples.map((sample, at) => ({ taken: nearestStyle(sample, samples), at }))
    .filter(({ taken, at }) => taken !== samples[at]!.style);
  console.log(
    `\n${(100 * (1 - wrong.length / samples.length)).toFixed(1)} % recognised by their style`,
  );
  wrong.forEach(({ taken, at }) =>
    console.log(`${samples[at]!.style} taken for ${taken} | ${looks[at]!.description}`)
  );
}

function likeness(looks: readonly Look[]): void {
  for (const [style, own] of Map.groupBy(looks, ({ spec }) => spec.style)) {
    const distances = own.flatMap((one, at) =>
      own.slice(0, at).map((other) => distance(one.fingerprint, other.fingerprint))
    ).toSorted((a, b) => a - b);
    const middle = distances[Math.floor(distances.length / 2)]!;
    console.log(`${style}: nearest pair ${distances[0]!.toFixed(3)}, middle ${middle.toFixed(3)}`);
  }
}
