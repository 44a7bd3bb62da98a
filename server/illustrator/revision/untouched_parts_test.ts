/**
 * What a change does not name stays as it is where nothing covers it, looked at through masks in what is painted.
 */
import assert from "node:assert/strict";
import type { Style } from "../../../lib/choices.ts";
import { compose } from "../compose.ts";
import { planCharacter } from "../plan.ts";
import { cellsOf, maskOf, type Parts, partsOf, SIDE } from "../quality/parts.ts";
import { type View, viewOf } from "../quality/view.ts";
import type { CatSpec } from "../spec.ts";
import { STYLE_ENTRIES } from "../styles.ts";
import { revise } from "./revise.ts";

const PROMPT = "a grey tabby cat with green eyes sitting in a kitchen in the morning";

/** What is put on, and how much of the cat may be under it, or beside its edge. */
const PUT_ON = { "now with a red hat": 0.4, "with a blue scarf": 0.4 };

/** As many cells around: a contour and a soft edge reach no farther. */
const REACH = 3;

/** In OKLab: a difference that is seen only side by side. What is put on casts a shadow and a reflection. */
const SEEN = 0.05;

/** Shares of the cells. A shadow may fall on some; pixels choose their colours from the whole picture. */
const ALIKE: Partial<Record<Style, number>> = {
  cartoon: 0.98,
  anime: 0.98,
  "stained-glass": 0.98,
  pixel: 0.9,
};

for (const [style, alike] of Object.entries(ALIKE) as [Style, number][]) {
  Deno.test(`[redraw] in ${style}, what is put on changes nothing beside it`, async () => {
    const { spec } = planCharacter(PROMPT, { style, seed: "7" });
    const before = await painted(spec);
    const cat = cellsOf(
      maskOf(
        before.parts,
        (item) => item?.is === "eye" || (item?.is === "region" && item.role === "coat"),
      ),
    );
    for (const [words, covered] of Object.entries(PUT_ON)) {
      const revision = revise(spec, PROMPT, { words });
      assert.ok("spec" in revision, JSON.stringify(revision));
      const after = await painted(revision.spec);
      const untouched = cat.filter((cell) => staysAround(cell, before.parts, after.parts));
      assert.ok(untouched.length > cat.length * (1 - covered), `${words}: the cat has moved`);
      const same = untouched.filter((cell) => distance(before.view, after.view, cell) < SEEN);
      const share = same.length / untouched.length;
      assert.ok(share >= alike, `${words}: ${share} of what it leaves alone is as it was`);
    }
  });
}

async function painted(spec: CatSpec) {
  const scene = compose(spec);
  const paint = await STYLE_ENTRIES[spec.style].loadPainter();
  return { view: viewOf(paint(scene)), parts: partsOf(scene) };
}

/** Whether the same thing, and the same mark of it, is seen in this cell and around it. */
function staysAround(cell: number, before: Parts, after: Parts): boolean {
  const x = cell % SIDE, y = Math.floor(cell / SIDE);
  if (Math.min(x, y) < REACH || Math.max(x, y) >= SIDE - REACH) return false;
  for (let dy = -REACH; dy <= REACH; dy++) {
    for (let dx = -REACH; dx <= REACH; dx++) {
      const at = cell + dy * SIDE + dx;
      if (nameAt(before, at) !== nameAt(after, at)) return false;
    }
  }
  return true;
}

function nameAt({ scene, item, mark }: Parts, cell: number): string {
  const thing = scene.items[item[cell]!];
  return thing && "name" in thing ? `${thing.name} ${mark[cell]}` : "";
}

function distance(before: View, after: View, cell: number) {
  return Math.hypot(
    before.lightness[cell]! - after.lightness[cell]!,
    before.a[cell]! - after.a[cell]!,
    before.b[cell]! - after.b[cell]!,
  );
}
