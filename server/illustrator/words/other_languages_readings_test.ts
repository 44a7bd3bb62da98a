import assert from "node:assert/strict";
import { parse } from "./parse.ts";
import { resolve } from "./resolve.ts";
import { understanding } from "./understanding.ts";

const recipeOf = (description: string) =>
  resolve(parse(description), { style: "cartoon", seed: "5" });

function relationsIn(description: string): string[] {
  return (parse(description).relations ?? []).map(({ is, what }) =>
    `${is} ${"prop" in what ? what.prop : "cat"}`
  );
}

Deno.test("[words] a coat keeps every colour that its words name", () => {
  const cases: [description: string, colour: string, second?: string][] = [
    ["chaton tigré gris", "grey"],
    ["siyah beyaz kedi", "black", "white"],
    ["白黒の猫", "black", "white"],
    ["黑白花猫", "black", "white"],
  ];
  for (const [description, colour, second] of cases) {
    const { coat } = recipeOf(description);
    assert.equal(coat.colour, colour, description);
    if (second) assert.equal(coat.pattern, "bicolour", description);
  }
  const [scarf] = recipeOf("灰猫戴着红围巾").accessories;
  assert.deepEqual([scarf?.kind, scarf?.colour], ["scarf", "red"]);
  const [tent] = recipeOf("oranges Zelt mit Katze").props;
  assert.deepEqual([tent?.kind, tent?.colour], ["tent", "orange"]);
});

Deno.test("[words] of two nouns of a Romance or Slavic language, the first one is meant", () => {
  assert.deepEqual(relationsIn("kot w doniczce kaktus"), ["inside flowerpot"]);
  assert.deepEqual(relationsIn("chat devant la tour Eiffel"), ["in front of Eiffel Tower"]);
  assert.deepEqual(relationsIn("a cat in front of a tuna cake"), ["in front of cake"]);
});

Deno.test("[words] a preposition of a place is not said again of the thing behind it", () => {
  assert.deepEqual(relationsIn("кот на дне моря нашёл сундук с сокровищами"), []);
  assert.equal(recipeOf("кот на дне моря нашёл сундук с сокровищами").setting, "underwater");
});

Deno.test("[words] who is on wheels rides what is named, and the receipt has each word once", () => {
  const cases: [description: string, thing: string][] = [
    ["gatto in Vespa rossa", "motor scooter"],
    ["un chat en scooter rouge", "motor scooter"],
    ["gato en moto", "motorcycle"],
  ];
  for (const [description, thing] of cases) {
    assert.deepEqual(relationsIn(description), [`riding ${thing}`], description);
    assert.deepEqual(understanding(parse(description)).ignored, [], description);
  }
});

Deno.test("[words] what an action leaves of unknown words is quoted from its first letter", () => {
  const { ignored } = understanding(parse("スケートボードに乗るzorple zirple"));
  assert.deepEqual(ignored, ["zorple", "zirple"]);
});

Deno.test("[words] small words of other languages are no food", () => {
  const { readings } = parse("такой рыжий кот");
  assert.deepEqual(readings.flatMap(({ claims }) => claims).map(({ slot }) => slot), [
    "coat.colour",
  ]);
});

Deno.test("[words] who sits or sleeps on a thing is the cat, and not what it wears or has", () => {
  const relation = "cat on haystack";
  assert.deepEqual(whoIs("kotka w wianku z polnych kwiatów siedzi na stogu siana"), [relation]);
  assert.deepEqual(whoIs("кошка с цветами спит на стоге сена"), [relation]);
  assert.deepEqual(whoIs("a cat, and a book lying on a table"), ["book on table"]);
});

Deno.test("[words] where a preposition means at and beside, a cat is at a table and beside a fireplace", () => {
  assert.deepEqual(whoIs("Katze am Kamin"), ["cat beside fireplace"]);
  assert.deepEqual(whoIs("Katze am Tisch"), ["cat at table"]);
  assert.deepEqual(whoIs("kot w fotelu przy kominku"), [
    "cat on armchair",
    "cat beside fireplace",
  ]);
  assert.deepEqual(whoIs("кот у камина"), ["cat beside fireplace"]);
});

Deno.test("[words] what is in a basket is the thing that the Chinese words name, and no cat", () => {
  assert.deepEqual(whoIs("三花猫骑着自行车，车筐里有花，樱花树下"), [
    "cat riding bicycle",
    "flower inside basket",
  ]);
});

Deno.test("[words] clothes that emoji name are worn in every language, and things bring their place", () => {
  const worn: [description: string, kind: string][] = [
    ["кот в джинсах", "jeans"],
    ["kot w szortach", "shorts"],
    ["水着を着た猫", "swimsuit"],
  ];
  for (const [description, kind] of worn) {
    const { costume, props } = recipeOf(description);
    assert.equal(costume?.kind, kind, description);
    assert.ok(!props.some((prop) => prop.kind === kind), description);
  }
  const [headphones] = recipeOf("gatto con cuffie").accessories;
  assert.equal(headphones?.variant, "headphones");
  const [dress] = understanding(parse("बिल्ली साड़ी पहनकर")).understood;
  assert.match(dress?.meaning ?? "", /^drawn as a dress/);
  assert.equal(recipeOf("чёрная кошка у камина").setting, "living room");
});

function whoIs(description: string): string[] {
  return (parse(description).relations ?? []).map(({ who, is, what }) =>
    `${"cat" in who ? "cat" : who.prop} ${is} ${"prop" in what ? what.prop : "cat"}`
  );
}
