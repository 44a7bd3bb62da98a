// deno-lint-ignore-file no-console -- a command talks to its terminal
/**
 * @module `deno task adherence [-- descriptions.json] [--to folder] [--from 1] [--count 40]`: draws every
 * description of a file whose wishes a person has labelled, decides each wish by the scene and the picture,
 * prints how many were drawn right, and writes contact sheets with every wish marked. Without a file, those
 * of the illustrator's own tests.
 */
import { join } from "node:path";
import { STYLES } from "../../lib/choices.ts";
import { OWN_DESCRIPTIONS } from "../illustrator/quality/wishes/descriptions.ts";
import { table } from "../illustrator/quality/wishes/tally.ts";
import type { Described } from "../illustrator/quality/wishes/wish.ts";
import { drawDescribed, type Drawn } from "./adherence/drawn.ts";
import { wishSheet } from "./adherence/wish_sheet.ts";
import { readCommandLine } from "./command_line.ts";

/** Pictures on a sheet. */
const ON_A_SHEET = 12;

const { values, positionals } = readCommandLine({
  usage:
    "deno task adherence -- [descriptions.json] [--to folder] [--from 1] [--count 40] [--failures]",
  options: {
    to: { type: "string", default: ".data/adherence" },
    from: { type: "string", default: "1" },
    count: { type: "string", default: "Infinity" },
    failures: { type: "boolean", default: false },
  },
  allowPositionals: true,
});

const [file] = positionals;
const all = file ? JSON.parse(await Deno.readTextFile(file)) as Described[] : OWN_DESCRIPTIONS;
const first = Number(values.from) - 1;
const described = all.slice(first, first + Number(values.count));
await Deno.mkdir(values.to, { recursive: true });

const drawn: Drawn[] = [];
for (let at = 0; at < described.length; at += ON_A_SHEET) {
  const some: Drawn[] = [];
  for (const each of described.slice(at, at + ON_A_SHEET)) some.push(await drawDescribed(each));
  const name = `${some[0]!.described.id}-${some.at(-1)!.described.id}.webp`.replaceAll(
    /[^\w.-]/g,
    "",
  );
  await Deno.writeFile(join(values.to, name), await wishSheet(some));
  drawn.push(
    ...some.map(({ thumbnail: _, ...rest }) => ({ ...rest, thumbnail: new Uint8Array() })),
  );
}

const judged = drawn.flatMap((each) => each.judged);
await Deno.writeTextFile(
  join(values.to, "verdicts.json"),
  JSON.stringify(
    drawn.map(({ described: { id, prompt }, judged, receipt }) => ({
      id,
      prompt,
      judged,
      receipt,
    })),
  ),
);
console.log(`${drawn.length} descriptions in ${STYLES.length} styles, ${judged.length} wishes`);
console.log(table(judged));
if (values.failures) {
  for (const { described, judged } of drawn) {
    const failed = judged.filter(({ verdict }) => verdict !== "right");
    console.log(
      `${described.id}: ${
        failed.map(({ wish, verdict }) => `${verdict} ${wish.what} “${wish.text}”`).join("; ")
      }`,
    );
  }
}
console.log(`Sheets and verdicts are in ${values.to}`);
