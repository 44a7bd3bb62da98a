import assert from "node:assert/strict";
import { recipeOf } from "../../../tests/support/read_description.ts";
import type { CatLook } from "../spec.ts";
import { parse } from "./parse.ts";
import { understanding } from "./understanding.ts";

function catsIn(description: string): CatLook[] {
  const spec = recipeOf(description);
  return [spec, ...spec.others ?? []];
}

/** The things that the words name. */
const propsOf = (description: string) =>
  parse(description).readings.flatMap(({ claims }) => claims)
    .flatMap(({ slot, value }) => slot === "prop" ? [value] : []);

const coatsIn = (description: string) => catsIn(description).map(({ coat }) => coat.colour);

Deno.test("[words] a cat that is called red where red means ginger is orange; a thing and an English cat are red", () => {
  const cases: [description: string, coats: string[], red?: string][] = [
    ["rote Katze", ["orange"]],
    ["eine rote Katze mit rotem Halsband", ["orange"], "scarf"],
    ["rot-weiße Katze mit roter Mütze", ["orange"], "hat"],
    ["rotgetigerter Kater", ["orange"]],
    ["eine rote und eine schwarze Katze", ["orange", "black"]],
    ["rote Katze und schwarze Katze", ["orange", "black"]],
    ["een rode kat en een zwarte kat", ["orange", "black"]],
    ["röd katt med röd mössa", ["orange"], "hat"],
    ["gatto rosso con un cappello rosso", ["orange"], "hat"],
    ["red cat", ["red"]],
    ["eine knallrote Katze", ["red"]],
  ];
  for (const [description, coats, red] of cases) {
    assert.deepEqual(coatsIn(description), coats, description);
    const { accessories } = recipeOf(description);
    assert.deepEqual(
      accessories.map(({ kind, colour }) => [kind, colour]),
      red ? [[red, "red"]] : [],
      description,
    );
  }
});

Deno.test("[words] what is said of one and of the other of two cats is each one's, in every language", () => {
  const cases: [description: string, coats: string[]][] = [
    ["deux chats, l'un noir l'autre blanc", ["black", "white"]],
    ["dwa kotki na kanapie, jeden czarny, drugi biały", ["black", "white"]],
    ["две кошки пьют чай, одна чёрная, другая серая", ["black", "grey"]],
    ["дві кішки на дивані, одна чорна, інша біла", ["black", "white"]],
    ["两只小猫抢一条鱼，一只橘色一只灰色", ["orange", "grey"]],
    ["två katter, den ena svart, den andra vit", ["black", "white"]],
    ["twee katten op een terras, de ene zwart, de andere rood", ["black", "orange"]],
    ["un gato negro y uno blanco en un sofá", ["black", "white"]],
    ["un chat noir et un blanc sur un canapé", ["black", "white"]],
    ["a grey and a black cat sleeping on a sofa", ["grey", "black"]],
    ["un gato blanco y negro", ["black"]],
  ];
  for (const [description, coats] of cases) {
    assert.deepEqual(coatsIn(description), coats, description);
    assert.deepEqual(understanding(parse(description)).ignored, [], description);
  }
  const [she, he] = catsIn("dos gatos bailando, ella con vestido rojo, él con traje negro");
  assert.deepEqual([she?.costume?.kind, he?.costume?.kind], ["dress", "suit"]);
  assert.equal(catsIn("قطتان صغيرتان على الأريكة").length, 2);
});

Deno.test("[words] vowels of Hindi and voiced kana tell words apart; letters that lack accents do not", () => {
  assert.notEqual(recipeOf("उदास बिल्ली छाता").setting, "rooftop");
  assert.deepEqual(propsOf("उदास बिल्ली छाता"), ["umbrella"]);
  assert.equal(recipeOf("काली बिल्ली छत पर").setting, "rooftop");
  assert.deepEqual(propsOf("gri kedi kilicla"), propsOf("gri kedi kılıçla"));
});

Deno.test("[words] a body's look before a cat is the cat's, whatever comes behind without a preposition", () => {
  for (const description of ["şişman turuncu kedi balkonda uyuyor", "मोटी बिल्ली सोफे पर"]) {
    assert.equal(recipeOf(description).build, "chubby", description);
  }
});

Deno.test("[words] Ukrainian is read as such", () => {
  const { coat, relations } = recipeOf("рудий кіт сидить на дивані, поруч ялинка");
  assert.equal(coat.colour, "orange");
  assert.equal(relations?.[0]?.is, "on");
});

Deno.test("[words] a noun of Korean or katakana is no part of another word", () => {
  const cases: [description: string, props: string[]][] = [
    ["턱시도 고양이 바리스타, 커피", ["cup of coffee"]],
    ["고양이가 종이상자 속에서 자고 있다", ["box"]],
    ["고양이가 컵라면 먹고 있어요", ["ramen"]],
    ["トランプをする黒猫", ["playing cards"]],
    ["段ボール箱に入った三毛猫", ["box"]],
    ["カップラーメンを食べる猫", ["cup", "ramen"]],
  ];
  for (const [description, props] of cases) {
    assert.deepEqual(propsOf(description), props, description);
  }
});

Deno.test("[words] where a cat sits is said once: behind the noun, or at the start of a clause of what is there", () => {
  const relationsIn = (description: string) =>
    parse(description).relations?.map(({ who, is, what }) =>
      `${"cat" in who ? "cat" : who.prop} ${is} ${"cat" in what ? "cat" : what.prop}`
    );
  const cases: [description: string, relations: string[]][] = [
    ["三花猫坐在书桌前", ["cat in front of desk"]],
    ["회색 고양이가 책상 옆에 앉아 있다", ["cat beside desk"]],
    ["狸花猫趴在窗台上，旁边有盆仙人掌", ["cat on windowsill", "cactus beside cat"]],
    ["siyah kedi kanepede, yanında domates var", ["cat on couch", "tomato beside cat"]],
    ["猫坐在沙发上", ["cat on couch"]],
  ];
  for (const [description, relations] of cases) {
    assert.deepEqual(relationsIn(description), relations, description);
  }
});

Deno.test("[words] everyday words of German, Russian, Polish and Dutch are understood whole", () => {
  const cases: [description: string, value: string][] = [
    ["Katze mit Lockenwicklern im Bademantel", "hat"],
    ["eine Katze zuckt mit den Schultern", "shrugging"],
    ["Katze im Aufzug", "lift"],
    ["кошка стоит на цыпочках", "on tiptoe"],
    ["кот в больничном коридоре", "corridor"],
    ["кошка сидит в тюрьме", "prison cell"],
    ["kotka w pasiaku za kratami", "prisoner"],
    ["kot poślizgnął się na skórce od banana", "slipping"],
    ["kat met een hanenkam en een leren jas", "hat"],
    ["poes wacht bij de bushalte", "bus stop"],
  ];
  for (const [description, value] of cases) {
    const { readings } = parse(description);
    const values = readings.flatMap(({ claims }) => claims).map(({ value }) => String(value));
    assert.ok(values.includes(value), `${description}: ${values}`);
  }
});

Deno.test("[words] a word with another everyday meaning draws nothing of a rarer one", () => {
  const cases: [description: string, not: string][] = [
    ["Schnee fällt auf die Katze", "falling"],
    ["Katze sitzt auf der Kommode und der Preis ist heiß", "medal"],
    ["twee poesjes met een rode staart", "hat"],
  ];
  for (const [description, not] of cases) {
    const { readings } = parse(description);
    const values = readings.flatMap(({ claims }) => claims).map(({ value }) => String(value));
    assert.ok(!values.includes(not), `${description}: ${values}`);
  }
});
