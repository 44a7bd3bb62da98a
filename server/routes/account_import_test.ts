/**
 * Importing: an export brings its characters to another site, once; what is no export of ours changes nothing.
 */
import assert from "node:assert/strict";
import { unzipSync, zipSync } from "fflate";
import sharp from "sharp";
import type { ImportResult } from "../../lib/account_import.ts";
import type { Browser } from "../../tests/support/browser.ts";
import { plainPng } from "../../tests/support/generation_fixture.ts";
import { testProduct } from "../../tests/support/product.ts";
import { recipeGenerator, saved } from "../../tests/support/recipe_generator.ts";
import { recipeOf, withRecipe } from "../illustrator/recipe/recipe_chunk.ts";
import { keys } from "../store/keys.ts";

type Files = Record<string, Uint8Array>;

async function site() {
  const product = await testProduct({ generator: recipeGenerator() });
  const browser = await product.browser("felix");
  const send = (bytes: Uint8Array, type = "application/zip") =>
    product.send(browser, "/api/account/import", bytes, type);
  const moved = async (bytes: Uint8Array): Promise<ImportResult> => {
    const response = await send(bytes);
    assert.equal(response.status, 200, await response.clone().text());
    return await response.json();
  };
  return { product, browser, send, moved };
}

const exportOf = async (browser: Browser) =>
  await (await browser.get("/api/account/export")).bytes();

const json = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

/** An archive with one cat, changed by the test. */
async function archiveWith(
  changes: Record<string, unknown>,
  { png = undefined as Uint8Array | undefined, more = {} as Files } = {},
): Promise<Uint8Array> {
  const imageKey = `pictures/${"A".repeat(24)}.png`;
  const row = {
    id: 7,
    name: "Tom",
    prompt: "a cat",
    style: "cartoon",
    imageKey,
    alt: "A cat.",
    traits: [],
    accessories: [],
    colorScheme: "pink",
    createdAt: "2026-01-01T00:00:00.000Z",
    ...changes,
  };
  const picture = png ?? await plainPng();
  return zipSync({ "characters.json": json([row]), [imageKey]: [picture, { level: 0 }], ...more });
}

Deno.test("[import] an export brings characters, pictures, recipes and parents, and no credits", async () => {
  const there = await site(), here = await site();
  await using _ = there.product;
  await using _here = here.product;
  const luna = await saved(there.browser, "a grey calico queen", "Luna");
  const simba = await saved(there.browser, "an orange tabby tomcat", "Simba");
  const { litter } = await (await there.browser.post("/api/kittens", {
    motherId: luna.id,
    fatherId: simba.id,
  })).json();
  const details = { traits: [], accessories: [], colorScheme: "pink" };
  await there.browser.post("/api/characters", { ...litter[0], ...details, name: "Pip" });
  await there.browser.patch(`/api/characters/${simba.id}`, { visibility: "unlisted" });
  const archive = await exportOf(there.browser);

  // Numbers differ from site to site.
  await saved(here.browser, "a black cat", "Own");
  const before = await here.product.fixture.balance(1);
  const { added, known, left } = await here.moved(archive);
  assert.deepEqual([added.length, known, left], [3, 0, []]);
  assert.deepEqual(await here.product.fixture.balance(1), before);
  const cats = await (await here.browser.get("/api/characters")).json();
  assert.deepEqual(
    cats.map(({ name }: { name: string }) => name).sort(),
    ["Luna", "Own", "Pip", "Simba"],
  );
  const byName = Object.fromEntries(cats.map((cat: { name: string }) => [cat.name, cat]));
  assert.deepEqual(byName.Pip.parents, [byName.Luna.id, byName.Simba.id]);
  assert.equal(byName.Simba.visibility, "unlisted");
  assert.notEqual(byName.Luna.imageUrl, luna.imageUrl);
  const png = await here.product.fixture.images.get(byName.Luna.imageUrl);
  const original = await there.product.fixture.images.get(luna.imageUrl);
  assert.deepEqual(recipeOf(png!), recipeOf(original!));
  assert.equal(
    (await here.browser.get(`/api/characters/${byName.Luna.id}/cutout.png`)).status,
    200,
  );
  // They are cats like any others.
  const kittens = { motherId: byName.Luna.id, fatherId: byName.Simba.id };
  assert.equal((await here.browser.post("/api/kittens", kittens)).status, 201);
});

Deno.test("[import] nothing is imported twice: not by a repeat, not on the original site, not on the way back", async () => {
  const there = await site(), here = await site();
  await using _ = there.product;
  await using _here = here.product;
  await saved(there.browser, "a grey cat", "Luna");
  const archive = await exportOf(there.browser);
  assert.equal((await here.moved(archive)).added.length, 1);
  assert.deepEqual(await here.moved(archive), { added: [], known: 1, stories: 0, left: [] });
  assert.deepEqual(await there.moved(archive), { added: [], known: 1, stories: 0, left: [] });
  const back = await exportOf(here.browser);
  assert.deepEqual(await there.moved(back), { added: [], known: 1, stories: 0, left: [] });
  const other = await here.product.browser("oscar");
  const response = await here.product.send(
    other,
    "/api/account/import",
    archive,
    "application/zip",
  );
  assert.equal((await response.json()).added.length, 1, "another account has its own");
});

Deno.test("[import] stories are imported with their cat, once, and look as before", async () => {
  const there = await site(), here = await site();
  await using _ = there.product;
  await using _here = here.product;
  const luna = await saved(there.browser, "a grey cat", "Luna");
  const lines = ["wakes up", "steals the fish", "runs away", "sleeps"].map((text) => ({ text }));
  lines[1] = { ...lines[1]!, says: "Mine!" } as never;
  const created = await there.browser.post("/api/stories", { characterId: luna.id, lines });
  assert.equal(created.status, 201);
  const { id } = await created.json();
  const archive = await exportOf(there.browser);

  await saved(here.browser, "a black cat", "Own");
  const before = await here.product.fixture.balance(1);
  assert.equal((await here.moved(archive)).stories, 1);
  assert.equal((await here.moved(archive)).stories, 0, "a repeat changes nothing");
  assert.equal((await there.moved(await exportOf(here.browser))).stories, 0, "nor the way back");
  assert.deepEqual(await here.product.fixture.balance(1), before);
  const storiesOf = async (browser: Browser) => await (await browser.get("/api/stories")).json();
  const [story, ...others] = await storiesOf(here.browser);
  const [original] = await storiesOf(there.browser);
  assert.deepEqual(others, []);
  const [cat] = (await (await here.browser.get("/api/characters")).json())
    .filter(({ name }: { name: string }) => name === "Luna");
  assert.deepEqual(story, { ...original, characterId: cat.id });
  const kept = await Promise.all(
    [there, here].map(async ({ product }) =>
      (await product.fixture.kv.get<{ recipes: unknown[] }>(keys.story(1, id))).value!.recipes
    ),
  );
  assert.deepEqual(kept[1], kept[0], "the same recipes are the same pictures");
  const page = await here.browser.get(`/api/stories/${id}/page.png`);
  assert.equal(page.status, 200);
  await page.body?.cancel();
});

Deno.test("[import] an invalid story is not imported, and the reason is given", async () => {
  const there = await site();
  await using _ = there.product;
  const luna = await saved(there.browser, "a grey cat", "Luna");
  const lines = ["wakes up", "eats", "plays", "sleeps"].map((text) => ({ text }));
  await there.browser.post("/api/stories", { characterId: luna.id, lines });
  const files = unzipSync(await exportOf(there.browser));
  const [row] = JSON.parse(new TextDecoder().decode(files["stories.json"]));
  const bad: [Record<string, unknown>, RegExp][] = [
    [{ id: "../../1" }, /story's id/],
    [{ characterId: 99 }, /not in the archive/],
    [{ lines: lines.slice(1) }, /story's lines/],
    [{ lines: [{ text: "fuck" }, ...lines.slice(1)] }, /other words/],
    [{ lines: [{ text: "eats", says: "喵" }, ...lines.slice(1)] }, /letters/],
    [{ recipes: [1, 2, 3, 4] }, /story's recipes/],
    [{ recipes: row.recipes.map((recipe: object) => ({ ...recipe, pose: "x" })) }, /recipes/],
  ];
  const here = await site();
  await using _here = here.product;
  for (const [changes, reason] of bad) {
    const archive = zipSync({ ...files, "stories.json": json([{ ...row, ...changes }]) });
    const { stories, left } = await here.moved(archive);
    assert.deepEqual([stories, left.length], [0, 1], String(reason));
    assert.match(left[0]!.reason, reason);
  }
  assert.deepEqual(await (await here.browser.get("/api/stories")).json(), []);
  const broken = await here.send(zipSync({ ...files, "stories.json": json({}) }));
  assert.equal(broken.status, 400);
  assert.match((await broken.json()).message, /stories\.json is no list/);
});

Deno.test("[import] any other file is refused with a reason, and nothing is kept", async () => {
  const { product, browser, send } = await site();
  await using _ = product;
  const archive = await archiveWith({});
  const refused: [string, Uint8Array, RegExp][] = [
    ["nothing", new Uint8Array(), /no ZIP archive/],
    ["a text", json("hello"), /no ZIP archive/],
    ["a part", archive.slice(0, -100), /no ZIP archive/],
    ["no list", zipSync({ "a.txt": json(1) }), /no characters\.json/],
    ["no JSON", zipSync({ "characters.json": new Uint8Array([123]) }), /not valid JSON/],
    ["an object", zipSync({ "characters.json": json({}) }), /no list/],
    ["too many", zipSync({ "characters.json": json(Array(501).fill({})) }), /500 are the most/],
    [
      "a bomb",
      zipSync({ "characters.json": new Uint8Array(64 * 1024 * 1024) }),
      /broken, or larger than/,
    ],
    [
      "many files",
      zipSync(Object.fromEntries(Array.from({ length: 5001 }, (_, i) => [`${i}`, json(i)]))),
      /5000 are the most/,
    ],
  ];
  for (const [what, bytes, message] of refused) {
    const response = await send(bytes);
    assert.equal(response.status, 400, what);
    assert.match((await response.json()).message, message, what);
  }
  assert.equal((await send(archive, "text/plain")).status, 415);
  assert.equal(
    (await product.send(await product.browser(), "/api/account/import", archive)).status,
    401,
  );
  assert.deepEqual(await (await browser.get("/api/characters")).json(), []);
  assert.deepEqual(await product.fixture.files(), []);
});

Deno.test("[import] an invalid character is not imported, and the reason is given", async () => {
  const small = new Uint8Array(
    await sharp({ create: { width: 64, height: 64, channels: 3, background: "red" } }).png()
      .toBuffer(),
  );
  const whole = await plainPng();
  const cases: [Record<string, unknown>, Uint8Array | undefined, RegExp][] = [
    [{ name: "" }, undefined, /Its name/],
    [{ name: "fuck" }, undefined, /other words/],
    [{ style: "oil" }, undefined, /Its style/],
    [{ imageKey: "../../etc/passwd" }, undefined, /Its imageKey/],
    [{ imageKey: `pictures/${"B".repeat(24)}.png` }, undefined, /not in the archive/],
    [{}, small, /no whole PNG/],
    [{}, whole.slice(0, 900), /no whole PNG/],
    [{}, json("<svg onload=alert(1)>"), /no whole PNG/],
    [{}, new Uint8Array(9 * 1024 * 1024), /broken, or larger/],
    [{ traits: Array(13).fill("Brave") }, undefined, /Its traits/],
  ];
  for (const [changes, png, reason] of cases) {
    const { product, browser, moved } = await site();
    await using _ = product;
    const { added, left } = await moved(await archiveWith(changes, { png }));
    assert.deepEqual([added, left.length], [[], 1], String(reason));
    assert.match(left[0]!.reason, reason);
    assert.deepEqual(await (await browser.get("/api/characters")).json(), []);
    assert.deepEqual(await product.fixture.files(), []);
  }
});

Deno.test("[import] a picture is made anew: a recipe of other data and whatever hid in the file are gone", async () => {
  const { product, browser, moved } = await site();
  await using _ = product;
  const spec = { version: 2, seed: "7", props: Array(1e5).fill({ kind: "fish" }) };
  const png = withRecipe(await plainPng(), spec as never);
  const hidden = new Uint8Array([...png, ...new TextEncoder().encode("<script>alert(1)</script>")]);
  const more = { "../../evil.sh": json("rm"), "/etc/passwd": json("x") };
  const { added } = await moved(await archiveWith({}, { png: hidden, more }));
  const [cat] = await (await browser.get("/api/characters")).json();
  assert.deepEqual([cat.id], added);
  const stored = await product.fixture.images.get(cat.imageUrl);
  assert.equal(new TextDecoder("latin1").decode(stored!).includes("script"), false);
  assert.equal(recipeOf(stored!), undefined);
  assert.equal((await browser.get(`/api/characters/${cat.id}/cutout.png`)).status, 409);
  assert.equal((await product.fixture.files()).some((file) => /evil|passwd/.test(file)), false);
});

Deno.test("[import] deleting an account deletes what it imported", async () => {
  const { product, browser, moved } = await site();
  await using _ = product;
  await moved(await archiveWith({}));
  const files = unzipSync(await exportOf(browser));
  assert.ok(Object.keys(files).some((name) => name.startsWith("pictures/")));
  await browser.post("/api/account/delete", { password: "correct horse battery" });
  const rows = product.fixture.kv.list({ prefix: keys.importedCharacters(1) });
  assert.deepEqual(await Array.fromAsync(rows), []);
  assert.deepEqual(await product.fixture.files(), []);
});
