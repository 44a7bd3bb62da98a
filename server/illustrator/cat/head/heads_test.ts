/**
 * Heads differ in their outlines, and turn to what they look at.
 */
import assert from "node:assert/strict";
import { STYLES } from "../../../../lib/choices.ts";
import { PLAIN_CAT, solid } from "../../../../tests/support/cat.ts";
import { bounds, boundsOf, contains, heightOf, widthOf } from "../../geometry/measure.ts";
import { moveItems, placing } from "../../geometry/transform.ts";
import type { Eye, Item, Region } from "../../scene.ts";
import type { CatSpec } from "../../spec.ts";
import { parse } from "../../words/parse.ts";
import { resolve } from "../../words/resolve.ts";
import { compose } from "../../compose.ts";
import { drawCat } from "../cat.ts";
import { skullOutline } from "./face_places.ts";

const AHEAD = { yaw: 0, pitch: 0 };

/** Measures of the outline of a head that looks at the viewer. */
function headOf(spec: CatSpec) {
  const outline = skullOutline(spec, AHEAD), box = bounds(outline);
  const widthAt = (share: number) => {
    const y = box.top + heightOf(box) * share;
    const xs = outline.filter(([, at]) => Math.abs(at - y) < 7).map(([x]) => x);
    return Math.max(...xs) - Math.min(...xs);
  };
  return { aspect: widthOf(box) / heightOf(box), jaw: widthAt(0.86) / widthAt(0.5) };
}

function breed(name: string, style: CatSpec["style"]): CatSpec {
  return resolve(parse(`a ${name} cat`), { style, seed: "7" });
}

Deno.test("[heads] in every style a Persian is broader than it is high, a Siamese is a wedge, a Maine Coon has a jaw", () => {
  for (const style of STYLES) {
    const [persian, siamese, coon, british] = [
      "persian",
      "siamese",
      "maine coon",
      "british shorthair",
    ].map((name) => headOf(breed(name, style)));
    assert.ok(persian!.aspect > 1.25 * siamese!.aspect, `${style}: a flat face is broad`);
    assert.ok(persian!.aspect > coon!.aspect * 1.05, `${style}: a long muzzle is not`);
    assert.ok(siamese!.jaw < 0.75 * british!.jaw, `${style}: a wedge narrows to the chin`);
    assert.ok(coon!.jaw > 1.25 * siamese!.jaw, `${style}: a square muzzle does not`);
  }
});

Deno.test("[heads] cats of no breed differ by their seed", () => {
  const jaws = Array.from(
    { length: 60 },
    (_, seed) => headOf({ ...PLAIN_CAT, seed: `${seed}` }).jaw,
  );
  assert.ok(Math.max(...jaws) > 1.28 * Math.min(...jaws));
});

Deno.test("[heads] a kitten has a high brow and a small muzzle", () => {
  const low = (age: CatSpec["age"]) => {
    const { features, skull } = drawCat({ ...PLAIN_CAT, age }, {
      regard: { ...AHEAD, look: [0, 0] },
    });
    const box = bounds(regionOf(skull, "head").outline), [eye] = eyesOf(features);
    return (eye!.centre[1] - box.top) / heightOf(box);
  };
  assert.ok(low("kitten") > low("adult") + 0.05);
});

/** Where the face is on its head: 0 in the middle, 1 at the right edge; and how much narrower the far eye is. */
function faceOf(items: readonly Item[]) {
  const box = bounds(regionOf(items, "head").outline), eyes = eyesOf(items);
  const middle = (box.left + box.right) / 2;
  const ordered = eyes.toSorted((one, other) => one.centre[0] - other.centre[0]);
  const left = ordered[0], right = ordered.at(-1);
  const nose = bounds(regionOf(items, "nose").outline);
  return {
    eyes: ((left!.centre[0] + right!.centre[0]) / 2 - middle) / (widthOf(box) / 2),
    nose: ((nose.left + nose.right) / 2 - middle) / (widthOf(box) / 2),
    high: (nose.top - box.top) / heightOf(box),
    far: right!.size[0] / left!.size[0],
  };
}

Deno.test("[heads] a turned head shows its face at the side, the far eye narrower, in every style", () => {
  for (const style of STYLES) {
    const look = [0, 0] as const;
    const seen = (yaw: number, pitch = 0) => {
      const { skull, features } = drawCat({ ...PLAIN_CAT, style }, {
        regard: { yaw, pitch, look },
        faceShown: "whole",
      });
      return faceOf([...skull, ...features]);
    };
    const [ahead, right, left] = [seen(0), seen(0.85), seen(-0.85)];
    assert.ok(Math.abs(ahead.eyes) < 0.08 && Math.abs(ahead.nose) < 0.08, style);
    assert.ok(right.eyes > 0.16 && right.nose > 0.27 && right.far < 0.85, style);
    assert.ok(left.eyes < -0.16 && left.nose < -0.27 && left.far > 1.17, style);
    assert.ok(
      seen(0, 0.9).high < ahead.high - 0.05 && seen(0, -0.9).high > ahead.high + 0.05,
      style,
    );
  }
});

Deno.test("[heads] both eyes of a turned head are of one face: as high, on one line, the far one not much narrower", () => {
  for (const style of STYLES) {
    for (const name of ["siamese", "persian", "tabby kitten"]) {
      const { skull, features, figure } = drawCat(
        { ...breed(name, style), pose: "sitting", mood: "calm" },
        { regard: { yaw: 1, pitch: 0, look: [0, 0] }, faceShown: "whole" },
      );
      const [near, far] = eyesOf(features).toSorted((one, other) =>
        one.centre[0] - other.centre[0]
      );
      const what = `${style} ${name}`;
      assert.ok(far!.size[0] > 0.7 * near!.size[0], `${what}: ${far!.size[0] / near!.size[0]}`);
      assert.ok(Math.abs(far!.size[1] - near!.size[1]) < 1, what);
      const turn = figure.head.turn ?? 0;
      const apart = far!.centre[0] - near!.centre[0], below = far!.centre[1] - near!.centre[1];
      assert.ok(Math.abs(below - apart * Math.tan(turn)) < 4, `${what}: one lies lower`);
      const head = bounds(regionOf(skull, "head").outline);
      // Small eyes are no way out: both together are a good part of the face.
      assert.ok(near!.size[0] + far!.size[0] > 0.14 * widthOf(head), what);
    }
  }
});

Deno.test("[heads] the muzzle hides most of the far cheek's locks, not all, and no cheek is a beak", () => {
  const coat = { ...PLAIN_CAT.coat, length: "fluffy" } as const;
  const reach = (change: Partial<CatSpec>, yaw: number) => {
    const outline = skullOutline({ ...PLAIN_CAT, ...change }, { yaw, pitch: 0 });
    return Math.max(...outline.filter(([, y]) => y > 0 && y < 80).map(([x]) => x));
  };
  const locks = (yaw: number) => reach({ coat }, yaw) - reach({}, yaw);
  const [ahead, far, near] = [locks(0), locks(0.7), locks(-0.7)];
  assert.ok(ahead > 12 && ahead < 34, `${ahead}`);
  assert.ok(far < 0.7 * ahead, `${far}`);
  assert.ok(near - far < 14, `lopsided: ${near} against ${far}`);
});

Deno.test("[heads] locks of cheeks point aside: their edge never goes back up, where it would be a cut in the face", () => {
  for (const style of STYLES) {
    for (const length of ["medium", "fluffy"] as const) {
      const coat = { ...PLAIN_CAT.coat, length };
      const cheek = skullOutline({ ...PLAIN_CAT, style, coat }, AHEAD)
        .filter(([x, y]) => x > 30 && y > -40);
      const highest = cheek.findIndex(([, y]) => y === Math.min(...cheek.map(([, at]) => at)));
      cheek.slice(highest).reduce((low, [, y]) => {
        assert.ok(y > low - 3, `${style}, ${length}: back up to ${y} from ${low}`);
        return Math.max(low, y);
      }, -Infinity);
    }
  }
});

Deno.test("[heads] no lock of a cheek is a barb: long hair makes a head fuller, and none of it stands far out", () => {
  for (const style of STYLES) {
    for (const yaw of [0, 0.5, -0.5, 1, -1]) {
      const cheek = (length: CatSpec["coat"]["length"]) =>
        skullOutline(
          { ...PLAIN_CAT, style, coat: { ...PLAIN_CAT.coat, length } },
          { yaw, pitch: 0 },
        ).filter(([, y]) => y > -20 && y < 76);
      const wide = (length: CatSpec["coat"]["length"]) =>
        Math.max(...cheek(length).map(([x]) => Math.abs(x)));
      const reach = wide("fluffy") - wide("short");
      assert.ok(reach >= 0 && reach < 26, `${style} ${yaw}: ${reach}`);
    }
  }
});

Deno.test("[heads] a lowered head is no dome: hardly higher against its width than one that looks ahead", () => {
  for (const style of STYLES) {
    for (const name of ["siamese", "tabby kitten", "grey"]) {
      const aspect = (pitch: number) => {
        const box = bounds(skullOutline(breed(name, style), { yaw: 0, pitch }));
        return heightOf(box) / widthOf(box);
      };
      assert.ok(aspect(-1) < 1.14 * aspect(0), `${style} ${name}: ${aspect(-1) / aspect(0)}`);
    }
  }
});

Deno.test("[heads] an open mouth on a turned, lowered head lies on it, in one round piece", () => {
  for (const style of STYLES) {
    for (const yaw of [-1, 0, 1]) {
      const { skull, features } = drawCat({ ...PLAIN_CAT, style, age: "kitten", mood: "happy" }, {
        regard: { yaw, pitch: -1, look: [0, 0] },
        faceShown: "whole",
      });
      const mouth = features.find((item): item is Region =>
        item.is === "region" && item.name === "open mouth"
      );
      if (!mouth) continue;
      const head = regionOf(skull, "head").outline,
        nose = bounds(regionOf(features, "nose").outline);
      assert.ok(mouth.outline.every((point) => contains(head, point)), `${style} ${yaw}`);
      const { left, right } = bounds(mouth.outline), wide = widthOf(nose);
      const aside = Math.max(nose.left - left, right - nose.right) / wide;
      assert.ok(aside < 1.2, `${style} ${yaw}: reaches ${aside} noses aside`);
    }
  }
});

Deno.test("[heads] heavy lids make an eye low, light ones leave it its size", () => {
  const high = (mood: CatSpec["mood"]) => {
    const { features } = drawCat({ ...PLAIN_CAT, mood }, { regard: { ...AHEAD, look: [0, 0] } });
    return eyesOf(features)[0]!.size[1];
  };
  assert.ok(high("sleepy") < 0.75 * high("playful"));
  assert.ok(high("calm") > 0.9 * high("playful"));
});

Deno.test("[heads] a cat that looks at a thing turns its face to it", () => {
  for (const seed of ["1", "2", "3"]) {
    const spec = resolve(parse("a cat looking at a mouse"), { style: "cartoon", seed });
    const { items } = compose(spec);
    const cat = faceOf(items.filter(({ of }) => of === "cat 1"));
    const box = bounds(regionOf(items, "head").outline);
    const thing = bounds(
      items.filter(({ of }) => of === "thing 1").flatMap((item) =>
        item.is === "region" ? item.outline : []
      ),
    );
    const side = Math.sign((thing.left + thing.right) - (box.left + box.right));
    assert.ok(cat.nose * side > 0.12, `${seed}: ${cat.nose} ${side}`);
    assert.ok(cat.high > 0.55, `${seed}: looks down at it`);
  }
});

Deno.test("[heads] about half of the cats with a thing in the air look at it", () => {
  const looks = Array.from({ length: 60 }, (_, seed) => {
    const spec: CatSpec = { ...PLAIN_CAT, seed: `${seed}`, props: [{ kind: "butterfly" }] };
    return Math.abs(faceOf(compose(spec).items).nose) > 0.2;
  });
  const share = looks.filter(Boolean).length / looks.length;
  assert.ok(share > 0.35 && share < 0.85, `${share}`);
});

function eyesOf(items: readonly Item[]): Eye[] {
  return items.filter((item): item is Eye => item.is === "eye");
}

function regionOf(items: readonly Item[], name: string): Region {
  const found = items.find((item): item is Region => item.is === "region" && item.name === name);
  assert.ok(found, `${name} is missing`);
  return found;
}

Deno.test("[heads] the hair in a black ear is nearly as dark as the coat, in a pale ear much paler", () => {
  const paler = (colour: CatSpec["coat"]["colour"]) => {
    const { ears } = drawCat({ ...PLAIN_CAT, coat: solid(colour) });
    const lightness = (name: string) =>
      ears.find((item): item is Region => item.is === "region" && item.name === name)!.colour.l;
    return lightness("right ear tuft") - lightness("right ear");
  };
  assert.ok(paler("black") < 0.16, `black: ${paler("black")}`);
  assert.ok(paler("orange") > 0.1, `orange: ${paler("orange")}`);
});

Deno.test("[heads] the ears of a round head rise above its crown, in every style", () => {
  for (const style of STYLES) {
    const { figure, ears, skull } = drawCat({
      ...breed("british shorthair", style),
      pose: "sitting",
    });
    const upright = placing({ turn: -figure.head.turn });
    const boxOf = (items: readonly Item[], name: string) =>
      boundsOf(moveItems(upright, items.filter((item) => item.name === name)));
    const crown = boxOf(skull, "head").top;
    for (const name of ["left ear", "right ear"]) {
      const { top, bottom } = boxOf(ears, name), above = (crown - top) / (bottom - top);
      assert.ok(above > 0.2, `${style}, ${name}: ${above}`);
    }
  }
});
