import assert from "node:assert/strict";
import { STYLES } from "../../../lib/choices.ts";
import { sceneOf } from "../../../tests/support/painting.ts";
import { boundsOf, contains } from "../geometry/measure.ts";
import { compose } from "../compose.ts";
import { parse } from "../words/parse.ts";
import { isHolding } from "../wardrobe/holding.ts";
import { resolve } from "../words/resolve.ts";
import type { Region } from "../scene.ts";

for (const style of STYLES) {
  Deno.test(`[held board, ${style}] a cat holds its sign with both paws, which leave the words free`, () => {
    for (const cat of ["a sitting cat", "a sitting kitten", "a fat sitting cat in a sweater"]) {
      for (const text of ["HI", "FREE HUGS", "NO MONDAYS"]) {
        const { items } = sceneOf(`${cat} holding a sign that says ${text}`, style);
        const context = `${cat}: ${text}`;
        const at = items.findIndex(({ name }) => name === "sign");
        const sign = items[at] as Region;
        const paws = items.flatMap((item, i) =>
          i > at && item.is === "region" && / forepaw$/.test(item.name) ? [item] : []
        );
        assert.equal(paws.length, 2, context);
        for (const paw of paws) {
          assert.ok(
            paw.outline.some((point) => contains(sign.outline, point)),
            `${context}: not on it`,
          );
          const covered = sign.marks.filter(({ outline }) =>
            outline.every((point) => contains(paw.outline, point))
          );
          assert.deepEqual(covered, [], `${context}: a paw over the words`);
        }
        const nose = boundsOf(items.filter(({ name }) => name === "nose"));
        assert.ok(nose.bottom < boundsOf([sign]).top, `${context}: over the face`);
        assert.ok(!items.some(({ name }) => name === "sign post"), context);
      }
    }
  });
}

const WISH = "a cat holding a sign that says FREE HUGS";

Deno.test("[held board] a cat with a sign sits up and holds it, if its paws hold nothing else", () => {
  const specs = ["1", "2", "3", "4", "5", "6", "7", "8"].map((seed) =>
    resolve(parse(WISH), { style: "cartoon", seed })
  ).filter((spec) => !isHolding(spec));
  assert.ok(specs.length > 4);
  for (const spec of specs) {
    const { items } = compose(spec);
    const sign = items.findIndex(({ name }) => name === "sign");
    assert.ok(items.slice(sign).some(({ name }) => name === "left forepaw"), spec.seed);
  }
});
