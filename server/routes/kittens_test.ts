/**
 * Kittens through HTTP: who may have them, what they cost, and what is known of them afterwards.
 */
import assert from "node:assert/strict";
import type { SavedCharacter } from "../../lib/character.ts";
import type { LitterAnswer } from "../../lib/kittens/kittens.ts";
import type { WordsRead } from "../../lib/understanding.ts";
import type { Browser } from "../../tests/support/browser.ts";
import { saveRequest, statusOf } from "../../tests/support/characters.ts";
import { plainPng } from "../../tests/support/generation_fixture.ts";
import { recipeGenerator, saved } from "../../tests/support/recipe_generator.ts";
import { familyOf } from "../kittens/family.ts";
import { testProduct } from "../../tests/support/product.ts";

const breed = (browser: Browser, motherId: number, fatherId: number, more: object = {}) =>
  browser.post("/api/kittens", { motherId, fatherId, ...more });

async function family(
  options: Parameters<typeof testProduct>[0] = { generator: recipeGenerator() },
) {
  const product = await testProduct(options);
  const browser = await product.browser("felix");
  const mother = await saved(browser, "a grey calico queen", "Luna");
  const father = await saved(browser, "an orange tabby tomcat", "Simba");
  return { product, browser, mother, father };
}

Deno.test("a litter of four to six costs one generation, and each kitten can be saved", async () => {
  const { product, browser, mother, father } = await family();
  await using _ = product;
  assert.deepEqual([mother.sex, father.sex], ["female", "male"]);
  assert.deepEqual([mother.mayHaveKittens, mother.parents], [false, undefined]);

  const response = await breed(browser, mother.id, father.id, { seed: "1" });
  assert.equal(response.status, 201);
  const { litter, odds, squares, remainingGenerations }: LitterAnswer = await response.json();
  assert.ok(litter.length >= 4 && litter.length <= 6);
  assert.equal(remainingGenerations, 3);
  assert.deepEqual(await product.fixture.balance(1), { available: 3, held: 0 });
  assert.equal(odds.reduce((sum, { chance }) => sum + chance, 0), 1);
  assert.ok(squares.some(({ locus }) => locus === "O"));
  for (const { rows, columns, cells } of squares) {
    assert.deepEqual(cells.map((row) => row.length), rows.map(() => columns.length));
  }
  assert.deepEqual(litter.map(({ understanding }) => understanding.cost), [
    1,
    ...litter.slice(1).map(() => 0),
  ]);

  for (const [n, kitten] of litter.entries()) {
    assert.deepEqual(kitten.parents, [mother.id, father.id]);
    const child = kitten.sex === "female" ? "daughter" : "son";
    assert.match(kitten.prompt, new RegExp(`^A \\S+ .+ kitten, ${child} of Luna and Simba$`));
    const answer = await browser.post("/api/characters", saveRequest(kitten, { name: `Kit ${n}` }));
    assert.equal(answer.status, 201);
    const character = await answer.json();
    assert.equal(character.sex, kitten.sex);
    assert.deepEqual(character.parents, [mother.id, father.id]);
  }
  assert.deepEqual(await product.fixture.balance(1), { available: 3, held: 0 });
});

Deno.test("a kitten's description and receipt speak the language of who asked for the litter", async () => {
  const generator = recipeGenerator();
  const { product, browser, mother, father } = await family({ generator });
  await using _ = product;
  const order = { motherId: mother.id, fatherId: father.id, seed: "1" };
  const answer = await browser.post("/api/kittens", order, { "accept-language": "de" });
  const { litter }: LitterAnswer = await answer.json();
  for (const { prompt, sex } of litter) {
    const child = sex === "female" ? "Tochter" : "Sohn";
    assert.match(prompt, new RegExp(`^Kätzchen \\(.+haarig\\), ${child} von Luna und Simba$`));
  }
  const kittens = generator.drawn.filter(({ recipe }) => recipe !== undefined);
  assert.equal(kittens.length, litter.length);
  for (const { recipe } of kittens) {
    const { understanding } = recipe as { understanding: WordsRead };
    assert.deepEqual(understanding.understood, [
      { text: "Luna", meaning: "seine Mutter" },
      { text: "Simba", meaning: "sein Vater" },
    ]);
  }
});

Deno.test("the same seed is the same litter; the same key is the same litter, paid once", async () => {
  const { product, browser, mother, father } = await family();
  await using _ = product;
  const of = async (response: Promise<Response>) =>
    (await (await response).json() as LitterAnswer).litter;
  const looks = (litter: LitterAnswer["litter"]) => litter.map(({ alt, seed }) => [alt, seed]);
  const first = await of(breed(browser, mother.id, father.id, { seed: "7" }));
  const second = await of(breed(browser, mother.id, father.id, { seed: "7" }));
  assert.deepEqual(looks(first), looks(second));
  assert.equal((await product.fixture.balance(1)).available, 2);

  const headers = { "Idempotency-Key": "a key of the client" };
  const again = () =>
    browser.post("/api/kittens", { motherId: mother.id, fatherId: father.id }, headers);
  const [one, two] = await Promise.all([of(again()), of(again())]);
  const three = await of(again());
  const pictures = [one, two, three].map((litter) => litter.map(({ imageUrl }) => imageUrl));
  assert.deepEqual(pictures[0], pictures[1]);
  assert.deepEqual(pictures[0], pictures[2]);
  assert.equal((await product.fixture.balance(1)).available, 1);
  const other = { motherId: mother.id, fatherId: father.id, seed: "8" };
  assert.equal(await statusOf(browser.post("/api/kittens", other, headers)), 409);
});

Deno.test("a second click on Save leads to the kitten that the first one saved", async () => {
  const { product, browser, mother, father } = await family();
  await using _ = product;
  const { litter }: LitterAnswer = await (await breed(browser, mother.id, father.id)).json();
  const couple = { mother: String(mother.id), father: String(father.id) };
  const form = { form: "save", ...couple, picture: litter[0]!.imageUrl, name: "Pip" };
  const click = async () => {
    const { status, headers } = await browser.submit("/kittens", form);
    return {
      status,
      savedId: new URL(headers.get("location")!, "http://x").searchParams.get("saved"),
    };
  };
  const clicks = await Promise.all([click(), click()]);
  clicks.push(await click());
  const { savedId } = clicks[0]!;
  assert.match(savedId!, /^\d+$/);
  assert.deepEqual(clicks, clicks.map(() => ({ status: 303, savedId })));
  const characters: SavedCharacter[] = await (await browser.get("/api/characters")).json();
  assert.equal(characters.filter(({ name }) => name === "Pip").length, 1);
  assert.deepEqual(await product.fixture.balance(1), { available: 3, held: 0 });
});

Deno.test("a kitten that cannot be drawn gives the whole litter back", async () => {
  let fails = false, painted = 0;
  const generator = recipeGenerator(async () => {
    if (fails && ++painted === 3) throw new Error("no more paint");
    return await plainPng();
  });
  const { product, browser, mother, father } = await family({ generator });
  await using _ = product;
  const before = (await product.fixture.files()).length;
  fails = true;
  assert.equal(await statusOf(breed(browser, mother.id, father.id)), 502);
  assert.deepEqual(await product.fixture.balance(1), { available: 4, held: 0 });
  assert.equal((await product.fixture.files()).length, before);
  const recent = await (await browser.get("/api/generations")).json();
  assert.equal(recent.length, 2);
});

Deno.test("which couples may have kittens", async () => {
  const { product, browser, mother, father } = await family();
  await using _ = product;
  const other = await product.browser("oscar");
  const lion = await saved(other, "a black tomcat", "Lion");
  const queen = await saved(browser, "a white queen", "Snow");

  const guest = await product.browser();
  assert.equal(await statusOf(breed(guest, mother.id, father.id)), 401);
  const cases: [number, number, number][] = [
    [mother.id, mother.id, 400],
    [mother.id, queen.id, 400],
    [father.id, mother.id, 400],
    [mother.id, 404_404, 404],
    [mother.id, lion.id, 403],
  ];
  for (const [motherId, fatherId, status] of cases) {
    assert.equal(await statusOf(breed(browser, motherId, fatherId)), status);
  }
  assert.equal(await statusOf(breed(browser, 0.5, father.id)), 400);
  assert.equal((await product.fixture.balance(1)).available, 3);

  await other.patch(`/api/characters/${lion.id}`, { mayHaveKittens: true });
  assert.equal(await statusOf(breed(browser, mother.id, lion.id)), 201);
  await other.patch(`/api/characters/${lion.id}`, { visibility: "unlisted" });
  assert.equal(await statusOf(breed(browser, mother.id, lion.id)), 404);
  await other.patch(`/api/characters/${lion.id}`, { visibility: "public", mayHaveKittens: false });
  assert.equal(await statusOf(breed(browser, mother.id, lion.id)), 403);

  for (const left of [1, 0]) {
    assert.equal(
      (await (await breed(browser, mother.id, father.id)).json()).remainingGenerations,
      left,
    );
  }
  const unpaid = await breed(browser, mother.id, father.id);
  assert.equal(unpaid.status, 403);
  assert.deepEqual(await unpaid.json(), { message: "No generations remaining" });
});

Deno.test("cats without a recipe have no genes: 409", async () => {
  const { product, browser, mother, father } = await family({
    generator: { ...recipeGenerator(), recipeOf: () => undefined },
  });
  await using _ = product;
  assert.equal(await statusOf(breed(browser, mother.id, father.id)), 409);
});

Deno.test("the sex of a cat can be chosen, but for kittens and tortoiseshells", async () => {
  const { product, browser, mother, father } = await family();
  await using _ = product;
  const edit = (id: number, change: object) => browser.patch(`/api/characters/${id}`, change);
  assert.equal((await (await edit(father.id, { sex: "female" })).json()).sex, "female");
  assert.equal((await (await edit(father.id, { sex: "male" })).json()).sex, "male");
  assert.equal(await statusOf(edit(mother.id, { sex: "male" })), 409);
  assert.equal(await statusOf(edit(mother.id, { sex: "tom" })), 400);

  const { litter: [kitten] }: LitterAnswer = await (await breed(browser, mother.id, father.id))
    .json();
  const child = await (await browser.post("/api/characters", saveRequest(kitten!))).json();
  const other = child.sex === "female" ? "male" : "female";
  assert.equal(await statusOf(edit(child.id, { sex: other })), 409);
  assert.equal(await statusOf(edit(child.id, { sex: child.sex })), 200);
});

Deno.test("a kitten that is drawn again with changes keeps its parents", async () => {
  const { product, browser, mother, father } = await family();
  await using _ = product;
  const { litter: [kitten] }: LitterAnswer = await (await breed(browser, mother.id, father.id))
    .json();
  const changes = { imageUrl: kitten!.imageUrl, words: "sleeping" };
  const redrawn = await (await browser.post("/api/characters/redraw", changes)).json();
  const child = await (await browser.post("/api/characters", saveRequest(redrawn))).json();
  assert.deepEqual(child.parents, [mother.id, father.id]);
  assert.equal(child.sex, kitten!.sex);
});

Deno.test("a family tree links to characters of other users only while their owner allows it", async () => {
  const { product, browser, mother } = await family();
  await using _ = product;
  const other = await product.browser("oscar");
  const lion = await saved(other, "a black tomcat", "Lion");
  const allow = (mayHaveKittens: boolean) =>
    other.patch(`/api/characters/${lion.id}`, { mayHaveKittens });
  await allow(true);
  const { litter } = await (await breed(browser, mother.id, lion.id)).json();
  const pip = await (await browser.post("/api/characters", saveRequest(litter[0], { name: "Pip" })))
    .json();
  const { kv } = product.fixture;
  /** Who stands on the pages of the kitten and of its father, for a guest or this user. */
  const seen = async (viewerId?: number) => {
    const [ofPip, ofLion] = await Promise.all([pip.id, lion.id]
      .map((id) => familyOf(kv, id, viewerId)));
    return [
      ofPip!.parents!.map(({ cat }) => "isHidden" in cat ? cat.isHidden : cat.name),
      ofLion?.kittens.map(({ name }) => name) ?? [],
    ];
  };
  assert.deepEqual(await seen(), [["Luna", "Lion"], ["Pip"]]);
  await allow(false);
  assert.deepEqual(await seen(), [["Luna", "notAllowed"], []]);
  assert.deepEqual(await seen(2), [["Luna", "Lion"], []], "its owner knows it");
  assert.deepEqual(await seen(1), [["Luna", "notAllowed"], ["Pip"]]);
});
