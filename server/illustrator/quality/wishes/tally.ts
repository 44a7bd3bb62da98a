/** @module Wishes counted by their kind. */
import type { Judged } from "./judge.ts";
import type { Verdict, WishKind } from "./wish.ts";

/** Rows of the table: kinds that people do not tell apart are counted together. */
const ROWS: readonly { name: string; kinds: readonly WishKind[] }[] = [
  { name: "coat", kinds: ["coat"] },
  { name: "eyes", kinds: ["eyes"] },
  { name: "body, breed", kinds: ["body"] },
  { name: "pose, action", kinds: ["pose"] },
  { name: "clothing", kinds: ["clothing"] },
  { name: "mood", kinds: ["mood"] },
  { name: "objects", kinds: ["object"] },
  { name: "places", kinds: ["place"] },
  { name: "time, weather", kinds: ["time", "weather"] },
  { name: "other animals, several cats", kinds: ["animal"] },
  { name: "relations", kinds: ["relation"] },
  { name: "negations", kinds: ["negation"] },
];

/** What is counted apart: art is chosen in the form, and no measurement reads writing. */
const APART: typeof ROWS = [{ name: "writing", kinds: ["text"] }, { name: "art", kinds: ["art"] }];

export type Count = Record<Verdict, number> & { asked: number };

/** How many wishes of these kinds became what. */
function countOf(judged: readonly Judged[], kinds: readonly WishKind[]): Count {
  const count: Count = { asked: 0, right: 0, wrong: 0, disclosed: 0, refused: 0, undecided: 0 };
  for (const { wish, verdict } of judged) {
    if (!kinds.includes(wish.what)) continue;
    count.asked++;
    count[verdict]++;
  }
  return count;
}

/** The table as Markdown; percentages are of all that were asked. */
export function table(judged: readonly Judged[]): string {
  const line = (name: string, kinds: readonly WishKind[]) => {
    const { asked, ...counts } = countOf(judged, kinds);
    const shares = ORDER.map((verdict) =>
      asked === 0 ? "–" : `${Math.round((100 * counts[verdict]) / asked)} %`
    );
    return `| ${name} | ${asked} | ${shares.join(" | ")} |`;
  };
  return [
    "| wish | asked | drawn right | wrong or missing without a word | disclosed as not drawn | refused | not decided |",
    "| --- | --: | --: | --: | --: | --: | --: |",
    ...ROWS.map(({ name, kinds }) => line(name, kinds)),
    line("**all**", ROWS.flatMap(({ kinds }) => kinds)),
    ...APART.map(({ name, kinds }) => line(`apart: ${name}`, kinds)),
  ].join("\n");
}

const ORDER: readonly Verdict[] = ["right", "wrong", "disclosed", "refused", "undecided"];
