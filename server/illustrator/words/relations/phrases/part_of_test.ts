import assert from "node:assert/strict";
import { planCharacter } from "../../../plan.ts";

/** "cat 1 on table", by the names of things. */
function relatedIn(description: string): string[] {
  const { spec } = planCharacter(description, { style: "cartoon", seed: "1" });
  const nameOf = (actor: string) =>
    actor.startsWith("cat") ? actor : spec.props[Number(actor.slice("thing ".length)) - 1]?.kind;
  return (spec.relations ?? []).map(({ who, is, what }) => `${nameOf(who)} ${is} ${nameOf(what)}`);
}

const CASES: [description: string, related: string[]][] = [
  ["a cat beside a crate of apples on a cart", [
    "cat 1 beside wooden crate",
    "apple inside wooden crate",
    "wooden crate on shopping trolley",
  ]],
  ["a cat in the basket of a bicycle", ["cat 1 inside basket", "basket on bicycle"]],
  ["a cat in a bathtub with a candle on the edge", [
    "cat 1 inside bathtub",
    "candle on bathtub",
  ]],
  ["two cats at a table with a teapot between them", [
    "cat 1 at table",
    "cat 2 at table",
    "teapot on table",
  ]],
  ["a cat under an umbrella on a bench", ["cat 1 under umbrella", "cat 1 on bench"]],
  ["a cat under a lamp on a table", ["cat 1 under floor lamp", "floor lamp on table"]],
  ["a cat working at a desk", ["cat 1 at desk"]],
  ["a cat at the fridge", ["cat 1 beside fridge"]],
  ["a cat amid pumpkins and a box", ["cat 1 around pumpkin"]],
];

for (const [description, related] of CASES) {
  Deno.test(`[words] parts, contents and edges of things: ${description}`, () => {
    assert.deepEqual(relatedIn(description).toSorted(), related.toSorted());
  });
}
