/**
 * @module OpenAI as an image generator. A call costs money and can end in many ways, so nothing is ever
 * asked for twice behind our back: no retries by the client library, a time limit of our own, every answer
 * checked.
 */
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
import { createModeration } from "./moderation.ts";
import { createOptionalParameters } from "./optional_parameters.ts";
import { failureOf, NoPhotos, type Outcome, outcomeOf } from "./outcomes.ts";
import { understandVerbatim } from "./verbatim.ts";
import { verdictOf } from "./verdict.ts";
import { finishedPicture, partialPicture } from "./picture.ts";
import { createPictureHosts } from "./picture_hosts.ts";
import { alternativeText, composePrompt } from "./prompt.ts";
import { bytesOf, sentPictures } from "./sent_picture.ts";
import { retryOnRateLimit } from "./waiting.ts";
import { t } from "../../lib/i18n/translate.ts";
import { createLazy } from "../concurrency/lazy.ts";

/** Pictures at once: more than a new account is allowed a minute only meets its rate limit. */
const AT_ONCE = 4;

/** Most pictures take between half a minute and a minute. */
const TYPICAL_MS = 45_000;

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

/** A generator that lets OpenAI's image model draw. */
export function createOpenAi(
  { config, secret, onOutcome = () => {}, now }: OpenAiDeps,
): ImageGenerator {
  const { model, timeoutMs } = config;
  const drawing = createBreaker({ now });
  const closing = new AbortController();
  const optional = createOptionalParameters();
  const hosts = createPictureHosts({ baseUrl: config.baseUrl, others: config.pictureHosts });
  /** Whether the server has said that it knows no edits. */
  let takesNoPhotos = false;
  const load = createLazy(async () => {
    const { OpenAI, toFile } = await import("openai");
    const client = new OpenAI({
      apiKey: config.apiKey,
      baseURL: config.baseUrl,
      organization: null,
      project: null,
      maxRetries: 0,
      timeout: timeoutMs,
      logLevel: "off",
    });
    return { client, toFile };
  });

  const isFlagged = createModeration({ load: async () => (await load()).client, now });

  async function approve(request: Omit<PictureRequest, "seed">): Promise<void> {
    drawing.check();
    if (!config.moderates || !await ending(() => isFlagged(request, closing.signal))) return;
    onOutcome("flagged");
    throw new Failure(
      "invalid",
      t("We cannot draw this description. Please describe your cat differently. You have not been charged."),
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
    const response = await retryOnRateLimit(() => ask(request, limit), limit).catch((error) => {
      // The client says only that it was aborted, not why.
      limit.throwIfAborted();
      throw error;
    });
    report("sketching");
    for await (const sent of sentPictures(response, limit)) {
      if (!sent.isFinished) {
        report("painting");
        await bytesOf(sent, hosts, limit).then(partialPicture).then(onPartial, () => {});
        continue;
      }
      report("finishing");
      const png = await finishedPicture(await bytesOf(sent, hosts, limit));
      return {
        png,
        alt: alternativeText(request),
        understanding: understandVerbatim(request),
        ...(sent.tokens !== undefined && { tokens: sent.tokens }),
      };
    }
    throw new Error("An answer has a finished picture, or throws.");
  }

  /** The answer with a picture, once the service has accepted the request. */
  async function ask(request: PictureRequest, signal: AbortSignal): Promise<Response> {
    const { photo } = request;
    if (photo && takesNoPhotos) throw new NoPhotos("The server knows no edits.");
    const { client, toFile } = await load();
    const image = photo && await toFile(photo.jpeg, "photo.jpg", { type: "image/jpeg" });
    const parameters = {
      model,
      prompt: composePrompt(request),
      size: "1024x1024",
      quality: QUALITY,
      n: 1,
      output_format: "png",
      stream: true,
      partial_images: PARTIAL_IMAGES,
      safety_identifier: await pseudonym(secret, request.owner),
    };
    return await optional.ask(parameters, async (known) => {
      // What is left out is optional for the client as well.
      if (!image) return await client.images.generate(known as never, { signal }).asResponse();
      try {
        return await client.images.edit({ ...known, image } as never, { signal }).asResponse();
      } catch (error) {
        takesNoPhotos = deniesEdits(error);
        throw takesNoPhotos ? new NoPhotos("The server knows no edits.", { cause: error }) : error;
      }
    });
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
    understand: understandVerbatim,
    approve,
    generate,
    async warmUp() {
      await load();
    },
    close: () => closing.abort(new Error("The server is stopping.")),
  };
}

/** Whether the server says that it has no such call, or that its model has none. */
function deniesEdits(error: unknown): boolean {
  const { status, code, message } = error as { status?: unknown; code?: unknown; message?: string };
  if (code === "model_not_found") return false;
  if (status === 404 || status === 405 || status === 501) return true;
  return status === 400 && /\b(edit|image.to.image|img2img)/i.test(message ?? "") &&
    /not support|unsupported|not available/i.test(message ?? "");
}

/** The same for the same owner, and not to be traced back without the secret. */
async function pseudonym(secret: Uint8Array<ArrayBuffer>, owner: Owner): Promise<string> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", secret, algorithm, false, ["sign"]);
  const signature = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(owner));
  return new Uint8Array(signature).toHex();
}
