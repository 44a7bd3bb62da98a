import assert from "node:assert/strict";
import { bounds, contains, widthOf } from "../geometry/measure.ts";
import type { Eye, Item, Line, Point, Region } from "../scene.ts";
import { type CatSpec, COAT_LENGTHS, VIEWS } from "../spec.ts";
import { POSE_NAMES } from "./poses.ts";
import { PLAIN_CAT } from "../../../tests/support/cat.ts";
import { type Cat, drawCat } from "./cat.ts";

const PLAIN: CatSpec = { ...PLAIN_CAT, seed: "3" };

Deno.test("a solid coat has no markings, a tabby has stripes on body, tail and brow", () => {
  const stripes = (cat: Cat, name: string) => marksOf(cat, name, "stripe");
  const solid = drawCat(PLAIN), tabby = drawn({ pattern: "tabby" });
  for (const name of ["torso", "tail", "head"]) {
    assert.equal(stripes(solid, name).length, 0);
    assert.ok(stripes(tabby, name).length >= 4, name);
  }
});

Deno.test("stripes stand out from every coat", () => {
  for (
    const colour of [
      "black",
      "white",
      "grey",
      "orange",
      "cream",
      "brown",
    ] as const
  ) {
    const { tones } = drawn({ colour, pattern: "tabby" });
    assert.ok(Math.abs(tones.base.l - tones.dark.l) >= 0.1, colour);
  }
});

Deno.test("a tuxedo cat has white paws, muzzle and chest", () => {
  const cat = drawn({ colour: "black", pattern: "tuxedo" });
  for (const part of cat.limbs.filter(({ name }) => name.endsWith("paw"))) {
    assert.ok(marksOf(cat, part.name, "white").length > 0, part.name);
  }
  assert.ok(marksOf(cat, "head", "white").length > 0);
  assert.ok(find(cat, "chest").colour.l > 0.9);
});

Deno.test("a calico is white with patches of two colours", () => {
  const cat = drawn({ colour: "orange", second: "black", pattern: "calico" });
  assert.ok(find(cat, "torso").colour.l > 0.9);
  const patches = marksOf(cat, "head", "patch").map(({ colour }) => colour.l);
  assert.ok(new Set(patches).size >= 2);
});

Deno.test("a white cat with black patches has black patches", () => {
  const cat = drawn({ colour: "white", second: "black", pattern: "bicolour" });
  assert.ok(find(cat, "torso").colour.l > 0.9);
  assert.ok(
    marksOf(cat, "torso", "patch").some(({ colour }) => colour.l < 0.4),
  );
});

Deno.test("a pointed cat has darker ears and tail than body", () => {
  const cat = drawn({ colour: "cream", pattern: "points" });
  const body = find(cat, "torso").colour.l;
  assert.ok(find(cat, "left ear").colour.l < body - 0.2);
  assert.ok(marksOf(cat, "tail", "patch")[0]!.colour.l < body - 0.2);
});

Deno.test("socks and a white tail tip are white marks where they belong", () => {
  const cat = drawn({ white: ["socks", "tailtip"] });
  assert.equal(
    marksOf(cat, "left forepaw", "white").length +
      marksOf(cat, "near forepaw", "white").length,
    1,
  );
  assert.equal(marksOf(cat, "tail", "white").length, 1);
  assert.equal(marksOf(cat, "torso", "white").length, 0);
});

Deno.test("one white paw is one, white front paws are two", () => {
  const whiteIn = (white: CatSpec["coat"]["white"]) => {
    const cat = drawn({ colour: "black", white });
    const all = [...cat.limbs, ...cat.back].map(({ name }) => name).filter((
      name,
    ) => name.endsWith("paw"));
    return all.filter((name) => marksOf(cat, name, "white").length > 0).length;
  };
  assert.equal(whiteIn(["one paw"]), 1);
  assert.equal(whiteIn(["front paws"]), 2);
  assert.ok(whiteIn(["socks"]) > 2);
});

Deno.test("moods show in eyes and mouth", () => {
  const eye = (mood: CatSpec["mood"]) =>
    drawCat({ ...PLAIN, mood }).features.find((item): item is Eye => item.is === "eye")!;
  assert.ok(eye("surprised").size[1] > eye("calm").size[1]);
  assert.ok(eye("sleepy").upperLid > 0.4);
  assert.ok(eye("angry").tilt > 0.1 && eye("sad").tilt < 0);
  assert.equal(eye("loving").closed, "happy");
  const names = (mood: CatSpec["mood"]) =>
    drawCat({ ...PLAIN, mood }).features.map(({ name }) => name);
  assert.ok(names("sad").includes("tear"));
  assert.ok(names("happy").includes("open mouth"));
});

Deno.test("a sleeping cat has its eyes shut in every mood", () => {
  for (const mood of ["happy", "angry", "loving"] as const) {
    const eyes = drawCat({ ...PLAIN, pose: "sleeping", mood }).features
      .filter((item): item is Eye => item.is === "eye");
    assert.deepEqual(eyes.map(({ closed }) => closed), ["asleep", "asleep"]);
  }
});

Deno.test("a chubby cat is wider than a slim one, a kitten has the larger head", () => {
  const width = (change: Partial<CatSpec>, name: string) =>
    widthOf(bounds(find(drawCat({ ...PLAIN, ...change }), name).outline));
  assert.ok(
    width({ build: "chubby" }, "torso") >
      width({ build: "slim" }, "torso") * 1.15,
  );
  const ratio = (age: CatSpec["age"]) => width({ age }, "head") / width({ age }, "torso");
  assert.ok(
    ratio("kitten") > ratio("adult") && ratio("adult") > ratio("senior"),
  );
});

Deno.test("a thing to hold raises a paw", () => {
  assert.equal(drawCat(PLAIN, { holding: true }).figure.hand.raised, true);
  assert.equal(drawCat(PLAIN).figure.hand.raised, false);
});

Deno.test("the mouth is seen on every muzzle", () => {
  const coats: Partial<CatSpec["coat"]>[] = [
    { colour: "black" },
    { colour: "black", pattern: "tuxedo" },
    { colour: "cream", second: "chocolate", pattern: "points" },
    { colour: "white" },
    { colour: "orange", second: "black", pattern: "calico" },
  ];
  for (const coat of coats) {
    const cat = drawn(coat);
    const line = cat.features.find(({ name }) => name === "mouth left") as Line;
    const head = find(cat, "head");
    const under = head.marks.findLast(({ outline }) => contains(outline, line.points[0]!))!;
    assert.ok(
      Math.abs(under.colour.l - line.colour.l) > 0.3,
      JSON.stringify(coat),
    );
  }
});

Deno.test("lids of a calico have the colours of its two patches", () => {
  const { features } = drawn({
    colour: "orange",
    second: "black",
    pattern: "calico",
  });
  const [left, right] = features.filter((item): item is Eye => item.is === "eye");
  assert.ok(Math.abs(left!.lid.l - right!.lid.l) > 0.2);
});

Deno.test("age greys a muzzle, and never darkens a white one", () => {
  const muzzle = (change: Partial<CatSpec>) => {
    const cat = drawCat({ ...PLAIN, ...change, age: "senior" });
    const { at: [x, y], scale } = cat.figure.head;
    const chin: Point = [x, y + 84 * scale];
    return find(cat, "head").marks.findLast(({ outline }) => contains(outline, chin))!.colour.l;
  };
  assert.ok(muzzle({ coat: { ...PLAIN.coat, white: ["muzzle"] } }) > 0.93);
  assert.ok(muzzle({}) > find(drawn({}), "head").colour.l + 0.1);
});

Deno.test("an old cat differs from a young one: pale brows, bags, heavy lids, whiskers that droop", () => {
  const old = drawCat({ ...PLAIN, age: "senior" }), young = drawCat(PLAIN);
  for (const name of [/grey brow$/, /bag$/]) {
    assert.ok(old.features.some((item) => name.test(item.name)), `${name}`);
    assert.ok(!young.features.some((item) => name.test(item.name)), `${name}`);
  }
  const lid = ({ features }: Cat) =>
    Math.max(
      ...features.flatMap((item) => item.is === "eye" ? [item.upperLid] : []),
    );
  assert.ok(lid(old) > lid(young) + 0.1);
  const end = ({ features, figure }: Cat) =>
    (features.find(({ name }) => name === "right whisker 2") as Line).points.at(
      -1,
    )![1] -
    figure.head.at[1];
  assert.ok(end(old) > end(young) + 10);
});

Deno.test("ribs show on a bony cat and muscles on a strong one, neither on others", () => {
  const details = (change: Partial<CatSpec>) =>
    find(drawCat({ ...PLAIN, pose: "standing", ...change }), "torso").marks
      .filter(({ kind }) => kind === "detail").length;
  const plain = details({});
  assert.equal(details({ build: "slim" }), plain);
  assert.ok(details({ build: "slim", degrees: { build: 1.6 } }) >= plain + 4);
  assert.ok(details({ build: "muscular" }) >= plain + 2);
});

Deno.test("legs end within their paws, curls leave socks white", () => {
  for (const pose of ["sitting", "standing", "walking"] as const) {
    const cat = drawCat({ ...PLAIN, pose });
    const legs = [...cat.back, ...cat.limbs].filter((item): item is Region =>
      item.is === "region" && / (fore)?leg$/.test(item.name)
    );
    for (const { name, outline } of legs) {
      assert.ok(bounds(outline).bottom < 0, `${pose} ${name}`);
    }
  }
  const curly = drawn({ length: "curly", white: ["socks"] });
  const { marks } = find(curly, "right foreleg");
  assert.equal(marks.at(-1)!.kind, "white");
});

Deno.test("no tail has a loop in its outline", () => {
  for (let seed = 0; seed < 8; seed++) {
    for (const pose of ["sitting", "standing", "walking"] as const) {
      const coat = {
        ...PLAIN.coat,
        length: seed % 2 ? "short" : "fluffy",
      } as const;
      const spec = { ...PLAIN, seed: `${seed}`, pose, coat };
      const outline = find(drawCat(spec), "tail").outline;
      const turned = outline.filter((point, i) => {
        const next = outline[(i + 1) % outline.length]!;
        return outline.some((from, k) => {
          const to = outline[(k + 1) % outline.length]!;
          return Math.abs(i - k) > 1 && Math.abs(i - k) < 12 &&
            cross(point, next, from, to);
        });
      });
      assert.equal(turned.length, 0, `${pose} ${seed}`);
    }
  }
});

function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point) =>
    Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

function drawn(coat: Partial<CatSpec["coat"]>): Cat {
  return drawCat({ ...PLAIN, coat: { ...PLAIN.coat, ...coat } });
}

function find(cat: Cat, name: string): Region {
  const region = itemsOf(cat).find((item): item is Region =>
    item.is === "region" && item.name === name
  );
  assert.ok(region, `${name} is missing`);
  return region;
}

function marksOf(cat: Cat, name: string, kind: string) {
  return itemsOf(cat).filter((item): item is Region => item.is === "region" && item.name === name)
    .flatMap(({ marks }) => marks.filter((mark) => mark.kind === kind));
}

function itemsOf(
  { back, torso, limbs, ruff, ears, skull, features, front }: Cat,
): Item[] {
  return [
    ...back,
    ...torso,
    ...limbs,
    ...ruff,
    ...ears,
    ...skull,
    ...features,
    ...front,
  ];
}

Deno.test("every pose looks another way from the front, half from the side and from the side", () => {
  for (const pose of POSE_NAMES) {
    const outlines = VIEWS.map((view) => {
      const { torso, limbs, skull, features } = drawCat({
        ...PLAIN_CAT,
        pose,
        view,
      });
      return JSON.stringify([...torso, ...limbs, ...skull, ...features]);
    });
    assert.equal(new Set(outlines).size, VIEWS.length, pose);
  }
});

Deno.test("a sleeper's tail leaves its nose and mouth free", () => {
  const views = [undefined, ...VIEWS].filter((view) => view !== "behind");
  for (const pose of ["sleeping", "curled up"] as const) {
    for (const view of views) {
      for (const length of COAT_LENGTHS) {
        const coat = { ...PLAIN_CAT.coat, length };
        const cat = drawCat({
          ...PLAIN_CAT,
          pose,
          coat,
          ...(view && { view }),
        });
        const tail = cat.front.find(({ name }) => name === "tail");
        const nose = cat.features.find(({ name }) => name === "nose");
        assert.ok(tail?.is === "region" && nose?.is === "region");
        const isFree = nose.outline.every((point) => !contains(tail.outline, point));
        assert.ok(isFree, `${pose} ${view} ${length}`);
      }
    }
  }
});
