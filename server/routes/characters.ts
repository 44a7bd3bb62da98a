/**
 * Making characters: what a description means, and its picture.
 *
 * @module
 */
import { type Context, Hono } from "hono";
import { DescriptionRequest, GenerateRequest } from "../../lib/schemas/generate_request.ts";
import { Failure } from "../failure.ts";
import type { Order } from "../generation/order.ts";
import { clientAddress } from "../http/client_address.ts";
import type { AppEnv } from "../http/env.ts";
import { toProblem } from "../http/errors.ts";
import { eventStream } from "../http/event_stream.ts";
import { readJson } from "../http/json_body.ts";
import type { Services } from "../services.ts";

/** A photo of 5 MB as a data URL, and the rest of the request. */
const MAX_REQUEST_BYTES = Math.ceil(5 * 1024 * 1024 * 4 / 3) + 64 * 1024;

export function characterRoutes(
  { generation, config }: Pick<Services, "generation" | "config">,
): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post("/understand", async function understand(c) {
      return c.json(generation.understand(await readJson(c, DescriptionRequest)));
    })
    .post("/generate", async function generate(c) {
      const order: Order = {
        owner: `guest:${clientAddress(c, config.trustedProxies)}`,
        request: await readJson(c, GenerateRequest, MAX_REQUEST_BYTES),
        idempotencyKey: idempotencyKey(c),
      };
      if (!wantsEvents(c)) return c.json(await generation.generate(order));
      return eventStream(async (send) => {
        try {
          const onProgress = (progress: object) => send("progress", progress);
          send("done", await generation.generate({ ...order, onProgress }));
        } catch (error) {
          // The response has begun, so its status can no longer tell.
          const { status, message } = toProblem(error, "POST /api/characters/generate");
          send("error", { status, message });
        }
      });
    });
}

function idempotencyKey(c: Context): string | undefined {
  const key = c.req.header("idempotency-key");
  if (key === undefined || key.length >= 8 && key.length <= 200) return key;
  throw new Failure("invalid", "The Idempotency-Key must have 8 to 200 characters.");
}

function wantsEvents(c: Context): boolean {
  return c.req.header("accept")?.includes("text/event-stream") ?? false;
}
