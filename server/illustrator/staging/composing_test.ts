/**
 * Pictures are composed: readers have their book before them, what is held is seen, furniture is as large as it is
 * beside a cat, cats that hug touch with their heads.
 */
import assert from "node:assert/strict";
import { PLAIN_CAT, solid } from "../../../tests/support/cat.ts";
import { compose } from "../compose.ts";
import { boundsOf, heightOf, widthOf } from "../geometry/measure.ts";
import { cellsOf, maskOf, partsOf } from "../quality/parts.ts";
import type { Relation } from "../relations.ts";
import { PICTURE_SIZE, type Scene } from "../scene.ts";
import type { Actor, CatSpec } from "../spec.ts";
import type { Prop } from "../wardrobe/prop_kinds.ts";
import { eyesOf, looksAt, partOf, pawsOf, type Seen, seenOf } from "./seen.ts";
import { coveredShare } from "./silhouette.ts";

const SEEDS = ["a", "b", "c", "d"] as const;

Deno.test("[composing] a reader has an open book before its chest, its eyes open and on the page", () => {
  for (const seed of SEEDS) {
    for (const mood of ["happy", "curious"] as const) {
      const { cat, thing } = staged({ ...PLAIN_CAT, seed, mood }, "book", "reading");
      assert.ok(coveredShare(thing.box, cat.body) > 0.7, `${seed}: beside the cat`);
      // Ears of a tilted head reach far aside.
      const torso = boundsOf([partOf(cat, "torso")!]);
      assert.ok(widthOf(thing.box) > 0.8 * widthOf(torso), `${seed}: too small to read`);
      const eyes = eyesOf(cat);
      for (const eye of eyes) {
        assert.ok(!eye.closed && eye.upperLid > 0.3, `${seed} ${mood}: the lids`);
        assert.ok(looksAt(eye, thing.box) && eye.look[1] > 0.5, `${seed}: looks elsewhere`);
      }
      assert.ok(thing.items.some(({ name }) => name.includes("pages")), `${seed}: a closed book`);
      const feet = ["left hind paw", "right hind paw", "near hind paw"]
        .flatMap((name) => partOf(cat, name) ?? []);
      assert.ok(
        feet.some((foot) => boundsOf([foot]).bottom > thing.box.bottom + 12),
        `${seed}: no feet`,
      );
    }
  }
});

Deno.test("[composing] what a cat reads that lies down lies before it, and hides no eye", () => {
  for (const kind of ["book", "newspaper"] as const) {
    for (const pose of ["lying", "loaf"] as const) {
      for (const seed of SEEDS) {
        const { cat, thing } = staged({ ...PLAIN_CAT, seed, pose }, kind, "reading");
        const lowest = Math.max(...eyesOf(cat).map(({ centre, size }) => centre[1] + size[1]));
        assert.ok(thing.box.top > lowest, `${kind} ${pose} ${seed}`);
        assert.ok(thing.first > cat.first, `${kind} ${pose} ${seed}: behind the cat`);
      }
    }
  }
});

Deno.test("[composing] a park has a path, a bench and a lamp, lit at night", () => {
  for (const time of ["day", "night"] as const) {
    const { items } = compose({ ...PLAIN_CAT, setting: "park", time });
    for (const part of ["bench", "lamp post"]) {
      assert.ok(items.some(({ name }) => name.startsWith(part)), `${time}: no ${part}`);
    }
    assert.equal(items.some(({ name }) => name === "lamp light"), time === "night");
  }
});

Deno.test("[composing] most of what is held is seen, both its ends beyond the paws", () => {
  for (const kind of ["fish", "candle", "baguette", "pumpkin", "teddy bear", "carrot"] as const) {
    for (const seed of SEEDS) {
      const { scene, cat, thing } = staged({ ...PLAIN_CAT, seed }, kind, "holding");
      const share = seenShare(scene, kind);
      assert.ok(share > 0.6, `${kind} ${seed}: ${share}`);
      const long = Math.max(widthOf(thing.box), heightOf(thing.box));
      assert.ok(long > 0.24 * heightOf(cat.body), `${kind} ${seed}: too small`);
      if (kind !== "fish") continue;
      const paws = boundsOf(pawsOf(cat));
      const end = 0.1 * widthOf(thing.box);
      assert.ok(
        paws.left - thing.box.left > end && thing.box.right - paws.right > end,
        `${kind} ${seed}: paws over its ends`,
      );
    }
  }
});

Deno.test("[composing] what belongs at a wall stands behind the cat, higher than it, and pushes a sofa away", () => {
  for (const kind of ["fireplace", "fridge", "bookcase", "wardrobe", "door"] as const) {
    for (const seed of SEEDS) {
      const spec: CatSpec = { ...PLAIN_CAT, seed, setting: "living room" };
      const { scene, cat, thing } = staged(spec, kind, "beside");
      assert.ok(
        heightOf(thing.box) > 1.08 * heightOf(cat.body),
        `${kind}: a toy ${heightOf(thing.box) / heightOf(cat.body)}`,
      );
      assert.ok(thing.box.bottom < cat.body.bottom - 20, `${kind}: before the wall`);
      assert.ok(thing.last < cat.first, `${kind}: before the cat`);
      const sofa = scene.items.filter(({ piece }) => piece === "couch");
      assert.ok(coveredShare(boundsOf(sofa), thing.box) < 0.1, `${kind} ${seed}: before a sofa`);
    }
  }
});

Deno.test("[composing] a sofa has room for three cats, the back of a throne is higher than the cat", () => {
  for (const seed of SEEDS) {
    const sofa = staged({ ...PLAIN_CAT, seed }, "couch", "on");
    const chest = partOf(sofa.cat, "torso")!;
    assert.ok(widthOf(sofa.thing.box) > 2.8 * widthOf(boundsOf([chest])), "a narrow sofa");
    const throne = staged({ ...PLAIN_CAT, seed }, "throne", "on");
    assert.ok(
      throne.thing.box.top < throne.cat.body.top - 20,
      `a low throne: ${throne.thing.box.top} ${throne.cat.body.top}`,
    );
    assert.ok(shadowsOf(throne.scene).length === 2, "no shadow on the seat");
  }
});

Deno.test("[composing] cats that hug touch with their heads and hide no face", () => {
  for (const seed of SEEDS) {
    const scene = compose({
      ...PLAIN_CAT,
      seed,
      others: [{ ...PLAIN_CAT, coat: solid("black"), facing: "left" }],
      relations: [{ who: "cat 1", is: "hugging", what: "cat 2" }],
    });
    const cats = (["cat 1", "cat 2"] as const).map((ref) => seenOf(scene, ref)!);
    const [one, two] = cats.map((cat) => boundsOf([partOf(cat, "head")!]));
    const shared = Math.min(one!.right, two!.right) - Math.max(one!.left, two!.left);
    assert.ok(shared > 0, `${seed}: ${shared} apart`);
    assert.ok(shared < 0.36 * Math.min(widthOf(one!), widthOf(two!)), `${seed}: face hidden`);
  }
});

Deno.test("[composing] a hunter lifts its paw and its eyes to a butterfly above it", () => {
  for (const pose of ["running", "jumping", "walking"] as const) {
    const { cat, thing } = staged({ ...PLAIN_CAT, pose }, "butterfly", "chasing");
    const head = boundsOf([partOf(cat, "head")!]);
    assert.ok((thing.box.top + thing.box.bottom) / 2 < (head.top + head.bottom) / 2, pose);
    const paw = boundsOf([partOf(cat, "near forepaw")!]);
    assert.ok(paw.top < head.bottom, `${pose}: the paw stays down`);
    assert.ok(eyesOf(cat).every(({ look }) => look[1] < -0.3), `${pose}: looks ahead`);
  }
});

Deno.test("[composing] a cat on furniture or before a fire is large in the picture", () => {
  for (const kind of ["couch", "throne", "armchair", "fireplace", "book"] as const) {
    for (const seed of SEEDS) {
      for (const pose of ["sitting", "sleeping"] as const) {
        const is = kind === "fireplace" ? "beside" : "on";
        const scene = compose({
          ...PLAIN_CAT,
          seed,
          pose,
          setting: "living room",
          props: [{ kind, ...(kind === "book" && { count: 3 }) }],
          relations: [{ who: "cat 1", is, what: "thing 1" }],
        });
        const { body } = seenOf(scene, "cat 1")!;
        const share = Math.max(widthOf(body), heightOf(body)) / 1024;
        assert.ok(share > 0.45, `${kind} ${pose} ${seed}: ${share}`);
        assert.ok(body.left > 20 && body.right < 1004 && body.top > 16, `${kind}: cut`);
      }
    }
  }
});

Deno.test("[composing] a puddle, a rug and a mat lie flat on the ground and throw no shadow", () => {
  for (const kind of ["puddle", "rug", "yoga mat", "picnic blanket", "towel"] as const) {
    for (const is of ["beside", "above"] as const) {
      const { scene, thing } = staged(PLAIN_CAT, kind, is === "above" ? "jumping over" : is);
      assert.ok(heightOf(thing.box) < 0.36 * widthOf(thing.box), `${kind}: it stands up`);
      assert.ok(thing.items.every((item) => item.is !== "region" || item.volume === 0), kind);
      assert.ok(shadowsOf(scene).every(({ of }) => of !== "thing 1"), `${kind}: a shadow`);
    }
  }
});

Deno.test("[composing] books in a pile are closed, each on another", () => {
  const books: CatSpec = { ...PLAIN_CAT, props: [{ kind: "book", count: 3 }] };
  const on = compose({ ...books, relations: [{ who: "cat 1", is: "on", what: "thing 1" }] });
  const pile = seenOf(on, "thing 1")!.items.map((item) => boundsOf([item]));
  assert.equal(pile.length, 3);
  for (const [i, book] of pile.entries()) {
    assert.ok(widthOf(book) > 4 * heightOf(book), "an open book");
    if (i > 0) assert.ok(Math.abs(book.bottom - pile[i - 1]!.top) < 2, "apart");
  }
});

Deno.test("[composing] a fence is long enough for all who sit on it", () => {
  const others = ["black", "white", "grey"] as const;
  const scene = compose({
    ...PLAIN_CAT,
    others: others.map((colour) => ({ ...PLAIN_CAT, coat: solid(colour) })),
    props: [{ kind: "picket fence" }],
    relations: (["cat 1", "cat 2", "cat 3", "cat 4"] as const).map((who) => ({
      who,
      is: "on",
      what: "thing 1",
    })),
  });
  const fence = seenOf(scene, "thing 1")!.box;
  for (const who of ["cat 1", "cat 2", "cat 3", "cat 4"] as const) {
    const torso = boundsOf([partOf(seenOf(scene, who)!, "torso")!]);
    assert.ok(torso.left > fence.left && torso.right < fence.right, `${who} beside the fence`);
  }
});

Deno.test("[composing] four cats and five sit close, and each face is seen", () => {
  const others = ["black", "white", "grey", "cream"] as const;
  for (const count of [4, 5]) {
    const scene = compose({
      ...PLAIN_CAT,
      others: others.slice(0, count - 1).map((colour) => ({ ...PLAIN_CAT, coat: solid(colour) })),
    });
    const cats = Array.from({ length: count }, (_, i) => seenOf(scene, `cat ${i + 1}` as Actor)!);
    const heads = cats.map((cat) => boundsOf([partOf(cat, "head")!]));
    for (const [i, cat] of cats.entries()) {
      const high = heightOf(boundsOf([partOf(cat, "torso")!])) + heightOf(heads[i]!);
      assert.ok(high > SMALLEST[count]! * PICTURE_SIZE, `${count}: cat ${i + 1} is small: ${high}`);
      const next = heads[i + 1];
      if (next) assert.ok(coveredShare(heads[i]!, next) < 0.3, `${count}: face ${i + 1} hidden`);
    }
  }
});

/** Head and trunk of each of so many cats, as a share of the picture. */
const SMALLEST: Readonly<Record<number, number>> = { 4: 0.39, 5: 0.33 };

function staged(cat: CatSpec, kind: Prop, is: Relation): { scene: Scene; cat: Seen; thing: Seen } {
  const scene = compose({
    ...cat,
    props: [{ kind }],
    relations: [{ who: "cat 1", is, what: "thing 1" }],
  });
  return { scene, cat: seenOf(scene, "cat 1")!, thing: seenOf(scene, "thing 1")! };
}

/** How much of a thing nothing lies over. */
function seenShare(scene: Scene, kind: Prop): number {
  const own = scene.items.filter(({ of }) => of === "thing 1");
  const isOwn = (item: Scene["items"][number] | undefined) => item?.of === "thing 1";
  const cells = (shown: Scene) => cellsOf(maskOf(partsOf(shown), isOwn)).length;
  const all = cells({ ...scene, items: own });
  assert.ok(all > 0, kind);
  return cells(scene) / all;
}

function shadowsOf({ items }: Scene) {
  return items.filter(({ role, name }) => role === "shadow" && name.startsWith("contact"));
}

Deno.test("[composing] of two cats, the one that is said to be tiny is smaller than the huge one", () => {
  const small: CatSpec = {
    ...PLAIN_CAT,
    size: "tiny",
    others: [{ ...PLAIN_CAT, size: "giant" }],
  };
  const scene = compose(small);
  const [one, other] = (["cat 1", "cat 2"] as const).map((ref) => seenOf(scene, ref)!);
  assert.ok(heightOf(one!.box) < 0.75 * heightOf(other!.box));
});
