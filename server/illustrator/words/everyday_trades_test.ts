/**
 * Trades, disguises and household words that have no drawing of their own, and the receipts that say so.
 */
import assert from "node:assert/strict";
import { drawnAs, ignoredIn, planOf } from "../../../tests/support/read_description.ts";

Deno.test("[words] a trade without a costume brings the thing that it is known by, and is told", () => {
  const cases: [trade: string, thing: string][] = [
    ["locksmith", "key"],
    ["lighthouse keeper", "lighthouse"],
    ["watchmaker", "pocket watch"],
    ["cartographer", "world map"],
  ];
  for (const [trade, thing] of cases) {
    const { spec } = planOf(`a cat ${trade}`);
    assert.ok(spec.props.some(({ kind }) => kind === thing), trade);
    assert.ok(drawnAs(`a cat ${trade}`, trade), trade);
  }
});

Deno.test("[words] who hunts vampires is none, and a lion tamer has no mane", () => {
  assert.notEqual(planOf("a cat vampire hunter").spec.costume?.kind, "vampire");
  assert.notEqual(planOf("a cat lion tamer").spec.coat.colour, "golden");
});

Deno.test("[words] a clothes horse is no horse, bags under the eyes are none to carry", () => {
  assert.equal(planOf("a cat by a clothes horse").spec.props[0]?.kind, "laundry");
  assert.equal(planOf("a cat with bags under its eyes").spec.props.length, 0);
  assert.equal(ignoredIn("a cat with bags under its eyes"), "");
});

Deno.test("[words] who stares straight into the camera holds and enters none", () => {
  const { spec } = planOf("a cat staring straight into the camera");
  assert.equal(spec.props.length, 0);
  assert.equal(spec.view, "front");
});

Deno.test("[words] what is held up in one paw is held", () => {
  const { spec } = planOf("a cat, lantern held up in one paw");
  assert.deepEqual(spec.relations?.map(({ is }) => is), ["holding"]);
});
