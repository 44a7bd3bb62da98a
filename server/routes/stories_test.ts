/**
 * Stories through HTTP: what they cost, when they come back, and whose they are.
 */
import assert from "node:assert/strict";
import type { Story, StoryAnswer } from "../../lib/stories/story.ts";
import type { Browser } from "../../tests/support/browser.ts";
import { saveRequest, statusOf } from "../../tests/support/characters.ts";
import { plainPng } from "../../tests/support/generation_fixture.ts";
import { recipeGenerator, saved } from "../../tests/support/recipe_generator.ts";
import { testProduct } from "../../tests/support/product.ts";
import { keys } from "../store/keys.ts";

const LINES = [
  { text: "wakes up", says: "Breakfast?" },
  { text: "steals the fish" },
  { text: "runs into the garden at night" },
  { text: "sleeps happily" },
];

async function home(generator = recipeGenerator()) {
  const product = await testProduct({ generator });
  const browser = await product.browser("felix");
  const cat = await saved(browser, "a grey tabby cat in a kitchen", "Luna");
  return { product, browser, cat, generator };
}

const tell = (
  browser: Browser,
  characterId: number,
  { lines = LINES as object[], headers = {} } = {},
) => browser.post("/api/stories", { characterId, lines }, headers);

Deno.test("[stories] a story costs one generation a panel, and each panel can be saved", async () => {
  const { product, browser, cat, generator } = await home();
  await using _ = product;
  const response = await tell(browser, cat.id);
  assert.equal(response.status, 201);
  const story: StoryAnswer = await response.json();
  assert.equal(story.remainingGenerations, 1);
  assert.deepEqual(await product.fixture.balance(1), { available: 1, held: 0 });
  assert.deepEqual(story.lines, LINES);
  assert.match(story.alts[0]!, /speech bubble says “Breakfast\?”/);
  assert.match(story.alts[3]!, /sleeps in a garden/);
  assert.deepEqual(story.panels.map(({ alt }) => alt), story.alts);
  assert.deepEqual(story.panels.map(({ understanding }) => understanding.cost), [4, 0, 0, 0]);
  assert.equal(generator.drawn.length, 5);

  const kept = await browser.post(
    "/api/characters",
    saveRequest(story.panels[2]!, { name: "Thief" }),
  );
  assert.equal(kept.status, 201);
  const credits = await (await browser.get("/api/user/credits")).json();
  assert.deepEqual(
    credits.entries.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount]),
    [["generation", -4], ["generation", -1], ["grant", 6]],
  );
});

Deno.test("[stories] a second click is the same story, paid once; the key of another story is refused", async () => {
  const { product, browser, cat } = await home();
  await using _ = product;
  const headers = { "Idempotency-Key": "a key of the client" };
  const of = async (response: Promise<Response>) => await (await response).json() as StoryAnswer;
  const again = () => tell(browser, cat.id, { headers });
  const [one, two] = await Promise.all([of(again()), of(again())]);
  const three = await of(again());
  assert.deepEqual([two.id, three.id], [one.id, one.id]);
  assert.deepEqual(three.panels, one.panels);
  assert.deepEqual(await product.fixture.balance(1), { available: 1, held: 0 });
  assert.equal((await (await browser.get("/api/stories")).json()).length, 1);
  const lines = [...LINES.slice(1), LINES[0]!];
  assert.equal(await statusOf(tell(browser, cat.id, { headers, lines })), 409);
});

Deno.test("[stories] a panel that cannot be drawn gives all of the story back", async () => {
  let fails = false, painted = 0;
  const generator = recipeGenerator(async () => {
    if (fails && ++painted === 3) throw new Error("no more paint");
    return await plainPng();
  });
  const { product, browser, cat } = await home(generator);
  await using _ = product;
  const before = (await product.fixture.files()).length;
  fails = true;
  const headers = { "Idempotency-Key": "a key of the client" };
  assert.equal(await statusOf(tell(browser, cat.id, { headers })), 502);
  assert.deepEqual(await product.fixture.balance(1), { available: 5, held: 0 });
  assert.equal((await product.fixture.files()).length, before);
  assert.deepEqual(await (await browser.get("/api/stories")).json(), []);
  fails = false;
  assert.equal(await statusOf(tell(browser, cat.id, { headers })), 201);
  assert.deepEqual(await product.fixture.balance(1), { available: 1, held: 0 });
});

Deno.test("[stories] a story that cannot be drawn is refused before credits are held", async () => {
  const { product, browser, cat } = await home();
  await using _ = product;
  const line = (
    text: string,
    says?: string,
  ) => [{ text, ...(says && { says }) }, ...LINES.slice(1)];
  const cases: [unknown[], number][] = [
    [LINES.slice(1), 400],
    [[...LINES, LINES[0]], 400],
    [line(" \u200b "), 400],
    [line("a".repeat(121)), 400],
    [line("sleeps", "a".repeat(41)), 400],
    [line("sleeps", "猫"), 400],
    [line("fucks around"), 400],
    [line("turns into a black cat"), 409],
  ];
  for (const [lines, status] of cases) {
    const response = await tell(browser, cat.id, { lines: lines as object[] });
    assert.equal(response.status, status, JSON.stringify(lines[0]));
    assert.ok((await response.json()).message);
  }
  assert.equal(await statusOf(tell(browser, 404_404)), 404);
  const other = await product.browser("oscar");
  assert.equal(await statusOf(tell(other, cat.id)), 404, "only cats of the account have stories");
  assert.equal(await statusOf(tell(await product.browser(), cat.id)), 401);
  assert.deepEqual(await product.fixture.balance(1), { available: 5, held: 0 });

  assert.equal(await statusOf(tell(browser, cat.id)), 201);
  const response = await tell(browser, cat.id);
  assert.equal(response.status, 403);
  assert.equal((await response.json()).message, "No generations remaining");
  assert.deepEqual(await product.fixture.balance(1), { available: 1, held: 0 });
});

Deno.test("[stories] a story is its owner's, stays when its pictures are gone, and can be deleted", async () => {
  const { product, browser, cat } = await home();
  await using _ = product;
  const { id }: Story = await (await tell(browser, cat.id)).json();
  await product.sweepAt(new Date(Date.now() + 25 * 3_600_000));
  const recent: { savedAs: number }[] = await (await browser.get("/api/generations")).json();
  assert.deepEqual(recent.map(({ savedAs }) => savedAs), [cat.id]);
  for (
    const [file, type, magic] of [
      ["page.png", "image/png", "\x89PNG"],
      ["page.pdf", "application/pdf", "%PDF"],
    ] as const
  ) {
    const page = await browser.get(`/api/stories/${id}/${file}`);
    assert.equal(page.headers.get("content-type"), type);
    const start = String.fromCharCode(...(await page.bytes()).subarray(0, 4));
    assert.equal(start, magic);
  }
  const other = await product.browser("oscar");
  const guest = await product.browser();
  assert.equal(await statusOf(other.get(`/api/stories/${id}/page.png`)), 404);
  assert.equal(await statusOf(guest.get(`/api/stories/${id}/page.png`)), 401);
  assert.equal(await statusOf(other.delete(`/api/stories/${id}`)), 404);
  assert.deepEqual(await (await other.get("/api/stories")).json(), []);

  assert.equal(await statusOf(browser.delete(`/api/stories/${id}`)), 200);
  assert.equal(await statusOf(browser.delete(`/api/stories/${id}`)), 404);
  assert.equal(await statusOf(browser.get(`/api/stories/${id}/page.png`)), 404);
});

Deno.test("[stories] an account that is deleted leaves no story", async () => {
  const { product, browser, cat } = await home();
  await using _ = product;
  await tell(browser, cat.id);
  const rows = () => Array.fromAsync(product.fixture.kv.list({ prefix: keys.stories(1) }));
  assert.equal((await rows()).length, 1);
  assert.equal(
    await statusOf(browser.post("/api/account/delete", { password: "correct horse battery" })),
    204,
  );
  assert.deepEqual(await rows(), []);
});
