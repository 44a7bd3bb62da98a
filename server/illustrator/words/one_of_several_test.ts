import assert from "node:assert/strict";
import type { CatLook } from "../spec.ts";
import { parse } from "./parse.ts";
import { resolve } from "./resolve.ts";

function cats(description: string): CatLook[] {
  const spec = resolve(parse(description), { style: "cartoon", seed: "5" });
  return [spec, ...spec.others ?? []];
}

function worn(description: string): string[] {
  return cats(description).map(({ accessories, costume }) =>
    [...accessories.map(({ kind }) => kind), ...(costume ? [costume.kind] : [])].join(" ")
  );
}

Deno.test("[words] what one of several cats wears, only that one wears", () => {
  const cases: [description: string, worn: string[]][] = [
    ["two cats, one has a pink bow, the other a leather jacket", ["scarf", "jacket"]],
    ["three kittens, one of them has a blue hat", ["hat", "", ""]],
    ["drei Kätzchen spielen im Laub, eins hat eine blaue Mütze auf", ["hat", "", ""]],
    ["three black kittens, one with a red bow", ["scarf", "", ""]],
    ["two cats with blue hats", ["hat", "hat"]],
    ["dvě koťata, jedno má brýle", ["glasses", ""]],
    ["два котёнка, один в очках", ["glasses", ""]],
    ["due gatti, uno porta gli occhiali", ["glasses", ""]],
    ["två katter, en har glasögon", ["glasses", ""]],
    ["قطتان، واحدة ترتدي نظارة", ["glasses", ""]],
    ["两只猫，一只戴着眼镜", ["glasses", ""]],
    ["猫が二匹、一匹は眼鏡をかけている", ["glasses", ""]],
    ["고양이 두 마리, 한 마리는 안경을 쓰고 있다", ["glasses", ""]],
  ];
  for (const [description, pieces] of cases) {
    assert.deepEqual(worn(description), pieces, description);
  }
});

Deno.test("[words] a rainbow before clothes is on the cloth, and not in the sky", () => {
  for (
    const description of [
      "a ragdoll in a rainbow scarf",
      "gato con una bufanda arcoíris",
      "a cat with a colourful scarf",
    ]
  ) {
    const { accessories, weather } = resolve(parse(description), { style: "cartoon", seed: "5" });
    assert.deepEqual(accessories.map(({ kind, print }) => [kind, print]), [["scarf", "rainbow"]]);
    assert.notEqual(weather, "rainbow");
  }
  const { weather } = resolve(parse("a cat under a rainbow"), { style: "cartoon", seed: "5" });
  assert.equal(weather, "rainbow");
});

Deno.test("[words] one thing whose word ends like a plural is one", () => {
  const { props } = resolve(parse("dos gatos con un paraguas amarillo"), {
    style: "cartoon",
    seed: "5",
  });
  assert.deepEqual(props, [{ kind: "umbrella", colour: "yellow" }]);
});

Deno.test("[words] a moon is in the sky, and only who is on it is there", () => {
  const placeOf = (description: string) =>
    resolve(parse(description), { style: "cartoon", seed: "5" });
  for (const description of ["黒猫が月を見上げている", "chat noir et lune", "🐈🌙"]) {
    const { setting, time } = placeOf(description);
    assert.notEqual(setting, "moon", description);
    assert.equal(time, "night", description);
  }
  for (const description of ["Katze auf dem Mond", "chat sur la lune", "a cat on the moon"]) {
    assert.equal(placeOf(description).setting, "moon", description);
  }
});

Deno.test("[words] of two Japanese cats, each has the coat that is said of it", () => {
  for (
    const description of [
      "二匹の猫、一匹は黒、もう一匹は白",
      "猫が二匹、片方は黒、もう片方は白",
    ]
  ) {
    assert.deepEqual(cats(description).map(({ coat }) => coat.colour), ["black", "white"]);
  }
});

Deno.test("[words] two colours in the singular are of one cat each, in the plural of both", () => {
  for (
    const description of [
      "dwa koty, czarny i biały",
      "два кота, чёрный и белый",
      "dos gatos, negro y blanco",
      "deux chats, noir et blanc",
    ]
  ) {
    const colours = cats(description).map(({ coat }) => coat.colour);
    assert.deepEqual(colours, ["black", "white"], description);
  }
  const both = cats("dos gatos, negros y blancos").map(({ coat }) => coat.pattern);
  assert.deepEqual(both, ["bicolour", "bicolour"]);
});

const coats = (description: string) =>
  cats(description).map(({ coat: { colour, pattern } }) => `${colour} ${pattern}`);

Deno.test("[words] one kitten and the others have the coats that are said of each", () => {
  const [first, ...others] = coats("three kittens, one kitten is all black, the others are calico");
  assert.equal(first, "black solid");
  assert.ok(others.every((coat) => coat.endsWith("calico")), others.join());
});

Deno.test("[words] a pattern and white are one cat, a tabby and a white cat are two", () => {
  const [one, ...others] = cats("brown tabby and white cat asleep on a towel");
  assert.deepEqual([one!.coat.colour, one!.coat.pattern, others.length], ["brown", "tabby", 0]);
  assert.ok(one!.coat.white.length > 0);
  assert.equal(cats("a tabby and a white cat").length, 2);
});

Deno.test("[words] each “one …” of a list is a cat", () => {
  const description = "cat marching band, one on tuba, one on trombone, one with a drum";
  assert.equal(cats(description).length, 3);
  assert.equal(cats("a cat with two balls, one is red and one is blue").length, 1);
  const { relations = [] } = resolve(parse(description), { style: "cartoon", seed: "5" });
  assert.deepEqual(relations.slice(0, 2).map(({ who, is }) => `${who} ${is}`), [
    "cat 1 playing",
    "cat 2 playing",
  ]);
});

Deno.test("[words] cats in a list with dashes or colons each have what stands behind their name", () => {
  const list = "three cats (Pip - black, Squeak - grey, Wilson - ginger) in a bathtub";
  assert.deepEqual(coats(list).map((coat) => coat.split(" ")[0]), ["black", "grey", "orange"]);
  const { relations = [] } = resolve(parse(list), { style: "cartoon", seed: "5" });
  assert.equal(relations.filter(({ is }) => is === "inside").length, 3);
  assert.deepEqual(cats("Luna: black, Milo: white").map(({ name }) => name), ["Luna", "Milo"]);
});

Deno.test("[words] a cat that is called like a thing is that cat wherever it is named", () => {
  const description =
    "Biscuit is a cream longhair and Gravy is a brown tabby. Biscuit is lying on top of Gravy";
  const { props, relations } = resolve(parse(description), { style: "cartoon", seed: "5" });
  assert.deepEqual(props.map(({ kind }) => kind).filter((kind) => kind === "jar"), []);
  assert.deepEqual(relations?.map(({ who, is, what }) => `${who} ${is} ${what}`), [
    "cat 1 on cat 2",
  ]);
});

Deno.test("[words] a mother that washes her kittens has her own coat", () => {
  const [mother, ...kittens] = cats("a calico mum washing her three kittens");
  assert.equal(mother!.coat.pattern, "calico");
  assert.equal(mother!.age, "adult");
  assert.deepEqual(kittens.map(({ age }) => age), ["kitten", "kitten", "kitten"]);
});

Deno.test("[words] one kitten of a mother with kittens has the coat said of it", () => {
  const described = coats(
    "a calico mum washing her three kittens, one kitten is all black, the others are calico",
  );
  assert.deepEqual(described.map((coat) => coat.split(" ")[1]), [
    "calico",
    "solid",
    "calico",
    "calico",
  ]);
});

Deno.test("[words] what they all do, all of the named cats do", () => {
  const description =
    "Nova is white, Stella is grey and Luna is black. they are all asleep on a blue rug";
  assert.deepEqual(cats(description).map(({ pose }) => pose), ["sleeping", "sleeping", "sleeping"]);
  const { relations = [] } = resolve(parse(description), { style: "cartoon", seed: "5" });
  assert.equal(relations.filter(({ is }) => is === "on").length, 3);
});

Deno.test("[words] cats that are counted by their coats are as many as all of them", () => {
  const cases: [description: string, count: number][] = [
    ["2 tabbies 1 tuxedo 1 calico on a fence", 4],
    ["two tabbies, a tuxedo and a calico on a fence", 4],
    ["two black cats and one white cat", 3],
    ["two cats, a black cat and a white cat", 2],
    ["two black cats and a white mouse", 2],
  ];
  for (const [description, count] of cases) {
    assert.equal(cats(description).length, count, description);
  }
  const { relations = [] } = resolve(parse(cases[0]![0]), { style: "cartoon", seed: "5" });
  assert.equal(relations.filter(({ is }) => is === "on").length, 4);
});

Deno.test("[words] a second cat is one, also where a clause stands before it", () => {
  for (
    const description of [
      "一只黑猫和一只戴帽子的白猫",
      "黒猫と帽子をかぶった白猫",
      "검은 고양이와 모자를 쓴 하얀 고양이",
      "siyah bir kedi ve şapkalı beyaz bir kedi",
      "काली बिल्ली और टोपी पहने सफ़ेद बिल्ली",
    ]
  ) {
    assert.deepEqual(cats(description).map(({ coat }) => coat.colour), ["black", "white"]);
    assert.deepEqual(worn(description), ["", "hat"], description);
  }
});

Deno.test("[words] four kittens with four colours have one each, and what follows is of all", () => {
  for (
    const description of [
      "kittens x4 asleep: ginger, black, grey, white",
      "four kittens (ginger, black, grey and white) asleep",
    ]
  ) {
    assert.deepEqual(
      coats(description).map((coat) => coat.split(" ")[0]),
      ["orange", "black", "grey", "white"],
      description,
    );
  }
  const asleep = cats("four kittens (ginger, black, grey and white) asleep");
  assert.deepEqual(new Set(asleep.map(({ pose }) => pose)), new Set(["sleeping"]));
});

Deno.test("[words] “the one … the other”, “she … he” and “both” say of whom in every language", () => {
  const cases = [
    "δύο γάτες, η μία μαύρη και η άλλη λευκή, και οι δύο κοιμούνται",
    "שני חתולים, אחד שחור ואחד לבן, שניהם ישנים",
    "Hai con mèo, một con đen, một con trắng, cả hai ngủ",
    "แมวสองตัว ตัวหนึ่งสีดำ อีกตัวสีขาว ทั้งคู่นอนหลับ",
    "قطتان، واحدة سوداء والأخرى بيضاء",
    "Dois gatos, um preto, o outro branco, ambos dormem",
    "Zwei Katzen: sie ist schwarz, er ist weiß. Beide schlafen.",
    "Un couple de chats: lui est noir, elle est blanche",
    "二匹の猫、一匹は黒、もう一匹は白。二匹とも寝ている",
  ];
  for (const description of cases) {
    assert.deepEqual(
      cats(description).map(({ coat }) => coat.colour),
      ["black", "white"],
      description,
    );
  }
  for (const description of cases.filter((one) => /schlafen|dormem|寝|ישנים|ngủ/.test(one))) {
    assert.deepEqual(
      cats(description).map(({ pose }) => pose),
      ["sleeping", "sleeping"],
      description,
    );
  }
});

Deno.test("[words] of one cat and the other one each has its own mood and pose, and one cat with two ears stays one", () => {
  const seen = (description: string) => cats(description).map(({ mood, pose }) => [mood, pose]);
  const other = (description: string) => seen(description)[1];
  for (
    const description of [
      "two cats, one angry, one asleep",
      "one cat is angry, the other one is asleep",
      "one kitten angry, the other asleep",
      "die eine Katze ist wütend, die andere schläft",
    ]
  ) {
    const [first, second, ...more] = seen(description);
    assert.equal(first?.[0], "angry", description);
    assert.notEqual(first?.[1], "sleeping", description);
    assert.equal(second?.[1], "sleeping", description);
    assert.equal(more.length, 0, description);
  }
  assert.deepEqual(worn("one cat has a red hat, the other one a blue scarf"), ["hat", "scarf"]);
  for (
    const description of [
      "one cat with one ear up and the other down",
      "one cat with two hats, one red, the other blue",
    ]
  ) {
    assert.equal(other(description), undefined, description);
  }
});
