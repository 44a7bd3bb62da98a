/**
 * OpenAI as an image generator. A call costs money and can end in many ways, so nothing is ever asked for
 * twice behind our back: no retries by the client library, a time limit of our own, every answer checked.
 *
 * @module
 */
import type OpenAI from "openai";
import type { Stage } from "../../lib/generation_progress.ts";
import type { OpenAiConfig } from "../config.ts";
import { Failure } from "../failures/failure.ts";
import type {
  GenerationOptions,
  ImageGenerator,
  PictureRequest,
} from "../generation/image_generator.ts";
import type { Owner } from "../store/generations/generation_row.ts";
import { createBreaker } from "./breaker.ts";
import { failureOf, GarbledAnswer, type Outcome, outcomeOf, OUTCOMES } from "./outcomes.ts";
import { finishedPicture, partialPicture } from "./picture.ts";
import { alternativeText, composePrompt, ownWords } from "./prompt.ts";
import { retryOnRateLimit } from "./waiting.ts";

/** Pictures at once: more than a new account is allowed a minute only meets its rate limit. */
const AT_ONCE = 4;

/** Most pictures take between half a minute and a minute. */
const TYPICAL_MS = 45_000;

/** A moderation takes a second; a longer one holds up a request that has not even begun to wait. */
const MODERATION_LIMIT_MS = 15_000;

/** For waiting out a rate limit and redrawing the answer. */
const SPARE_MS = 60_000;

/** The middle of three: high costs four times as much and twice the time. */
const QUALITY = "medium";

/** Pictures on the way to the finished one; each is billed a little. */
const PARTIAL_IMAGES = 2;

/** How much of a picture's time has passed when a stage starts, in percent. */
const PROGRESS: Record<Stage, number> = {
  waiting: 0,
  reading: 5,
  sketching: 10,
  painting: 50,
  finishing: 90,
};

/** What the generator works with. */
export interface OpenAiDeps {
  /** Key, model and time limit. */
  config: OpenAiConfig;
  /** Turns owners into pseudonyms. */
  secret: Uint8Array<ArrayBuffer>;
  /** Called with the outcome of each call that made no picture. */
  onOutcome?: (outcome: Outcome | "flagged") => void;
  /** A clock in milliseconds, for the circuit breakers. */
  now?: () => number;
}

/** The events in the stream of a picture, as far as we need them. */
interface StreamedEvent {
  type: string;
  b64_json?: unknown;
  usage?: { total_tokens?: unknown };
}

/** A generator that lets OpenAI's image model draw. */
export function createOpenAi(
  { config, secret, onOutcome = () => {}, now }: OpenAiDeps,
): ImageGenerator {
  const { model, timeoutMs } = config;
  const drawing = createBreaker({ now });
  const moderating = createBreaker({ now });
  const closing = new AbortController();
  let loading: Promise<{ client: OpenAI; toFile: typeof OpenAI.toFile }> | undefined;

  /** Loaded when it is first needed, so that the start does not wait for it. */
  function load() {
    loading ??= import("openai").then(({ OpenAI, toFile }) => ({
      client: new OpenAI({
        apiKey: config.apiKey,
        baseURL: config.baseUrl,
        organization: null,
        project: null,
        maxRetries: 0,
        timeout: timeoutMs,
        logLevel: "off",
      }),
      toFile,
    }));
    return loading;
  }

  async function approve(request: Omit<PictureRequest, "photo" | "seed">): Promise<void> {
    drawing.check();
    const { client } = await load();
    const answer = await ending(() =>
      moderating.run(
        () =>
          client.moderations.create(
            { model: "omni-moderation-latest", input: ownWords(request) },
            { timeout: MODERATION_LIMIT_MS, signal: closing.signal },
          ),
        verdictOf,
      )
    );
    if (!answer.results?.[0]) throw failureOf("garbled", new Error("No moderation in the answer."));
    if (!answer.results.some(({ flagged }) => flagged)) return;
    onOutcome("flagged");
    throw new Failure(
      "invalid",
      "We cannot draw this description. Please describe your cat differently. You have not been charged.",
    );
  }

  async function generate(request: PictureRequest, options: GenerationOptions = {}) {
    return await ending(() => drawing.run(() => draw(request, options), verdictOf));
  }

  async function draw(
    request: PictureRequest,
    { onProgress, onPartial, signal = new AbortController().signal }: GenerationOptions,
  ) {
    const report = (stage: Stage) => onProgress?.({ stage, percent: PROGRESS[stage] });
    report("reading");
    const limit = AbortSignal.any([signal, closing.signal, AbortSignal.timeout(timeoutMs)]);
    const events = await retryOnRateLimit(() => ask(request, limit), limit);
    report("sketching");
    for await (const event of events as AsyncIterable<StreamedEvent>) {
      if (event.type.endsWith(".partial_image")) {
        report("painting");
        await partialPicture(event.b64_json).then(onPartial, () => {});
      }
      if (!event.type.endsWith(".completed")) continue;
      report("finishing");
      const png = await finishedPicture(event.b64_json);
      const tokens = event.usage?.total_tokens;
      return {
        png,
        alt: alternativeText(request),
        understanding: understand(request),
        ...(typeof tokens === "number" && { tokens }),
      };
    }
    // The library ends a stream quietly when it is aborted or cut off.
    throw new Error("The stream ended without a picture.");
  }

  /** The stream of a picture, once the service has accepted the request. */
  async function ask(request: PictureRequest, signal: AbortSignal) {
    const { client, toFile } = await load();
    const params = {
      model,
      prompt: composePrompt(request),
      size: "1024x1024",
      quality: QUALITY,
      n: 1,
      output_format: "png",
      stream: true,
      partial_images: PARTIAL_IMAGES,
      safety_identifier: await pseudonym(secret, request.owner),
    } as const;
    const { data, response } = request.photo
      ? await client.images.edit({
        ...params,
        image: await toFile(request.photo.jpeg, "photo.jpg", { type: "image/jpeg" }),
      }, { signal }).withResponse()
      : await client.images.generate(params, { signal }).withResponse();
    if (!response.headers.get("content-type")?.startsWith("text/event-stream")) {
      await response.body?.cancel();
      throw new GarbledAnswer("The answer is no stream of events.");
    }
    return data;
  }

  /** Turns an error into a failure with a message for the user. */
  async function ending<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Failure) throw error;
      const outcome = outcomeOf(error);
      onOutcome(outcome);
      throw failureOf(outcome, error);
    }
  }

  return {
    name: `OpenAI (${model})`,
    capacity: { atOnce: AT_ONCE, typicalMs: TYPICAL_MS, timeLimitMs: timeoutMs + SPARE_MS },
    understand,
    approve,
    generate,
    async warmUp() {
      await load();
    },
    close: () => closing.abort(new Error("The server is stopping.")),
  };
}

/** The model reads everything, and does not say how. */
function understand({ prompt }: Pick<PictureRequest, "prompt">) {
  const understood = [{ text: prompt, meaning: "given to the image model word for word" }];
  return { understood, guessed: [], ignored: [] };
}

function verdictOf(error: unknown) {
  return error instanceof Failure ? "unsaid" : OUTCOMES[outcomeOf(error)].verdict;
}

/** The same for the same owner, and not to be traced back without the secret. */
async function pseudonym(secret: Uint8Array<ArrayBuffer>, owner: Owner): Promise<string> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", secret, algorithm, false, ["sign"]);
  const signature = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(owner));
  return new Uint8Array(signature).toHex();
}
