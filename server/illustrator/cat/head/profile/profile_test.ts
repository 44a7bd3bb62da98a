/**
 * Heads that are seen from the side: when, and what they show.
 */
import assert from "node:assert/strict";
import { type Style, STYLES } from "../../../../../lib/choices.ts";
import { PLAIN_CAT } from "../../../../../tests/support/cat.ts";
import { compose } from "../../../compose.ts";
import { bounds, boundsOf, contains, heightOf, widthOf } from "../../../geometry/measure.ts";
import { movePoint } from "../../../geometry/transform.ts";
import type { Eye, Item, Point, Region } from "../../../scene.ts";
import type { CatSpec } from "../../../spec.ts";
import { resolve } from "../../../words/resolve.ts";
import { parse } from "../../../words/parse.ts";
import { STYLE_ENTRIES } from "../../../styles.ts";
import { drawCat } from "../../cat.ts";
import { sideFormOf } from "./side_form.ts";

/** The styles whose heads are seen from the side. */
const IN_PROFILE = STYLES.filter((style) => !STYLE_ENTRIES[style].figure.lacksProfile);

const specOf = (words: string, style: Style = "cartoon", seed = "3"): CatSpec =>
  resolve(parse(words), { style, seed });

const eyesOf = (items: readonly Item[]) => items.filter((item): item is Eye => item.is === "eye");

function regionOf(items: readonly Item[], name: string): Region {
  const found = items.find((item): item is Region => item.is === "region" && item.name === name);
  assert.ok(found, `${name} is missing`);
  return found;
}

const middle = (outline: readonly Point[]): Point => {
  const { left, right, top, bottom } = bounds(outline);
  return [(left + right) / 2, (top + bottom) / 2];
};

/** The head of a cat that is said to be seen from the side, looking to the right. */
function profileOf(spec: CatSpec) {
  const { skull, features, ears } = drawCat({ ...spec, pose: "walking", view: "side" });
  return { head: regionOf(skull, "head"), items: [...ears, ...skull, ...features] };
}

Deno.test("[profile] a cat in profile shows one eye behind its nose, and the nose before everything, in every style", () => {
  for (const style of IN_PROFILE) {
    for (const words of ["a tabby cat", "a british shorthair", "a siamese cat", "a kitten"]) {
      const { head, items } = profileOf({ ...specOf(words, style), mood: "calm" });
      const eyes = eyesOf(items), [eye] = eyes, nose = bounds(regionOf(items, "nose").outline);
      const box = bounds(head.outline), what = `${style}: ${words}`;
      assert.equal(eyes.length, 1, what);
      assert.ok(contains(head.outline, eye!.centre), `${what}: the eye lies on the head`);
      assert.ok(eye!.centre[0] + eye!.size[0] < nose.right - widthOf(box) * 0.06, what);
      assert.ok(eye!.centre[0] > box.left + widthOf(box) * 0.5, `${what}: it lies in front`);
      assert.ok(box.right - nose.right < widthOf(box) * 0.06, `${what}: the nose is the front`);
      assert.ok(eye!.look[0] > 0.3, `${what}: it looks ahead`);
    }
  }
});

Deno.test("[profile] a flat face is seen from the front, wherever it looks", () => {
  const { items } = profileOf({ ...specOf("a persian cat", "cartoon"), mood: "calm" });
  assert.equal(eyesOf(items).length, 2);
});

Deno.test("[profile] the near ear stands before the far one", () => {
  const { items } = profileOf(PLAIN_CAT);
  const at = (name: string) => items.findIndex((item) => item.name === name);
  assert.ok(at("right ear") < at("head") && at("head") < at("left ear"));
  const [near, far] = ["left ear", "right ear"].map((name) =>
    bounds(regionOf(items, name).outline)
  );
  assert.ok(near!.left < far!.left - 20 && widthOf(near!) > widthOf(far!));
});

Deno.test("[profile] a British shorthair has no muzzle before its brow, a Siamese a long one, in every style", () => {
  for (const style of IN_PROFILE) {
    const muzzle = (words: string) => {
      const { nose, brow, stop } = sideFormOf(specOf(words, style, "7"));
      return { long: nose - brow, stop };
    };
    const [british, siamese, tabby] = ["a british shorthair", "a siamese cat", "a tabby cat"].map(
      muzzle,
    );
    assert.ok(siamese!.long > 1.3 * tabby!.long, style);
    assert.ok(british!.long < 0.65 * tabby!.long, style);
    assert.ok(british!.stop > siamese!.stop + 5, `${style}: a straight nose`);
  }
});

/** Whether the head has a mark of this kind at that place. */
function markedAt({ marks }: Region, kind: Region["marks"][number]["kind"], at: Point): boolean {
  return marks.some((mark) => mark.kind === kind && contains(mark.outline, at));
}

Deno.test("[profile] a white muzzle lies around the mouth, a mask on the nose, stripes on the cheek", () => {
  for (const style of IN_PROFILE) {
    const before = (items: readonly Item[]): Point => {
      const { left, bottom } = bounds(regionOf(items, "nose").outline);
      return [left - 8, bottom];
    };
    const tuxedo = profileOf(specOf("a tuxedo cat", style));
    assert.ok(markedAt(tuxedo.head, "white", before(tuxedo.items)), `${style}: white muzzle`);
    const siamese = profileOf(specOf("a siamese cat", style));
    assert.ok(markedAt(siamese.head, "patch", before(siamese.items)), `${style}: mask`);
    const tabby = profileOf(specOf("a tabby cat", style));
    const { left, right, top, bottom } = bounds(tabby.head.outline);
    const seen = tabby.head.marks.filter(({ kind, outline }) => {
      const at = middle(outline);
      return kind === "stripe" && contains(tabby.head.outline, at) && at[0] < (left + right) / 2 &&
        at[1] > (top + bottom) / 2 - 20;
    });
    assert.ok(seen.length >= 2, `${style}: stripes on the cheek`);
  }
});

Deno.test("[profile] of a face of two colours the near half shows", () => {
  const { head, items } = profileOf(specOf("a tortoiseshell cat"));
  assert.equal(eyesOf(items)[0]!.name, "right eye");
  const { figure, toHead } = drawCat({
    ...specOf("a tortoiseshell cat"),
    pose: "walking",
    view: "side",
  });
  const at = movePoint(toHead, [-18, 30]), wide = 60 * figure.head.scale;
  assert.ok(
    head.marks.some(({ kind, outline }) =>
      kind === "patch" && widthOf(bounds(outline)) > wide && contains(outline, at)
    ),
  );
});

Deno.test("[profile] moods show: a mouth opens downwards, ears lie back, sleepy lids hang", () => {
  const seen = (mood: CatSpec["mood"]) => profileOf({ ...PLAIN_CAT, mood });
  const [calm, angry, sleepy] = [seen("calm"), seen("angry"), seen("sleepy")];
  assert.ok(heightOf(bounds(regionOf(angry.items, "open mouth").outline)) > 15);
  const tip = ({ items }: typeof calm) => bounds(regionOf(items, "left ear").outline);
  assert.ok(tip(angry).top > tip(calm).top + 10);
  const [open] = eyesOf(calm.items), [shut] = eyesOf(sleepy.items);
  assert.ok(shut!.upperLid > open!.upperLid || shut!.size[1] < open!.size[1]);
});

Deno.test("[profile] who walks, runs, stalks or looks aside shows both eyes unless words ask for a side view", () => {
  for (
    const words of ["walking", "running", "sneaking", "looking away", "sitting by a butterfly"]
  ) {
    for (let seed = 0; seed < 12; seed++) {
      const spec = { ...specOf(`a cat ${words}`, "cartoon", `${seed}`), accessories: [] };
      assert.notEqual(drawCat(spec).figure.head.profile, true, `${words}, ${seed}`);
    }
  }
  const spec = { ...specOf("a cat walking, side view"), accessories: [] };
  assert.equal(drawCat(spec).figure.head.profile, true);
});

Deno.test("[profile] what asks for a whole face gets it", () => {
  const words = [
    "a walking cat, seen from the front",
    "a walking cat looking straight at the camera",
    "a portrait of a cat in profile",
    "a cat with one blue eye and one green eye walking, side view",
    "a walking cat with glasses, side view",
    "a walking cat in a top hat, side view",
    "a pirate cat walking, side view",
    "a cat with big eyes walking, side view",
    "a walking cat with an eyepatch, side view",
  ];
  for (const each of words) {
    for (const seed of ["1", "2", "3", "4", "5", "6"]) {
      const { items } = compose(specOf(each, "cartoon", seed));
      assert.ok(eyesOf(items).length !== 1, `${each}, ${seed}`);
    }
  }
});

Deno.test("[profile] two cats nose to nose have their noses together, each with one eye", () => {
  for (const style of IN_PROFILE) {
    for (const seed of ["2", "5", "8"]) {
      const { items } = compose(specOf("two cats nose to nose", style, seed));
      const noses = ["cat 1", "cat 2"].map((cat) => {
        const own = items.filter(({ of }) => of === cat);
        assert.equal(eyesOf(own).length, 1, `${style} ${seed}`);
        const nose = own.find(({ name }) => name.startsWith("nose")) as Region;
        return {
          at: middle(nose.outline),
          head: widthOf(boundsOf(own.filter(({ name }) => name.startsWith("head")))),
        };
      });
      const [one, other] = noses;
      const apart = Math.hypot(one!.at[0] - other!.at[0], one!.at[1] - other!.at[1]);
      assert.ok(apart < 0.8 * one!.head, `${style} ${seed}: ${apart / one!.head}`);
    }
  }
});

Deno.test("[profile] what is carried in the mouth is at the lips of a whole face", () => {
  for (const style of STYLES) {
    const { items } = compose(specOf("a cat carrying a fish in its mouth", style, "2"));
    const thing = boundsOf(items.filter(({ of }) => of === "thing 1"));
    const [x, y] = middle(regionOf(items, "nose").outline);
    assert.equal(eyesOf(items.filter(({ of }) => of === "cat 1")).length, 2, style);
    assert.ok(x > thing.left && x < thing.right, style);
    assert.ok(thing.top < y + 50 && thing.bottom > y, style);
  }
});

Deno.test("[profile] pixels are too few for one", () => {
  assert.equal(eyesOf(profileOf(specOf("a tabby cat", "pixel")).items).length, 2);
});
