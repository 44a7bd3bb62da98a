import assert from "node:assert/strict";
import type { GenerationProgress } from "../../lib/generation_progress.ts";
import { requestCharacter } from "./character_request.ts";
import type { DrawRequest } from "./draw_request.ts";

const WISH: DrawRequest = { key: "key-of-this-request", prompt: "a shy cat", style: "anime" };
const CHARACTER = { name: "", prompt: "a shy cat", imageUrl: "cats/1.png" };

const progress = (stage: string, percent: number) =>
  `event: progress\ndata: ${JSON.stringify({ stage, percent })}\n\n`;
const done = `event: done\ndata: ${JSON.stringify(CHARACTER)}\n\n`;

function stream(...parts: string[]): Response {
  return new Response(parts.join(""), { headers: { "Content-Type": "text/event-stream" } });
}

/** Answers each request with the next of `answers` and keeps the requests. */
function server(...answers: (() => Response)[]) {
  const requests: Request[] = [];
  const fetch = ((input: string, init: RequestInit) => {
    requests.push(new Request(new URL(input, "http://localhost"), init));
    return Promise.try(answers[requests.length - 1]!);
  }) as typeof globalThis.fetch;
  return { requests, fetch };
}

const offline = (): Response => {
  throw new TypeError("Failed to fetch");
};

async function ask(answers: (() => Response)[]) {
  const { requests, fetch } = server(...answers);
  const heard: GenerationProgress[] = [];
  const onProgress = (step: GenerationProgress) => void heard.push(step);
  const answer = await requestCharacter(WISH, { fetch, onProgress, pauseMs: 0 });
  return { answer, heard, requests };
}

Deno.test("[character request] the request has an idempotency key and asks for progress events", async () => {
  const { requests } = await ask([() => stream(done)]);
  const [request] = requests;
  assert.equal(request?.method, "POST");
  assert.equal(new URL(request!.url).pathname, "/api/characters/generate");
  assert.equal(request?.headers.get("idempotency-key"), WISH.key);
  assert.equal(request?.headers.get("accept"), "text/event-stream");
  assert.deepEqual(await request?.json(), { prompt: "a shy cat", style: "anime" });
});

Deno.test("[character request] progress is reported, then the character", async () => {
  const { answer, heard, requests } = await ask([
    () => stream(progress("sketching", 30), progress("painting", 60), done),
  ]);
  assert.deepEqual(heard, [{ stage: "sketching", percent: 30 }, {
    stage: "painting",
    percent: 60,
  }]);
  assert.deepEqual(answer, { character: CHARACTER });
  assert.equal(requests.length, 1);
});

Deno.test("[character request] a server without streams answers plainly", async () => {
  const { answer, requests } = await ask([() => Response.json(CHARACTER)]);
  assert.deepEqual(answer, { character: CHARACTER });
  assert.equal(requests.length, 1);
});

const broken: [name: string, first: () => Response][] = [
  ["the network fails", offline],
  ["the stream ends before the picture is done", () => stream(progress("sketching", 30))],
  ["the stream is cut inside an event", () => stream(done.slice(0, -3))],
  ["the answer is not what it says", () => Response.json(undefined as never)],
];

for (const [name, first] of broken) {
  Deno.test(`[character request] when ${name}, the same key is asked for once more`, async () => {
    const { answer, requests } = await ask([first, () => Response.json(CHARACTER)]);
    assert.deepEqual(answer, { character: CHARACTER });
    assert.deepEqual(requests.map((request) => request.headers.get("idempotency-key")), [
      WISH.key,
      WISH.key,
    ]);
    assert.deepEqual(await requests[1]?.json(), { prompt: "a shy cat", style: "anime" });
  });
}

Deno.test("[character request] out of reach twice is a failure without a message", async () => {
  const { answer, requests } = await ask([offline, offline]);
  assert.deepEqual(answer, { status: 0 });
  assert.equal(requests.length, 2);
});

Deno.test("[character request] a refusal is final and carries the server's words", async () => {
  const { answer, requests } = await ask([
    () => Response.json({ message: "No generations remaining" }, { status: 403 }),
  ]);
  assert.deepEqual(answer, { status: 403, message: "No generations remaining" });
  assert.equal(requests.length, 1);
});

Deno.test("[character request] a failure inside the stream is reported with the server's words", async () => {
  const failure = { status: 502, message: "The illustrator is ill" };
  const { answer, requests } = await ask([
    () => stream(progress("sketching", 30), `event: error\ndata: ${JSON.stringify(failure)}\n\n`),
  ]);
  assert.deepEqual(answer, failure);
  assert.equal(requests.length, 1);
});

Deno.test("[character request] an error page of some proxy is a failure without words", async () => {
  const { answer } = await ask([() => new Response("<h1>Bad gateway</h1>", { status: 502 })]);
  assert.deepEqual(answer, { status: 502, message: undefined });
});

Deno.test("[character request] the photo is sent where one is chosen, and no internal fields", async () => {
  const { requests, fetch } = server(() => stream(done), () => stream(done));
  const photo = "data:image/jpeg;base64,AAAA";
  const { style, prompt } = WISH;
  await requestCharacter({ ...WISH, withPhoto: true, by: 7 }, { fetch, photo });
  await requestCharacter({ ...WISH, by: 7 }, { fetch, photo });
  assert.deepEqual(await requests[0]?.json(), { prompt, style, sourceImage: photo });
  assert.deepEqual(await requests[1]?.json(), { prompt, style });
});

Deno.test("[character request] partial pictures are reported", async () => {
  const partial = `event: partial\ndata: ${JSON.stringify({ image: "data:image/png,1" })}\n\n`;
  const { fetch } = server(() => stream(progress("painting", 50), partial, done));
  const heard: string[] = [];
  await requestCharacter(WISH, { fetch, onPartial: (image) => heard.push(image) });
  assert.deepEqual(heard, ["data:image/png,1"]);
});

Deno.test("[character request] Retry-After is reported, from an answer and from an event", async () => {
  const problem = { status: 503, message: "Many pictures.", retryAfterSeconds: 31 };
  const { message } = problem;
  const headers = { "Retry-After": "31" };
  const plain = await ask([() => Response.json({ message }, { status: 503, headers })]);
  assert.deepEqual(plain.answer, problem);
  const event = `event: error\ndata: ${JSON.stringify(problem)}\n\n`;
  assert.deepEqual((await ask([() => stream(event)])).answer, problem);
});
