import assert from "node:assert/strict";
import { sharedIllustrator } from "../../tests/support/illustrator.ts";
import sharp from "sharp";
import type { GeneratedCharacter } from "../../lib/character.ts";
import { type Config, readConfig } from "../config.ts";
import { checkPicture } from "../generation/picture_check.ts";
import { type TestApp, testApp } from "../../tests/support/app.ts";
import {
  type GenerationFixture,
  generationFixture,
  plainPng,
  testGenerator,
} from "../../tests/support/generation_fixture.ts";
import type { Generation } from "../generation/generation.ts";
import { sleep } from "../../lib/sleep.ts";

const CAT = { prompt: "a ginger cat", style: "anime" };
const KEY = "a-key-of-the-client";

/** The application with this generation over a fixture. */
function appOf(
  { kv, images }: GenerationFixture,
  generation: Generation,
  config?: Config,
): Pick<TestApp, "request"> {
  const app = testApp({ kv, images, config, services: { generation } });
  return { request: async (path, init) => (await app).request(path, init) };
}

function post(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  };
}

interface SentEvent {
  event: string;
  data: Record<string, unknown>;
}

function eventsIn(text: string): SentEvent[] {
  return text.split("\n\n").filter((block) => block.startsWith("event:")).map((block) => {
    const [event, data] = block.split("\n");
    return {
      event: event!.slice("event: ".length),
      data: JSON.parse(data!.slice("data: ".length)),
    };
  });
}

Deno.test("POST /generate answers with the character and keeps its picture", async () => {
  await using fixture = await generationFixture();
  const app = appOf(fixture, fixture.open());
  const response = await app.request("/api/characters/generate", post({ ...CAT, seed: 7 }));
  assert.equal(response.status, 200);
  assert.match(response.headers.get("content-type") ?? "", /application\/json/);
  const character: GeneratedCharacter = await response.json();
  assert.deepEqual(Object.keys(character).sort(), [
    "accessories",
    "alt",
    "colorScheme",
    "createdAt",
    "favorite",
    "imageUrl",
    "isPremium",
    "name",
    "prompt",
    "seed",
    "style",
    "traits",
    "understanding",
  ]);
  assert.equal(character.seed, "7");
  assert(await fixture.images.get(character.imageUrl));
});

Deno.test("POST /understand answers what was understood and the price", async () => {
  await using fixture = await generationFixture();
  const response = await appOf(fixture, fixture.open()).request(
    "/api/characters/understand",
    post(CAT),
  );
  assert.equal(response.status, 200);
  assert.deepEqual(await response.json(), {
    understood: [],
    guessed: [{ what: "coat", value: "pink" }],
    ignored: ["a ginger cat"],
    refused: [],
    cost: 1,
  });
});

const BLANK = "Please enter a description for your cat character";
const wrong: [what: string, request: RequestInit, status: number, message: string | RegExp][] = [
  ["no body", { method: "POST" }, 415, /application\/json/],
  ["an empty JSON body", post(""), 400, "The body is not valid JSON."],
  ["a body that is not JSON", post("{prompt"), 400, "The body is not valid JSON."],
  ["a form", post("prompt=x", { "Content-Type": "text/plain" }), 415, /application\/json/],
  ["a number for a prompt", post({ ...CAT, prompt: 3 }), 400, BLANK],
  ["a list for a body", post([CAT]), 400, /./],
  ["a blank prompt", post({ ...CAT, prompt: "   " }), 400, BLANK],
  ["two characters", post({ ...CAT, prompt: "ab" }), 400, `${BLANK} (minimum 3 characters)`],
  ["5,000 characters", post({ ...CAT, prompt: "x".repeat(5_000) }), 400, /1,000/],
  ["no style", post({ prompt: CAT.prompt }), 400, "Please select an art style"],
  ["an unknown style", post({ ...CAT, style: "cubist" }), 400, "Please select an art style"],
];
for (const path of ["/api/characters/generate", "/api/characters/understand"]) {
  for (const [what, request, status, message] of wrong) {
    Deno.test(`POST ${path} with ${what} is refused with ${status}`, async () => {
      await using fixture = await generationFixture();
      const generator = testGenerator();
      const response = await appOf(fixture, fixture.open({ generator })).request(path, request);
      assert.equal(response.status, status);
      const body: { message: string; issues?: { path: string; message: string }[] } = await response
        .json();
      if (typeof message === "string") assert.equal(body.message, message);
      else assert.match(body.message, message);
      assert.deepEqual(generator.drawn, []);
    });
  }
}

Deno.test("10 MB are refused; a guest is asked to sign in for photos", async () => {
  await using fixture = await generationFixture();
  const app = appOf(fixture, fixture.open());
  const large = () => post({ ...CAT, prompt: "x".repeat(10 * 1024 * 1024) });
  assert.equal((await app.request("/api/characters/understand", large())).status, 413);
  assert.equal((await app.request("/api/characters/generate", large())).status, 401);
});

Deno.test("of a description everything is kept but what cannot be seen", async () => {
  await using fixture = await generationFixture();
  const prompt = "a cat\u0000 \u202ewith\u200b a hat";
  const response = await appOf(fixture, fixture.open())
    .request("/api/characters/generate", post({ ...CAT, prompt }));
  assert.equal((await response.json()).prompt, "a cat with a hat");
});

Deno.test("each wrong field is named", async () => {
  await using fixture = await generationFixture();
  const request = post({ prompt: "", style: "" });
  const response = await appOf(fixture, fixture.open()).request(
    "/api/characters/generate",
    request,
  );
  const { issues }: { issues: { path: string }[] } = await response.json();
  assert.deepEqual(issues.map(({ path }) => path), ["prompt", "style"]);
});

const texts = [
  "<script>alert(1)</script> & a cat",
  "🐈‍⬛🎩 très élégant",
  "قطة برتقالية تجلس على القمر",
  "a cat with\ttabs\nand lines",
  "__proto__ constructor",
];
for (const prompt of texts) {
  Deno.test(`the description ${JSON.stringify(prompt)} is kept as it was written`, async () => {
    await using fixture = await generationFixture();
    const response = await appOf(fixture, fixture.open())
      .request("/api/characters/generate", post({ ...CAT, prompt }));
    assert.equal(response.status, 200);
    assert.equal((await response.json()).prompt, prompt);
  });
}

const TOO_LARGE: [path: string, status: number, message: RegExp][] = [
  ["/api/characters/understand", 413, /too large/],
  // Only a photo makes a request so large.
  ["/api/characters/generate", 401, /login to use the photo/],
];
for (const [path, status, message] of TOO_LARGE) {
  Deno.test(`POST ${path} with 10 MB from a guest is refused with ${status}`, async () => {
    await using fixture = await generationFixture();
    const generator = testGenerator();
    const request = post({ ...CAT, prompt: "x".repeat(10 * 1024 * 1024) });
    const response = await appOf(fixture, fixture.open({ generator })).request(path, request);
    assert.equal(response.status, status);
    assert.match((await response.json()).message, message);
    assert.deepEqual(generator.drawn, []);
  });
}

Deno.test("what cannot be seen is dropped from a description", async () => {
  await using fixture = await generationFixture();
  const response = await appOf(fixture, fixture.open())
    .request("/api/characters/generate", post({ ...CAT, prompt: "a\u0000 grey\u200b cat" }));
  assert.equal((await response.json()).prompt, "a grey cat");
});

Deno.test("a photo from a guest is answered with 401", async () => {
  await using fixture = await generationFixture();
  const sourceImage = `data:image/jpeg;base64,${"A".repeat(6 * 1024 * 1024)}`;
  const response = await appOf(fixture, fixture.open())
    .request("/api/characters/generate", post({ ...CAT, sourceImage }));
  assert.equal(response.status, 401);
  assert.deepEqual(await response.json(), {
    message: "You need to login to use the photo upload feature",
  });
});

Deno.test("a guest over the limit is answered with 429 and when to come back", async () => {
  await using fixture = await generationFixture();
  const now = () => new Date("2026-11-20T23:59:00Z");
  const app = appOf(fixture, fixture.open({ limit: 1, now }));
  assert.equal((await app.request("/api/characters/generate", post(CAT))).status, 200);
  const response = await app.request("/api/characters/generate", post(CAT));
  assert.equal(response.status, 429);
  assert.equal(response.headers.get("retry-after"), "60");
});

Deno.test("an idempotency key has 8 to 200 characters", async () => {
  await using fixture = await generationFixture();
  const app = appOf(fixture, fixture.open());
  const statusOf = async (key: string) =>
    (await app.request("/api/characters/generate", post(CAT, { "Idempotency-Key": key }))).status;
  assert.equal(await statusOf("x".repeat(7)), 400);
  assert.equal(await statusOf("x".repeat(201)), 400);
  assert.equal(await statusOf("x".repeat(8)), 200);
  assert.equal(await statusOf("x".repeat(200)), 200);
});

Deno.test("the same key answers the same, another body under it 409", async () => {
  await using fixture = await generationFixture();
  const app = appOf(fixture, fixture.open());
  const request = () => post(CAT, { "Idempotency-Key": KEY });
  const first = await (await app.request("/api/characters/generate", request())).text();
  const again = await (await app.request("/api/characters/generate", request())).text();
  assert.equal(again, first);
  const other = post({ ...CAT, style: "pixel" }, { "Idempotency-Key": KEY });
  assert.equal((await app.request("/api/characters/generate", other)).status, 409);
});

const EVENTS = { Accept: "text/event-stream", "Idempotency-Key": KEY };

Deno.test("as events: progress, then the same body as without events", async () => {
  await using fixture = await generationFixture();
  const app = appOf(fixture, fixture.open());
  const response = await app.request("/api/characters/generate", post(CAT, EVENTS));
  assert.equal(response.status, 200);
  assert.equal(response.headers.get("content-type"), "text/event-stream");
  const events = eventsIn(await response.text());
  assert.deepEqual(events.map(({ event }) => event), ["progress", "done"]);
  assert.deepEqual(events[0]!.data, { stage: "painting", percent: 50 });
  const plain = await app.request(
    "/api/characters/generate",
    post(CAT, { "Idempotency-Key": KEY }),
  );
  assert.deepEqual(events[1]!.data, await plain.json());
});

Deno.test("as events: a failure is an event with its status and message", async () => {
  await using fixture = await generationFixture();
  const app = appOf(fixture, fixture.open({ limit: 1 }));
  await app.request("/api/characters/generate", post(CAT));
  const response = await app.request("/api/characters/generate", post(CAT, EVENTS));
  const events = eventsIn(await response.text());
  assert.equal(events.length, 1);
  assert.equal(events[0]!.event, "error");
  assert.equal(events[0]!.data.status, 429);
  assert.match(String(events[0]!.data.message), /1 free picture/);
});

Deno.test("as events: what is wrong with the request is an ordinary answer", async () => {
  await using fixture = await generationFixture();
  const request = post({ ...CAT, prompt: "" }, EVENTS);
  const response = await appOf(fixture, fixture.open()).request(
    "/api/characters/generate",
    request,
  );
  assert.equal(response.status, 400);
  assert.deepEqual((await response.json()).message, BLANK);
});

Deno.test("a browser that leaves in the middle finds its picture under the key", async () => {
  await using fixture = await generationFixture();
  const finish = Promise.withResolvers<void>();
  const generator = testGenerator(() => finish.promise.then(() => plainPng()));
  const app = appOf(fixture, fixture.open({ generator }));
  const response = await app.request("/api/characters/generate", post(CAT, EVENTS));
  const reader = response.body!.getReader();
  assert.match(new TextDecoder().decode((await reader.read()).value), /^event: progress/);
  await reader.cancel();
  finish.resolve();

  const again = await app.request(
    "/api/characters/generate",
    post(CAT, { "Idempotency-Key": KEY }),
  );
  assert.equal(again.status, 200);
  assert.equal(generator.drawn.length, 1);
  assert(await fixture.images.get((await again.json()).imageUrl));
});

Deno.test("what the receipt refuses is refused when it is generated, with the same words", async () => {
  await using fixture = await generationFixture();
  const generator = sharedIllustrator();
  const app = appOf(fixture, fixture.open({ generator }));
  for (
    const [prompt, refused] of [
      ["un gato negro en Fukushima", []],
      ["eine dicke Katze", []],
      ["a shit red cat with a fucking hat", ["shit", "fucking"]],
    ] as const
  ) {
    const body = { prompt, style: "cartoon" };
    const receipt = await (await app.request("/api/characters/understand", post(body))).json();
    assert.deepEqual(receipt.refused.map(({ text }: { text: string }) => text), refused, prompt);
    const { understood, ignored } = receipt;
    const others = [...ignored, ...understood.map(({ text }: { text: string }) => text)].join(
      " ",
    );
    for (const word of refused) assert.ok(!others.includes(word), prompt);
    const answer = await app.request("/api/characters/generate", post(body));
    assert.equal(answer.status, refused.length > 0 ? 400 : 200, prompt);
    const { message = "" } = await answer.json();
    for (const word of refused) assert.ok(message.includes(`“${word}”`), message);
  }
});

Deno.test("with the built-in illustrator words become a picture on screen", async () => {
  await using fixture = await generationFixture();
  const generator = sharedIllustrator();
  const app = appOf(fixture, fixture.open({ generator }));
  const body = { prompt: "a black cat on the moon", style: "cartoon" };
  const events = eventsIn(
    await (await app.request("/api/characters/generate", post(body, EVENTS))).text(),
  );
  assert.deepEqual(
    events.map(({ event, data }) => event === "progress" ? data.stage : event),
    ["waiting", "reading", "sketching", "partial", "painting", "finishing", "done"],
  );
  const [, sketch] = String(events[3]!.data.image).split("data:image/webp;base64,");
  const { format, width, height } = await sharp(Uint8Array.fromBase64(sketch!)).metadata();
  assert.deepEqual({ format, width, height }, { format: "webp", width: 256, height: 256 });
  const kept = await fixture.files();
  assert.equal(kept.length, 2, "the picture and its copy for pages are kept, the sketch is not");
  const character = events.at(-1)!.data as unknown as GeneratedCharacter;
  assert.match(character.alt, /black (cat|kitten).* moon/i);
  assert.deepEqual(character.understanding.understood.map(({ text }) => text), ["black", "moon"]);

  const presigned = await app.request(`/api/images/presigned?key=${character.imageUrl}`);
  const picture = await app.request((await presigned.json()).presignedUrl);
  await checkPicture(new Uint8Array(await picture.arrayBuffer()));
});

Deno.test("a guest's browser is known by a cookie of its own, a user's by none", async () => {
  await using fixture = await generationFixture();
  for (
    const [appUrl, name, secure] of [
      ["http://localhost:8000", "guest", false],
      ["https://purrtrait.example", "__Host-guest", true],
    ] as const
  ) {
    const app = appOf(fixture, fixture.open(), readConfig({ APP_URL: appUrl }));
    for (const accept of ["application/json", "text/event-stream"]) {
      const draw = (cookie = "") =>
        app.request("/api/characters/generate", post(CAT, { Accept: accept, Cookie: cookie }));
      const [cookie = "", ...more] = (await draw()).headers.getSetCookie();
      assert.deepEqual(more, []);
      const [pair = "", ...attributes] = cookie.split("; ");
      assert.match(pair, new RegExp(`^${name}=[\\w-]{43}$`));
      assert.deepEqual(
        attributes.sort(),
        ["HttpOnly", "Max-Age=2592000", "Path=/", "SameSite=Lax", ...secure ? ["Secure"] : []],
      );
      assert.match((await draw(pair)).headers.getSetCookie()[0]!, new RegExp(`^${pair};`));
      const forged = await draw(`${name}=public-name`);
      assert.doesNotMatch(forged.headers.getSetCookie()[0]!, /public-name/);
    }
  }
});

Deno.test("many browsers behind one address each have one picture in the queue; a second is refused with the reason", async () => {
  await using fixture = await generationFixture();
  const finish = Promise.withResolvers<void>();
  const png = await plainPng();
  const generator = testGenerator(() => finish.promise.then(() => png), { atOnce: 1 });
  const app = appOf(fixture, fixture.open({ generator }));
  const draw = (cookie: string) =>
    app.request(
      "/api/characters/generate",
      post(CAT, { Accept: "text/event-stream", Cookie: `__Host-guest=${cookie.padEnd(43, "x")}` }),
    );
  const drawing = await draw("first");
  const waiting = await Promise.all(Array.from({ length: 20 }, (_, n) => draw(`browser-${n}`)));
  while (generator.drawn.length === 0) await sleep(1);
  const [{ event, data }] = eventsIn(await (await draw("browser-7")).text()) as [SentEvent];
  assert.equal(event, "error");
  assert.equal(data.status, 429);
  assert.match(String(data.message), /^Your last picture is still waiting in line\./);
  assert.equal(data.retryAfterSeconds, 1);
  finish.resolve();
  for (const answer of [drawing, ...waiting]) {
    assert.equal(eventsIn(await answer.text()).at(-1)?.event, "done");
  }
});
