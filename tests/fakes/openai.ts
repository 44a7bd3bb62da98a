/**
 * @module OpenAI's image service on loopback: it refuses what the real one refuses, fails as the real one
 * fails when a test asks for it, and counts the pictures it would bill.
 */
import { Hono } from "hono";
import sharp from "sharp";
import { serveLoopback } from "../support/loopback_server.ts";
import { sleep } from "../../lib/sleep.ts";

/** How a request for a picture ends. */
export type Ending =
  | "drawn"
  | "server error"
  | "server error as a page"
  | "hang"
  | "hang in the stream"
  | "cut"
  | "ended early"
  | "page"
  | "json"
  | "blocked"
  | "blocked in the stream"
  | "error in the stream"
  | "wrong bytes"
  | "half a picture"
  | "not base64"
  | "no quota"
  | "crowded"
  | "unauthorised"
  | "forbidden"
  | "unknown model";

/** A request for a picture, as it arrived. */
export interface PictureOrder {
  path: "/images/generations" | "/images/edits";
  fields: Record<string, unknown>;
  /** The photo of an edit. */
  image?: Uint8Array;
}

export interface FakeOpenAi extends AsyncDisposable {
  readonly baseUrl: string;
  readonly apiKey: string;
  /** How requests end, one after the other; the last one goes for all that follow. */
  endings: Ending[];
  /** Decides instead of `endings`, where it is set. */
  chaos?: () => Ending;
  /** How long it takes for a picture. */
  latencyMs: number;
  /** Words that the moderation flags. */
  flagged: RegExp;
  moderation: "works" | "server error" | "hang";
  readonly orders: PictureOrder[];
  readonly moderated: string[];
  /** Photos that were shown to the moderation, as data URLs. */
  readonly moderatedPhotos: string[];
  /** Whether the moderation flags every photo. */
  flagsPhotos: boolean;
  /** What a client asked for that the real service does not know, refuses or ignores. */
  readonly mistakes: string[];
  /** Pictures made, delivered or not. */
  readonly billed: number;
}

const FAKE_KEY = "sk-test-of-the-fake";

const MODELS = ["gpt-image-1-mini", "gpt-image-1.5", "gpt-image-2", "gpt-image-2.5-flare"];
const KNOWN_FIELDS = [
  "model",
  "prompt",
  "size",
  "quality",
  "n",
  "output_format",
  "background",
  "moderation",
  "stream",
  "partial_images",
  "safety_identifier",
  "image",
  "input_fidelity",
];

/** Starts it on a free port. */
export async function fakeOpenAi({ model = "gpt-image-2" } = {}): Promise<FakeOpenAi> {
  const picture = await square("#f80", 1024);
  const sketch = await square("#fb8", 1024);
  const hanging = new Set<() => void>();
  const state = {
    endings: ["drawn"] as Ending[],
    latencyMs: 0,
    flagged: /\bforbidden words\b/i,
    moderation: "works" as FakeOpenAi["moderation"],
    orders: [] as PictureOrder[],
    moderated: [] as string[],
    moderatedPhotos: [] as string[],
    flagsPhotos: false,
    mistakes: [] as string[],
    billed: 0,
    chaos: undefined as FakeOpenAi["chaos"],
  };

  const app = new Hono()
    .use(async (c, next) => {
      if (c.req.header("authorization") === `Bearer ${FAKE_KEY}`) return await next();
      return c.json(problem("Incorrect API key provided.", "invalid_api_key"), 401);
    })
    .post("/v1/moderations", async (c) => {
      const { input, model } = await c.req.json();
      const parts: { type: string; text?: string; image_url?: { url: string } }[] =
        typeof input === "string" ? [{ type: "text", text: input }] : input;
      const words = parts.map(({ text = "" }) => text).join("");
      state.moderated.push(words);
      const photos = parts.filter(({ type }) => type === "image_url");
      state.moderatedPhotos.push(...photos.map(({ image_url }) => image_url!.url));
      if (model !== "omni-moderation-latest") state.mistakes.push(`moderation by ${model}`);
      if (state.moderation === "server error") return c.json(problem("Oops", "server_error"), 500);
      if (state.moderation === "hang") await hang();
      return c.json({
        id: "modr-1",
        model,
        results: [{
          flagged: state.flagged.test(words) || (photos.length > 0 && state.flagsPhotos),
        }],
      });
    })
    .post("/v1/images/generations", async (c) => {
      return await answer({ path: "/images/generations", fields: await c.req.json() });
    })
    .post("/v1/images/edits", async (c) => {
      const { image, ...fields } = await c.req.parseBody();
      const bytes = image instanceof File ? await image.bytes() : undefined;
      return await answer({ path: "/images/edits", fields, image: bytes });
    });
  const server = serveLoopback(app.fetch);

  async function answer(order: PictureOrder): Promise<Response> {
    state.orders.push(order);
    state.mistakes.push(...await mistakesIn(order, model));
    const ending = state.chaos?.() ??
      (state.endings.length > 1 ? state.endings.shift()! : state.endings[0]!);
    const refusal = refusals[ending];
    if (refusal) return refusal();
    if (ending === "hang") {
      await hang();
      return new Response(null, { status: 503 });
    }
    await sleep(state.latencyMs);
    state.billed++;
    if (ending === "page") return page(200);
    if (ending === "json") return Response.json({ data: [{ b64_json: picture.toBase64() }] });
    const partials = Math.min(3, Number(order.fields.partial_images ?? 0));
    return stream(ending, partials);
  }

  function stream(ending: Ending, partials: number): Response {
    const event = (type: string, data: object) =>
      `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`;
    async function* events() {
      for (let index = 0; index < partials; index++) {
        const b64_json = sketch.toBase64();
        yield event("image_generation.partial_image", { b64_json, partial_image_index: index });
      }
      if (ending === "hang in the stream") await hang();
      if (ending === "ended early") return;
      if (ending === "error in the stream" || ending === "blocked in the stream") {
        const code = ending === "error in the stream" ? "server_error" : "moderation_blocked";
        yield event("error", { error: problem("It failed.", code).error });
        return;
      }
      const last = event("image_generation.completed", {
        b64_json: finished(ending),
        usage: { total_tokens: 1234, input_tokens: 34, output_tokens: 1200 },
      });
      if (ending === "cut") {
        yield last.slice(0, last.length / 2);
        throw new Error("The connection is cut on purpose.");
      }
      yield last;
    }
    const encoder = new TextEncoder();
    const source = events();
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { value, done } = await source.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
    });
    return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
  }

  function finished(ending: Ending): string {
    if (ending === "wrong bytes") return new TextEncoder().encode("<html>busy</html>").toBase64();
    if (ending === "half a picture") return picture.subarray(0, picture.length / 2).toBase64();
    if (ending === "not base64") return "!!! not base64 !!!";
    return picture.toBase64();
  }

  /** Until the fake is closed. */
  function hang(): Promise<void> {
    return new Promise((release) => hanging.add(release));
  }

  return Object.assign(state, {
    baseUrl: `${server.origin}/v1`,
    apiKey: FAKE_KEY,
    async [Symbol.asyncDispose]() {
      for (const release of hanging) release();
      await server.close();
    },
  });
}

/** Answers that come at once and cost nothing. */
const refusals: Partial<Record<Ending, () => Response>> = {
  "server error": () =>
    Response.json(problem("The server had an error.", "server_error"), { status: 500 }),
  "server error as a page": () => page(502),
  "blocked": () =>
    Response.json(
      problem("Your request was rejected.", "moderation_blocked", "image_generation_user_error"),
      { status: 400 },
    ),
  "no quota": () =>
    Response.json(problem("You exceeded your quota.", "insufficient_quota", "insufficient_quota"), {
      status: 429,
    }),
  "crowded": () =>
    Response.json(problem("Rate limit reached.", "rate_limit_exceeded", "requests"), {
      status: 429,
      headers: { "Retry-After": "0" },
    }),
  "unauthorised": () => Response.json(problem("Bad key.", "invalid_api_key"), { status: 401 }),
  "forbidden": () => Response.json(problem("No access.", "unsupported_country"), { status: 403 }),
  "unknown model": () =>
    Response.json(problem("No such model.", "model_not_found"), { status: 404 }),
};

/** What the real service would not accept. */
async function mistakesIn(
  { path, fields, image }: PictureOrder,
  model: string,
): Promise<string[]> {
  const mistakes = Object.keys(fields).filter((name) => !KNOWN_FIELDS.includes(name))
    .map((name) => `the field ${name}`);
  const partials = Number(fields.partial_images ?? 0);
  const identifier = String(fields.safety_identifier ?? "");
  const rules: [boolean, string][] = [
    [fields.model === model && MODELS.includes(model), `the model ${fields.model}`],
    [String(fields.prompt ?? "").length > 0, "no prompt"],
    [String(fields.prompt).length <= 32_000, "too long a prompt"],
    [["1024x1024", undefined].includes(fields.size as string), `the size ${fields.size}`],
    [["low", "medium", "high"].includes(String(fields.quality)), `the quality ${fields.quality}`],
    [Number(fields.n ?? 1) === 1, `${fields.n} pictures`],
    [partials >= 0 && partials <= 3, `${partials} partial pictures`],
    [String(fields.stream) === "true", "no stream"],
    [/^[0-9a-f]{64}$/.test(identifier), `the safety identifier ${identifier}`],
    [path === "/images/generations" || image !== undefined, "an edit without a picture"],
  ];
  mistakes.push(...rules.filter(([holds]) => !holds).map(([, mistake]) => mistake));
  if (image) {
    const { format } = await sharp(image).metadata().catch(() => ({ format: "no picture" }));
    if (format !== "jpeg" && format !== "png") mistakes.push(`an edit of ${format}`);
  }
  return mistakes;
}

function problem(message: string, code: string, type = "invalid_request_error") {
  return { error: { message, code, type, param: null } };
}

function page(status: number): Response {
  return new Response("<!doctype html><title>Bad gateway</title>", {
    status,
    headers: { "Content-Type": "text/html" },
  });
}

async function square(background: string, size: number): Promise<Uint8Array> {
  const create = { width: size, height: size, channels: 3 as const, background };
  return new Uint8Array(await sharp({ create }).png().toBuffer());
}
