import { relatedIn } from "../../../tests/support/read_description.ts";
import assert from "node:assert/strict";
import { compose } from "../compose.ts";
import { type Pose, POSE_NAMES } from "../cat/poses.ts";
import { planCharacter } from "../plan.ts";
import { boundsOf } from "../geometry/measure.ts";
import { THINGS } from "../colour/palette.ts";
import type { Item } from "../scene.ts";

/** The shapes of a description. */
function drawn(prompt: string): Item[] {
  return compose(planCharacter(prompt, { style: "cartoon", seed: "1" }).spec).items;
}

function named(items: readonly Item[], pattern: RegExp): Item[] {
  return items.filter(({ name }) => pattern.test(name));
}

Deno.test("[pawwear] gloves lie on the forepaws in their colour, in words of any language", () => {
  for (
    const prompt of ["a cat in red gloves", "eine Katze mit roten Handschuhen", "戴红手套的猫"]
  ) {
    const gloves = named(drawn(prompt), /paw glove$/);
    assert.ok(gloves.length > 0, prompt);
    for (const glove of gloves) {
      assert.match(glove.name, /fore ?paw/);
      assert.ok(glove.is === "region" && Math.abs(glove.colour.h - THINGS.red.h) < 12, prompt);
    }
  }
});

Deno.test("[pawwear] each paw of a standing cat has its boot, right where the paw is", () => {
  const items = drawn("a cat in boots, standing, seen from the side");
  const boots = named(items, /paw boot$/);
  assert.equal(boots.length, 4);
  for (const boot of boots) {
    const paw = items.find(({ name }) => name === boot.name.replace(" boot", ""))!;
    const [one, other] = [boundsOf([boot]), boundsOf([paw])];
    assert.ok(one.left < other.left && one.right > other.right, boot.name);
    assert.ok(items.indexOf(boot) > items.indexOf(paw), boot.name);
  }
});

Deno.test("[pawwear] what no pose shows on paws stands beside the cat", () => {
  const { spec } = planCharacter("a cat in boots", { style: "cartoon", seed: "1" });
  const isUnseen = (pose: Pose) =>
    compose({ ...spec, pose }).items.length <= compose({ ...spec, pose, props: [] }).items.length;
  assert.deepEqual(POSE_NAMES.filter(isUnseen), []);
});

Deno.test("[pawwear] red socks are worn, white socks are paws, a shoe may be slept in", () => {
  assert.ok(named(drawn("a cat with red socks"), / sock$/).length > 0);
  assert.equal(named(drawn("a black cat with white socks"), / sock$/).length, 0);
  const { spec } = planCharacter("a kitten sleeping in a shoe", { style: "cartoon", seed: "1" });
  assert.equal(named(compose(spec).items, /paw shoe$/).length, 0);
});

Deno.test("[pawwear] flippers, skis and clogs are on the paws, one clog has room for a kitten", () => {
  const worn: readonly [string, RegExp][] = [
    ["a standing cat with flippers", / flipper$/],
    ["a standing cat on skis", / ski$/],
    ["a standing cat wearing skis", / ski$/],
    ["a standing cat in clogs", / clog$/],
  ];
  for (const [description, piece] of worn) {
    const items = drawn(description);
    assert.equal(items.filter(({ name }) => piece.test(name)).length, 4, description);
  }
  assert.deepEqual(relatedIn("a kitten in a wooden clog"), ["cat 1 inside wooden clog"]);
});
