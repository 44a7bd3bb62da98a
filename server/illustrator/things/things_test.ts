/**
 * What must hold of every imported thing: it is drawn within its size, by its name, and sentences name it.
 */
import assert from "node:assert/strict";
import { boundsOf, heightOf, widthOf } from "../geometry/measure.ts";
import { THING_COLOURS } from "../spec.ts";
import { THINGS as COLOURS } from "../colour/palette.ts";
import { itemsOf } from "./art.ts";
import { THINGS } from "./catalogue.ts";
import { LONGEST_SIDE } from "./thing.ts";
import type { ThingName } from "./thing_names.ts";

Deno.test("[things] every thing is drawn in regions of its name, within its size, on the ground", () => {
  for (const thing of THINGS.values()) {
    const items = itemsOf(thing), box = boundsOf(items);
    assert.equal(items[0]?.name, thing.name);
    const longest = Math.max(widthOf(box), heightOf(box));
    assert.ok(Math.abs(longest - LONGEST_SIDE[thing.size]) < 3, `${thing.name}: ${longest}`);
    assert.ok(Math.abs(box.bottom) < 1.5, `${thing.name} stands ${box.bottom} below the ground`);
    for (const item of items) {
      assert.ok(item.name.startsWith(thing.name), item.name);
      assert.ok(item.is === "region" && item.outline.length > 2, item.name);
      assert.ok(item.outline.flat().every(Number.isFinite), item.name);
    }
  }
});

Deno.test("[things] what is round shows no straight pieces", () => {
  for (const name of ["couch", "throne"]) {
    const [seat] = itemsOf(THINGS.get(name as ThingName)!);
    assert(seat?.is === "region");
    const turns = seat.outline.map((at, i, ring) => {
      const before = ring.at(i - 1)!, after = ring[(i + 1) % ring.length]!;
      const turn = Math.atan2(after[1] - at[1], after[0] - at[0]) -
        Math.atan2(at[1] - before[1], at[0] - before[0]);
      return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
    });
    // Neither a curve nor a corner.
    const kinks = turns.filter((turn) => turn > 0.4 && turn < 0.9).length;
    assert(kinks < 3, `${name}: ${kinks} of ${turns.length} points`);
  }
});

Deno.test("[things] a thing in another colour has that colour, and its own without", () => {
  [...THINGS.values()].forEach((thing, i) => {
    const colour = COLOURS[THING_COLOURS[i % THING_COLOURS.length]!];
    const [plain, red] = [itemsOf(thing), itemsOf(thing, colour)];
    assert.deepEqual(plain.map(({ name }) => name), red.map(({ name }) => name));
    const tones = red.flatMap((item) =>
      item.is === "region" ? [item.colour, ...item.marks.map(({ colour }) => colour)] : []
    );
    assert.ok(
      tones.some(({ l, c }) => Math.abs(l - colour.l) < 0.02 && Math.abs(c - colour.c) < 0.02),
      thing.name,
    );
  });
});
