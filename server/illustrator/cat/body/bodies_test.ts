/**
 * What is seen of a body that is unlike other cats'.
 */
import assert from "node:assert/strict";
import { PLAIN_CAT } from "../../../../tests/support/cat.ts";
import { bounds, widthOf } from "../../geometry/measure.ts";
import type { Eye, Item, Region } from "../../scene.ts";
import type { CatSpec, Feature } from "../../spec.ts";
import { describe } from "../../words/wording/description.ts";
import { parse } from "../../words/parse.ts";
import { resolve } from "../../words/resolve.ts";
import { type Cat, drawCat } from "../cat.ts";
import type { CatOptions } from "../cat_options.ts";

function withFeature(feature: Feature, change: Partial<CatSpec> = {}, options?: CatOptions): Cat {
  return drawCat({ ...PLAIN_CAT, features: [feature], ...change }, options);
}

function itemsOf({ back, torso, limbs, ruff, ears, skull, features, front }: Cat): Item[] {
  return [...back, ...torso, ...limbs, ...ruff, ...ears, ...skull, ...features, ...front];
}

function names(cat: Cat, pattern: RegExp): string[] {
  return itemsOf(cat).map(({ name }) => name).filter((name) => pattern.test(name));
}

function find(cat: Cat, name: string): Region {
  const found = itemsOf(cat).find((item): item is Region =>
    item.is === "region" && item.name === name
  );
  assert.ok(found, `${name} is missing`);
  return found;
}

Deno.test("a lost leg is a stump on the right side, from the front, from the side, and mirrored", () => {
  const front = { view: "front" } as const;
  const side = { view: "side", pose: "standing" } as const;
  const cases: [Feature, Partial<CatSpec>, mirrored: boolean, gone: string][] = [
    ["right foreleg missing", front, false, "left foreleg"],
    ["left foreleg missing", front, false, "right foreleg"],
    ["right foreleg missing", front, true, "right foreleg"],
    ["right foreleg missing", side, false, "near foreleg"],
    ["right foreleg missing", side, true, "far foreleg"],
    ["left hind leg missing", side, false, "far hind leg"],
  ];
  for (const [feature, change, mirrored, gone] of cases) {
    const cat = withFeature(feature, change, { mirrored });
    const context = `${feature} ${change.view} ${mirrored}`;
    assert.deepEqual(names(cat, /stump$/), [`${gone} stump`], context);
    const paw = gone.replace(/ ?leg$/, " ?paw");
    assert.deepEqual(names(cat, new RegExp(`^(?:${gone}|${paw})$`)), [], context);
    const whole = drawCat({ ...PLAIN_CAT, ...change }, { mirrored });
    const stump = bounds(find(cat, `${gone} stump`).outline);
    const leg = bounds(find(whole, gone).outline);
    assert.ok(stump.bottom < leg.bottom - 30, context);
  }
});

Deno.test("a lost eye is a seam, and no text names its colour", () => {
  const eyes = { left: "blue", right: "green" } as const;
  const cat = withFeature("left eye missing", { eyes });
  const left = itemsOf(cat).filter((item): item is Eye => item.is === "eye");
  assert.deepEqual(left.map(({ name }) => name), ["right eye"]);
  assert.equal(names(cat, /^missing eye$/).length, 1);
  const alt = describe({ ...PLAIN_CAT, features: ["left eye missing"], eyes });
  assert.match(alt, /green/);
  assert.doesNotMatch(alt, /blue/);
});

Deno.test("blind eyes are milky, crossed ones look at the nose", () => {
  assert.equal(names(withFeature("cloudy eyes"), /^cloudy/).length, 2);
  const [one, other] = itemsOf(withFeature("crossed eyes"))
    .filter((item): item is Eye => item.is === "eye");
  assert.ok(one!.look[0] > 0.5 && other!.look[0] < -0.5);
});

Deno.test("one ear is folded, or cut; the other stands", () => {
  for (const feature of ["one folded ear", "cropped ear"] as const) {
    const cat = withFeature(feature);
    const [left, right] = ["left ear", "right ear"].map((name) => bounds(find(cat, name).outline));
    const rooted = bounds(find(cat, "head").outline).top;
    assert.ok(rooted - left!.top < 0.75 * (rooted - right!.top), feature);
  }
});

Deno.test("tails are gone, kinked or bushy", () => {
  const tail = (feature?: Feature) =>
    find(drawCat({ ...PLAIN_CAT, ...(feature && { features: [feature] }) }), "tail").outline;
  assert.deepEqual(names(withFeature("no tail"), /tail/), []);
  assert.ok(widthOf(bounds(tail("bushy tail"))) > widthOf(bounds(tail())) + 14);
  assert.notDeepEqual(tail("crooked tail"), tail());
});

Deno.test("a wet cat drips into a puddle below it", () => {
  const cat = withFeature("wet fur");
  assert.ok(names(cat, /^drip/).length >= 6);
  assert.ok(names(cat, /^wet lock/).length >= 3);
  assert.ok(bounds(find(cat, "puddle").outline).bottom > 0);
});

Deno.test("a long cat is half as long again as another, and words ask for it", () => {
  const side = { view: "side", pose: "walking" } as const;
  const lengthOf = (cat: Cat) => widthOf(bounds(find(cat, "torso").outline));
  const ordinary = lengthOf(drawCat({ ...PLAIN_CAT, ...side }));
  assert.ok(lengthOf(withFeature("long body", side)) > 1.4 * ordinary);
  for (const prompt of ["looooong cat", "a longcat"]) {
    const spec = resolve(parse(prompt), { style: "cartoon", seed: "5" });
    assert.ok(spec.features?.includes("long body"), prompt);
  }
});

Deno.test("half of a tail is gone, and one blind eye is milky", () => {
  const side = { view: "side", pose: "walking" } as const;
  const tail = (cat: Cat) => {
    const { left, right, top, bottom } = bounds(find(cat, "tail").outline);
    return right - left + bottom - top;
  };
  assert.ok(
    tail(withFeature("tail tip missing", side)) < 0.7 * tail(drawCat({ ...PLAIN_CAT, ...side })),
  );
  assert.deepEqual(names(withFeature("left eye clouded"), /^cloudy/), ["cloudy left eye"]);
  assert.deepEqual(names(withFeature("right eye clouded"), /^cloudy/), ["cloudy right eye"]);
});

Deno.test("[bodies] builds, ages and coats differ in measures that one sees", () => {
  const front = { pose: "sitting", view: "front" } as const;
  const side = { pose: "standing", view: "side" } as const;
  const plain = drawCat({ ...PLAIN_CAT, ...front });
  const wide = (cat: Cat, name = "torso") => widthOf(bounds(find(cat, name).outline));
  const coat = (length: CatSpec["coat"]["length"]) =>
    drawCat({ ...PLAIN_CAT, ...front, coat: { ...PLAIN_CAT.coat, length } });
  const high = (cat: Cat) => {
    const sole = bounds(find(cat, "near fore paw").outline).bottom;
    return sole - bounds(find(cat, "torso").outline).bottom;
  };
  const share = (cat: Cat) => wide(cat, "head") / wide(cat);
  const seated = (change: Partial<CatSpec>) => drawCat({ ...PLAIN_CAT, ...front, ...change });
  assert.ok(wide(seated({ build: "chubby" })) > 1.3 * wide(plain), "fat");
  assert.ok(wide(seated({ build: "slim" })) < 0.8 * wide(plain), "thin");
  assert.ok(share(seated({ age: "kitten" })) > 1.2 * share(plain), "a kitten is mostly head");
  assert.equal(names(seated({ build: "chubby" }), /^double chin$/).length, 1);
  assert.ok(wide(coat("fluffy"), "tail") > wide(plain, "tail") + 20, "a plume");
  assert.ok(wide(coat("fluffy"), "head") > wide(plain, "head") + 12, "cheeks of long hair");
  const short = withFeature("short legs", side), usual = drawCat({ ...PLAIN_CAT, ...side });
  assert.ok(high(short) < 0.5 * high(usual), "a munchkin");
  const ear = (cat: Cat) => wide(cat, "right ear");
  assert.ok(ear(withFeature("large ears", front)) > 1.22 * ear(plain), "large ears");
});

Deno.test("paws are larger, or have more toes", () => {
  const paw = (feature?: Feature) => {
    const cat = drawCat({
      ...PLAIN_CAT,
      view: "front",
      ...(feature && { features: [feature] }),
    });
    const { left, right, top, bottom } = bounds(find(cat, "left forepaw").outline);
    return {
      width: right - left,
      height: bottom - top,
      bottom,
      toes: names(cat, /^left forepaw toe/).length,
    };
  };
  assert.ok(paw("big paws").width > paw().width * 1.2);
  assert.ok(paw("big paws").height > paw().height * 1.2);
  assert.equal(paw("big paws").bottom, paw().bottom);
  assert.equal(paw("extra toes").toes, paw().toes + 2);
});

Deno.test("long whiskers are longer than whiskers, fangs and soot are seen", () => {
  const reach = (cat: Cat, name: RegExp) =>
    Math.max(
      ...itemsOf(cat).flatMap((item) =>
        item.is === "line" && name.test(item.name) ? item.points.map(([x]) => x) : []
      ),
    );
  const long = reach(withFeature("long whiskers"), /long whisker/);
  assert.ok(long > reach(drawCat(PLAIN_CAT), /whisker/) + 50);
  assert.equal(names(withFeature("fangs"), /^fang/).length, 2);
  assert.ok(names(withFeature("soot"), /^soot/).length >= 4);
});

Deno.test("[bodies] a very fat cat is 1.4 times as wide as an average one, or as high where it stands sideways", () => {
  const size = (prompt: string, change: Partial<CatSpec>) => {
    const spec = resolve(parse(prompt), { style: "cartoon", seed: "5" });
    const cat = drawCat({ ...spec, ...change, features: ["no tail"], mood: "calm", props: [] });
    const body = itemsOf(cat).filter((item): item is Region =>
      item.is === "region" && /^(?:torso|.* thigh)$/.test(item.name)
    );
    const { left, right, top, bottom } = bounds(body.flatMap(({ outline }) => outline));
    return { width: right - left, height: bottom - top };
  };
  const front = { pose: "sitting", view: "front" } as const;
  const side = { pose: "standing", view: "side" } as const;
  const [fat, average] = ["a very fat cat", "a cat of average build"];
  assert.ok(size(fat!, front).width > 1.4 * size(average!, front).width);
  assert.ok(size(fat!, side).height > 1.4 * size(average!, side).height);
  assert.ok(size("a slim cat", front).width < 0.86 * size(average!, front).width);
});

Deno.test("people's words ask for them", () => {
  const cases: [string, Feature][] = [
    ["a three-legged cat", "right foreleg missing"],
    ["a tabby, the front left leg is missing", "left foreleg missing"],
    ["a one-eyed pirate cat", "left eye missing"],
    ["an old blind cat", "cloudy eyes"],
    ["a cross eyed cat", "crossed eyes"],
    ["a cat with one floppy ear", "one folded ear"],
    ["a cat without a tail", "no tail"],
    ["a cat with a crooked tail", "crooked tail"],
    ["a soaking wet cat", "wet fur"],
    ["a polydactyl cat", "extra toes"],
    ["a cat with very long whiskers", "long whiskers"],
    ["eine dreibeinige Katze", "right foreleg missing"],
    ["un gato mojado", "wet fur"],
    ["un chat borgne", "left eye missing"],
    ["мокрый кот", "wet fur"],
    ["a cat blind in one eye", "left eye clouded"],
    ["he is blind in his right eye", "right eye clouded"],
    ["half his tail is missing", "tail tip missing"],
    ["un gato, le falta la punta de la cola", "tail tip missing"],
    ["a cat with a big toothy grin", "toothy grin"],
    ["濡れた猫", "wet fur"],
  ];
  for (const [prompt, feature] of cases) {
    const spec = resolve(parse(prompt), { style: "cartoon", seed: "5" });
    assert.ok(spec.features?.includes(feature), prompt);
  }
});
