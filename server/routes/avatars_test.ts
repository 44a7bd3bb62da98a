import assert from "node:assert/strict";
import { sharedIllustrator } from "../../tests/support/illustrator.ts";
import sharp from "sharp";
import { statusOf } from "../../tests/support/characters.ts";
import { testGenerator } from "../../tests/support/generation_fixture.ts";
import { testProduct } from "../../tests/support/product.ts";
import { exhaust } from "../../tests/support/rate_limits.ts";
import { RATE_LIMITS } from "../rate_limits/rate_limits.ts";
import { planCharacter } from "../illustrator/mod.ts";

const drawing = () => testProduct({ generator: sharedIllustrator() });

Deno.test("[avatar] any text has a cat, in the size and kind of file that was asked for", async () => {
  await using product = await drawing();
  const guest = await product.browser();
  const kinds: [string, string, number][] = [
    ["png", "image/png", 64],
    ["webp", "image/webp", 256],
    ["svg", "image/svg+xml; charset=utf-8", 512],
  ];
  for (const [ending, type, size] of kinds) {
    const response = await guest.get(
      `/avatar/1/jörg%2F%F0%9F%90%88@example.com.${ending}?size=${size}`,
    );
    assert.equal(response.status, 200);
    assert.equal(response.headers.get("content-type"), type);
    assert.match(response.headers.get("cache-control")!, /public.*immutable/);
    assert.equal(response.headers.get("cross-origin-resource-policy"), "cross-origin");
    assert.equal(response.headers.get("set-cookie"), null);
    const { width, height, format } = await sharp(await response.bytes()).metadata();
    assert.deepEqual([width, height, format], [size, size, ending]);
  }
});

Deno.test("[avatar] the same text has the same cat, another text another one", async () => {
  await using first = await drawing();
  await using second = await drawing();
  const [one, two] = [await first.browser(), await second.browser()];
  for (const ending of ["png", "webp", "svg"]) {
    const bytes = await (await one.get(`/avatar/1/ada.${ending}`)).bytes();
    assert.deepEqual(await (await two.get(`/avatar/1/ada.${ending}`)).bytes(), bytes);
    assert.notDeepEqual(await (await two.get(`/avatar/1/bob.${ending}`)).bytes(), bytes);
  }
});

Deno.test("[avatar] what version 1 draws for these texts stays so for ever: a change needs a version 2", () => {
  const looks = ["ada", "grace@example.com", "user-42"].map((seed) => {
    const { coat, eyes, mood } = planCharacter("cat", { style: "cartoon", seed }).spec;
    return [coat.colour, coat.pattern, coat.length, eyes.left, mood].join(", ");
  });
  assert.deepEqual(looks, LOOKS);
  const words = "a ginger witch holding a lantern in a garden";
  const witches = ["ada", "grace@example.com", "user-42"].map((seed) => {
    const { coat, eyes, costume, setting, time, weather, props } =
      planCharacter(words, { style: "cartoon", seed }).spec;
    const things = [coat.pattern, eyes.left, costume?.kind, setting, time, weather];
    return [...things, ...props.map(({ kind }) => kind)].join(", ");
  });
  assert.deepEqual(witches, WITCHES);
});

const WITCHES = [
  "solid, amber, witch, garden, day, rainbow, lantern",
  "tabby, blue, witch, garden, day, clear, lantern",
  "solid, green, witch, garden, day, clear, lantern",
];

const LOOKS = [
  "black, solid, short, amber, curious",
  "golden, spotted, short, blue, calm",
  "grey, solid, fluffy, green, mischievous",
];

Deno.test("[avatar] unknown styles, sizes, words and file types are refused", async () => {
  await using product = await testProduct();
  const guest = await product.browser();
  const status = (rest: string) => statusOf(guest.get(`/avatar/1/${rest}`));
  assert.equal(await status("ada.png?style=cubist"), 400);
  assert.equal(await status("ada.png?style=neon"), 400, "styles of members are theirs");
  assert.equal(await status("ada.png?size=63"), 400);
  assert.equal(await status("ada.png?size=1025"), 400);
  assert.equal(await status("ada.png?size=1e2"), 400);
  assert.equal(await status(`ada.png?words=${"a".repeat(201)}`), 400);
  assert.equal(await status(`${"a".repeat(257)}.png`), 400);
  assert.equal(await status("ada.gif"), 404);
  assert.equal(await status("ada"), 404);
  assert.equal(await statusOf(guest.get("/avatar/2/ada.png")), 404);
});

Deno.test("[avatar] requests are limited per client address, and answer 404 without the illustrator", async () => {
  await using product = await testProduct();
  const guest = await product.browser();
  assert.equal(await statusOf(guest.get("/avatar/1/ada.png")), 200);
  const who = await soleClient(product.fixture.kv);
  await exhaust(product.fixture.kv, RATE_LIMITS.avatars, who);
  assert.equal(await statusOf(guest.get("/avatar/1/ada.png")), 200, "it is in the memory");
  const refused = await guest.get("/avatar/1/bob.png");
  assert.equal(refused.status, 429);
  assert.ok(Number(refused.headers.get("retry-after")) > 0);
  await refused.body?.cancel();

  const { plan: _, ...generator } = testGenerator();
  await using other = await testProduct({ generator });
  assert.equal(await statusOf((await other.browser()).get("/avatar/1/ada.png")), 409);
});

/** Who was counted. */
async function soleClient(kv: Deno.Kv): Promise<string> {
  const rows = await Array.fromAsync(kv.list({ prefix: ["attempts", RATE_LIMITS.avatars.name] }));
  return String(rows[0]!.key.at(-1));
}
