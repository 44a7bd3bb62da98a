/**
 * Imported things in painted pictures: they are there, in the colour that was asked for, as often as asked.
 */
import assert from "node:assert/strict";
import { type Style, STYLES } from "../../../lib/choices.ts";
import { PLAIN_CAT } from "../../../tests/support/cat.ts";
import { compose } from "../compose.ts";
import { randomStream } from "../random.ts";
import { THING_COLOURS } from "../spec.ts";
import type { CatSpec } from "../spec.ts";
import { THINGS } from "../things/catalogue.ts";
import type { ThingName } from "../things/thing_names.ts";
import { pawwearOf } from "../wardrobe/pawwear.ts";
import { isMet } from "./finding.ts";
import { inspect } from "./inspect.ts";
import { cellsOf, maskOf, partsOf } from "./parts.ts";

/** Things that are drawn for each style. */
const SAMPLE = 4;

/** Gloves and skates are worn, and no pile of them is drawn. */
const names = ([...THINGS.keys()] as ThingName[]).filter((name) => !pawwearOf(name));

/** Those whose own draw is highest, so that a new thing is in a sample only where it wins. */
function sample(of: string, count: number): ThingName[] {
  const draws = new Map(names.map((name) => [name, randomStream(of, name).next()]));
  return names.toSorted((a, b) => draws.get(b)! - draws.get(a)!).slice(0, count);
}

for (const style of STYLES as readonly Style[]) {
  Deno.test(`[things] ${style}: a thing is there in the colour asked for`, async () => {
    for (const kind of sample(style, SAMPLE)) {
      const colour = randomStream(style, `colour of ${kind}`).pick(THING_COLOURS);
      const { findings } = await inspect(pictureOf({ kind, colour }, style));
      const about = findings.adherence.filter(({ what }) => what.startsWith(kind));
      assert.ok(about.some(({ what }) => what.includes(`is ${colour}`)), `${colour} ${kind}`);
      const missed = about.filter((finding) => !isMet(finding));
      assert.deepEqual(missed, [], `${colour} ${kind}`);
    }
  });
}

Deno.test("[things] every one of three is seen, and a giant one is larger", () => {
  for (const kind of sample("three", 24)) {
    const three = partsOf(compose(pictureOf({ kind, count: 3 }, "cartoon")));
    for (const name of [kind, `${kind} 2`, `${kind} 3`]) {
      const cells = cellsOf(maskOf(three, (item) => item?.name === name));
      assert.ok(cells.length > 20, `${name}: ${cells.length} cells`);
    }
    const [tiny, giant] = (["tiny", "giant"] as const).map((size) => {
      const parts = partsOf(compose(pictureOf({ kind, size }, "cartoon")));
      return cellsOf(maskOf(parts, (item) => item?.name.startsWith(kind) ?? false)).length;
    });
    assert.ok(giant! > 1.5 * tiny!, `${kind}: ${tiny} and ${giant} cells`);
  }
});

function pictureOf(prop: CatSpec["props"][number], style: Style): CatSpec {
  return { ...PLAIN_CAT, style, seed: prop.kind, props: [prop] };
}
