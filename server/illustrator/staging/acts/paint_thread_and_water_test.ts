/** Who paints a fence has a brush at it and paint on it, who sews cloth and needle, who splashes water on both sides. */
import assert from "node:assert/strict";
import { STYLES } from "../../../../lib/choices.ts";
import { sceneOf } from "../../../../tests/support/painting.ts";
import { apart, partsOf } from "../../../../tests/support/acts.ts";
import { relatedIn } from "../../../../tests/support/read_description.ts";
import { boundsOf } from "../../geometry/measure.ts";
import type { Scene } from "../../scene.ts";

const named = ({ items }: Scene, name: string) =>
  items.filter((item) => item.name.startsWith(name));

for (const [i, style] of STYLES.entries()) {
  Deno.test(`[acts, ${style}] who paints has the brush at the fence, paint on it and a paw on the brush`, () => {
    const what = ["picket fence", "wall", "door"][i % 3];
    const scene = sceneOf(`a cat painting a ${what}`, style);
    const brush = boundsOf(named(scene, "paintbrush in use"));
    const paint = boundsOf(named(scene, "paint in use")), { thing, paws } = partsOf(scene);
    assert.ok(paint.left > thing.left - 4 && paint.right < thing.right + 4, `${what}: beside it`);
    assert.ok(paint.top > thing.top - 4 && paint.bottom < thing.bottom, `${what}: over it`);
    assert.ok(apart(brush, paint) < 4, `${what}: the brush is elsewhere`);
    assert.ok(paws.some((paw) => apart(paw, brush) < 4), `${what}: no paw has the brush`);
  });

  Deno.test(`[acts, ${style}] who paints a dog has it on the canvas of one easel, and the brush at it`, () => {
    const scene = sceneOf("a cat painting a portrait of a dog on an easel", style);
    const canvas = boundsOf(named(scene, "canvas in use 1"));
    const drawn = named(scene, "canvas in use").slice(1).filter(({ name }) => !/ 1$/.test(name));
    const dog = boundsOf(drawn), brush = boundsOf(named(scene, "paintbrush in use"));
    assert.ok(drawn.length > 1 && dog.left > canvas.left - 4 && dog.right < canvas.right + 4);
    assert.ok(dog.top > canvas.top - 4 && dog.bottom < canvas.bottom + 4, "the dog is off it");
    assert.ok(apart(brush, canvas) < 4, "the brush is elsewhere");
    assert.ok(partsOf(scene).paws.some((paw) => apart(paw, brush) < 4), "no paw has the brush");
    assert.equal(scene.items.filter(({ name }) => /^easel(?! in use)/.test(name)).length, 0);
  });

  Deno.test(`[acts, ${style}] who sews has cloth under the needle, lower than the chin`, () => {
    const scene = sceneOf("a cat sewing", style);
    const cloth = boundsOf(named(scene, "cloth in use")), { thing, paws, nose } = partsOf(scene);
    assert.ok(apart(cloth, thing) < 4 && cloth.top > nose.bottom);
    assert.equal(paws.filter((paw) => apart(paw, cloth) < 30).length, 2);
  });
}

Deno.test("[acts] water flies up on both sides of who splashes in a puddle", () => {
  const scene = sceneOf("a kitten splashing in a puddle", "cartoon");
  const water = boundsOf(named(scene, "splash in use")), { cat, hindPaws } = partsOf(scene);
  const feet = Math.min(...hindPaws.map(({ left }) => left));
  assert.ok(water.left < feet && water.right > feet + 60);
  assert.ok(water.top < cat.bottom - 60);
});

Deno.test("[words] a fence is painted, eggs are worked at; who leans out of a window shows there", () => {
  assert.deepEqual(relatedIn("eine Katze streicht einen Zaun"), ["cat 1 painting picket fence"]);
  assert.deepEqual(relatedIn("a cat painting a bench"), ["cat 1 painting bench"]);
  assert.deepEqual(relatedIn("a cat painting an egg"), ["cat 1 busy with egg"]);
  assert.deepEqual(relatedIn("a cat leaning out of a window"), ["cat 1 peeking out of window"]);
});

Deno.test("[acts] who waves in a window has one paw up", () => {
  const { paws } = partsOf(sceneOf("a cat leaning out of a window, waving", "cartoon"));
  assert.ok(Math.abs(paws[0]!.top - paws[1]!.top) > 40);
});
