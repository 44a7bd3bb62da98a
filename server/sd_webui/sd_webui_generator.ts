/**
 * @module AUTOMATIC1111's Stable Diffusion web UI as an image generator, through its own HTTP interface. It
 * draws one picture at a time; another one waits for it. The interface knows only the picture that is being
 * drawn, so the program should draw for this site alone.
 */
import type { GenerationProgress } from "../../lib/generation_progress.ts";
import type { SdWebuiConfig } from "../config.ts";
import { Failure } from "../failures/failure.ts";
import type {
  GenerationOptions,
  ImageGenerator,
  PictureRequest,
} from "../generation/image_generator.ts";
import { sha256 } from "../hashing/sha256.ts";
import { createBreaker } from "../openai/breaker.ts";
import { failureOf, GarbledAnswer, outcomeOf, Unreachable } from "../openai/outcomes.ts";
import { understandVerbatim } from "../openai/verbatim.ts";
import { verdictOf } from "../openai/verdict.ts";
import { finishedPicture, partialPicture } from "../openai/picture.ts";
import { alternativeText } from "../openai/prompt.ts";
import { composePrompt, NEGATIVE_PROMPT } from "./prompt.ts";
import { sleep } from "../../lib/sleep.ts";

/** Called by this name in logs. */
const SERVICE = "The Stable Diffusion web UI";

/** A graphics card of today draws a picture in ten seconds to a minute. */
const TYPICAL_MS = 20_000;

const STEPS = 25;
const GUIDANCE = 7;

/** How much of the photo may change: all but its composition, or only how it is painted. */
const DENOISING = { drawnFrom: 0.65, kept: 0.4 };

/** Crops the photo to a square. */
const CROP_AND_RESIZE = 1;

const POLL_MS = 1_000;

/** For an answer that only says how far it is, or that it stops. */
const SHORT_MS = 5_000;

/** Reading comes before, checking after. */
const PROGRESS = { start: 10, span: 80 };

/** What the generator is made with. */
export interface SdWebuiDeps {
  /** Where it is, and how long a picture may take. */
  config: SdWebuiConfig;
  /** How often it is asked how far it is. */
  pollMs?: number;
}

/** The answer of `/sdapi/v1/progress`, as far as we need it. */
interface ProgressAnswer {
  /** 0 to 1. */
  progress?: unknown;
  /** Base64. */
  current_image?: unknown;
}

/** A generator that lets a Stable Diffusion web UI draw. */
export function createSdWebui({ config, pollMs = POLL_MS }: SdWebuiDeps): ImageGenerator {
  const { url, login, size, timeoutMs } = config;
  const breaker = createBreaker();
  const closing = new AbortController();
  const headers = {
    "Content-Type": "application/json",
    ...(login && { Authorization: `Basic ${new TextEncoder().encode(login).toBase64()}` }),
  };

  async function call(path: string, signal: AbortSignal, body?: object): Promise<unknown> {
    const response = await fetch(`${url}/sdapi/v1/${path}`, {
      method: body ? "POST" : "GET",
      headers,
      redirect: "error",
      signal,
      ...(body && { body: JSON.stringify(body) }),
    }).catch((error) => {
      signal.throwIfAborted();
      throw new Unreachable("No connection.", { cause: error });
    });
    if (!response.ok) {
      const text = await response.text().catch(() => "");
      throw Object.assign(new Error(`${response.status} ${text}`), { status: response.status });
    }
    const text = await response.text();
    try {
      return JSON.parse(text);
    } catch (cause) {
      throw new GarbledAnswer("The answer is no JSON.", { cause });
    }
  }

  async function draw(request: PictureRequest, options: GenerationOptions) {
    const { onProgress, onPartial, signal = new AbortController().signal } = options;
    const limit = AbortSignal.any([signal, closing.signal, AbortSignal.timeout(timeoutMs)]);
    const drawn = new AbortController();
    onProgress?.({ stage: "reading", percent: 5 });
    const interrupt = () => {
      // Otherwise it draws on, and the next picture waits for one that no client is waiting for.
      call("interrupt", AbortSignal.timeout(SHORT_MS), {}).catch(() => {});
    };
    limit.addEventListener("abort", interrupt, { once: true });
    const following = follow(AbortSignal.any([limit, drawn.signal]), { onProgress, onPartial });
    try {
      const { photo, keepPhoto } = request;
      const answer = await call(photo ? "img2img" : "txt2img", limit, {
        prompt: composePrompt(request),
        negative_prompt: NEGATIVE_PROMPT,
        seed: await numberOf(request.seed),
        steps: STEPS,
        cfg_scale: GUIDANCE,
        width: size,
        height: size,
        batch_size: 1,
        n_iter: 1,
        send_images: true,
        save_images: false,
        ...(photo && {
          init_images: [photo.jpeg.toBase64()],
          resize_mode: CROP_AND_RESIZE,
          denoising_strength: keepPhoto ? DENOISING.kept : DENOISING.drawnFrom,
        }),
      }) as { images?: unknown[] };
      onProgress?.({ stage: "finishing", percent: 90 });
      const png = await finishedPicture(decode(answer?.images?.[0]));
      return { png, alt: alternativeText(request), understanding: understandVerbatim(request) };
    } finally {
      limit.removeEventListener("abort", interrupt);
      drawn.abort();
      await following;
    }
  }

  /** Reports how far the picture is until it is drawn. Its own failures say nothing of the picture. */
  async function follow(
    end: AbortSignal,
    { onProgress, onPartial }: Pick<GenerationOptions, "onProgress" | "onPartial">,
  ): Promise<void> {
    let shown = "";
    while (!end.aborted) {
      await sleep(pollMs, end).catch(() => {});
      if (end.aborted) return;
      try {
        const query = `progress?skip_current_image=${onPartial === undefined}`;
        const { progress, current_image } = await call(
          query,
          AbortSignal.any([end, AbortSignal.timeout(SHORT_MS)]),
        ) as ProgressAnswer;
        if (typeof progress === "number" && progress > 0) onProgress?.(progressAt(progress));
        if (onPartial && typeof current_image === "string" && current_image !== shown) {
          shown = current_image;
          onPartial(await partialPicture(decode(current_image)));
        }
      } catch {
        // The next look may have more luck.
      }
    }
  }

  return {
    name: `Stable Diffusion web UI (${new URL(url).host})`,
    capacity: { atOnce: 1, typicalMs: TYPICAL_MS, timeLimitMs: timeoutMs + SHORT_MS },
    understand: understandVerbatim,
    // deno-lint-ignore require-await -- the interface of all generators
    async approve() {
      breaker.check();
    },
    async generate(request, options = {}) {
      try {
        return await breaker.run(() => draw(request, options), verdictOf);
      } catch (error) {
        if (error instanceof Failure) throw error;
        throw failureOf(outcomeOf(error), error, SERVICE);
      }
    },
    close: () => closing.abort(new Error("The server is stopping.")),
  };
}

/** A seed of the web UI, 0 to 2³¹ − 1, that is the same for the same text. */
async function numberOf(seed: string): Promise<number> {
  const hash = await sha256(new TextEncoder().encode(seed));
  return Number.parseInt(hash.slice(0, 8), 16) >>> 1;
}

function progressAt(share: number): GenerationProgress {
  const percent = Math.round(PROGRESS.start + PROGRESS.span * Math.min(1, share));
  return { stage: share < 0.5 ? "sketching" : "painting", percent };
}

function decode(base64: unknown): Uint8Array<ArrayBuffer> {
  if (typeof base64 !== "string") throw new GarbledAnswer("The answer has no picture.");
  try {
    return Uint8Array.fromBase64(base64.replace(/^data:image\/\w+;base64,/, ""));
  } catch (cause) {
    throw new GarbledAnswer("The picture is no base64.", { cause });
  }
}
