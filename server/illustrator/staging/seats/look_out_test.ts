/**
 * Who is in an oven or under a sofa shows its face there, and nothing of it beside the opening.
 */
import assert from "node:assert/strict";
import { PLAIN_CAT } from "../../../../tests/support/cat.ts";
import { compose } from "../../compose.ts";
import { boundsOf } from "../../geometry/measure.ts";
import type { CatSpec } from "../../spec.ts";
import type { Prop } from "../../wardrobe/prop_kinds.ts";

const within = (kind: Prop, pose: CatSpec["pose"], is: "inside" | "under") =>
  compose({
    ...PLAIN_CAT,
    seed: kind,
    pose,
    props: [{ kind }],
    relations: [{ who: "cat 1", is, what: "thing 1" }],
  });

Deno.test("[staging] who is in an oven, a kennel or a car looks out of its opening, cut off at its sill", () => {
  for (const kind of ["stove", "dog house", "car", "washing machine"] as const) {
    const { items } = within(kind, "sitting", "inside");
    const coat = items.filter(({ role, name }) =>
      role === "coat" && !/paw|foreleg|forearm/.test(name)
    );
    const sill = boundsOf(items.filter(({ name }) => name.startsWith("sill")));
    const body = boundsOf(coat);
    assert.ok(body.bottom < sill.bottom, `${kind}: hangs below`);
    assert.ok(items.some(({ is }) => is === "eye"), `${kind}: no face`);
    const [x] = [(body.left + body.right) / 2];
    assert.ok(x > sill.left && x < sill.right, `${kind}: beside its opening`);
  }
});

Deno.test("[staging] who is under a sofa has its head before the dark below it", () => {
  for (const kind of ["couch", "bed", "car"] as const) {
    const { items } = within(kind, "sitting", "under");
    const dark = items.findIndex(({ name }) => name.startsWith("dark below"));
    const head = items.findIndex(({ name }) => name.startsWith("head"));
    assert.ok(dark >= 0 && head > dark, kind);
    const floor = boundsOf([items[dark]!]).bottom;
    const coat = boundsOf(items.filter(({ role }) => role === "coat"));
    assert.ok(coat.bottom < floor + 30, `${kind}: the body shows`);
  }
});
