/** @module Making characters: what a description means, and its picture. */
import { type Context, Hono } from "hono";
import type * as z from "zod/mini";
import type { Locked } from "../../lib/locked_parts.ts";
import { MAX_PHOTO_BYTES } from "../../lib/limits.ts";
import { UnderstandRequest } from "../../lib/schemas/understand_request.ts";
import { GenerateRequest } from "../../lib/schemas/generate_request.ts";
import { Failure } from "../failures/failure.ts";
import type { GenerationRequest } from "../generation/generation_request.ts";
import { drawingAnswer, readIdempotencyKey } from "../http/drawing_answer.ts";
import type { AppEnv } from "../http/env.ts";
import { guestCookie } from "../http/guest_cookie.ts";
import { MAX_BYTES_WITHOUT_PHOTO, readJson } from "../http/json_body.ts";
import { PhotoReadingRequest } from "../../lib/schemas/cat_seen.ts";
import { type Requester, requesterOf } from "../http/requester.ts";
import type { Services } from "../services.ts";
import { t } from "../../lib/i18n/translate.ts";

/** The largest photo as a data URL, and the rest of the request. */
const MAX_REQUEST_BYTES = Math.ceil(MAX_PHOTO_BYTES * 4 / 3) + MAX_BYTES_WITHOUT_PHOTO;

/** Asked for with every pause in typing, and the same for all clients: it needs no session. */
export function understandingRoutes({ generation }: Pick<Services, "generation">): Hono<AppEnv> {
  return new Hono<AppEnv>().post("/understand", async function understand(c) {
    const answer = c.json(await generation.understand(await readJson(c, UnderstandRequest)));
    answer.headers.append("Cache-Control", "no-store");
    return answer;
  });
}

/** Draws pictures, for guests and users, as one answer or as events. */
export function generationRoutes(
  { generation, redrawing, photoDecoder, photoReadings, config }: Pick<
    Services,
    "generation" | "redrawing" | "photoDecoder" | "photoReadings" | "config"
  >,
): Hono<AppEnv> {
  const guests = guestCookie(config.appUrl);

  async function readGenerationRequest(c: Context<AppEnv>): Promise<GenerationRequest> {
    const { sourceImage, locked: wanted, ...choices } = await readRequest(c);
    const idempotencyKey = readIdempotencyKey(c);
    const user = c.var.session?.user;
    if (!user && sourceImage !== undefined) throw photoNeedsLogin();
    const who = requesterOf(c, { guests, config });
    const photo = sourceImage === undefined
      ? undefined
      : await photoDecoder.decode(sourceImage, who);
    return { ...who, choices, photo, ...await lockedBy(who, wanted), idempotencyKey };
  }

  async function lockedBy(
    who: Requester,
    locked: Locked | undefined,
  ): Promise<Pick<GenerationRequest, "locked">> {
    if (!locked || locked.parts.length === 0) return {};
    return { locked: await redrawing.lock(who, locked) };
  }

  return new Hono<AppEnv>()
    .post("/read-photo", async function readPhotoOnly(c) {
      const user = c.var.session?.user;
      if (!user) throw photoNeedsLogin();
      const { sourceImage } = await readJson(c, PhotoReadingRequest, MAX_REQUEST_BYTES);
      const cat = await photoReadings.read(requesterOf(c, { guests, config }), sourceImage);
      return c.json({ cat });
    })
    .post("/generate", async function generate(c) {
      const request = await readGenerationRequest(c);
      return await drawingAnswer(c, (listener) => generation.generate({ ...request, ...listener }));
    });
}

/** Whether a photo may be sent is decided before it is read: nothing else makes a request large. */
async function readRequest(c: Context<AppEnv>): Promise<z.output<typeof GenerateRequest>> {
  if (c.var.session) return await readJson(c, GenerateRequest, MAX_REQUEST_BYTES);
  try {
    return await readJson(c, GenerateRequest);
  } catch (error) {
    throw error instanceof Failure && error.kind === "tooLarge" ? photoNeedsLogin() : error;
  }
}

function photoNeedsLogin(): Failure {
  return new Failure("unauthenticated", t("You need to login to use the photo upload feature"));
}
