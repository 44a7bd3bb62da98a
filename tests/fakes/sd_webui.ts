/**
 * @module AUTOMATIC1111's Stable Diffusion web UI on loopback, after its published interface (`--api
 * --api-auth`): it draws one picture at a time, step by step, says how far it is, and stops on request.
 */
import { Hono } from "hono";
import { basicAuth } from "hono/basic-auth";
import sharp from "sharp";
import { serveLoopback } from "../support/loopback_server.ts";
import { sleep } from "../../lib/sleep.ts";

export interface FakeSdWebui extends AsyncDisposable {
  readonly url: string;
  readonly login: string;
  /** How long each of the steps takes. */
  stepMs: number;
  /** How the next picture ends. */
  ending: "drawn" | "error" | "out of memory" | "no picture" | "page";
  readonly orders: { path: string; body: Record<string, unknown> }[];
  /** What the real program would refuse or misunderstand. */
  readonly mistakes: string[];
  readonly interrupted: number;
  /** Whether a picture is being drawn. */
  readonly busy: boolean;
}

const USER = "cats";
const PASSWORD = "a secret";

/** The fields of a request, with what they must be. */
const FIELDS: Record<string, (value: unknown) => boolean> = {
  prompt: (value) => typeof value === "string" && value !== "" && !/[\n<>]/.test(value),
  negative_prompt: (value) => typeof value === "string",
  seed: (value) => Number.isInteger(value) && (value as number) < 2 ** 32,
  steps: (value) => Number.isInteger(value),
  cfg_scale: (value) => typeof value === "number",
  width: (value) => (value as number) % 8 === 0,
  height: (value) => (value as number) % 8 === 0,
  batch_size: (value) => value === 1,
  n_iter: (value) => value === 1,
  send_images: (value) => value === true,
  save_images: (value) => value === false,
};

const PHOTO_FIELDS: typeof FIELDS = {
  init_images: (value) => Array.isArray(value) && value.length === 1,
  resize_mode: (value) => [0, 1, 2, 3].includes(value as number),
  denoising_strength: (value) => (value as number) > 0 && (value as number) < 1,
};

export async function fakeSdWebui(): Promise<FakeSdWebui> {
  const create = { width: 256, height: 256, channels: 3 as const, background: "#48f" };
  const picture = new Uint8Array(await sharp({ create }).png().toBuffer()).toBase64();
  const state = {
    stepMs: 1,
    ending: "drawn" as FakeSdWebui["ending"],
    orders: [] as FakeSdWebui["orders"],
    mistakes: [] as string[],
    interrupted: 0,
    busy: false,
  };
  let step = 0;
  let steps = 0;
  let isToStop = false;
  let queue = Promise.resolve();

  async function draw(path: string, body: Record<string, unknown>): Promise<Response> {
    state.orders.push({ path, body });
    const fields = path === "img2img" ? { ...FIELDS, ...PHOTO_FIELDS } : FIELDS;
    for (const name of new Set([...Object.keys(fields), ...Object.keys(body)])) {
      if (!fields[name]?.(body[name])) state.mistakes.push(`${name}: ${body[name]}`);
    }
    const before = queue;
    const mine = Promise.withResolvers<void>();
    queue = mine.promise;
    await before;
    state.busy = true;
    isToStop = false;
    steps = Number(body.steps);
    for (step = 0; step < steps && !isToStop; step++) {
      await sleep(state.stepMs);
    }
    state.busy = false;
    mine.resolve();
    switch (state.ending) {
      case "error":
        return Response.json({ error: "RuntimeError", detail: "", errors: "" }, { status: 500 });
      case "out of memory":
        return Response.json({ error: "OutOfMemoryError", errors: "CUDA out of memory." }, {
          status: 500,
        });
      case "no picture":
        return Response.json({ images: [], parameters: {}, info: "{}" });
      case "page":
        return new Response("<html>", { headers: { "content-type": "text/html" } });
    }
    return Response.json({ images: [picture], parameters: body, info: "{}" });
  }

  const app = new Hono()
    .use(basicAuth({ username: USER, password: PASSWORD }))
    .post("/sdapi/v1/txt2img", async (c) => await draw("txt2img", await c.req.json()))
    .post("/sdapi/v1/img2img", async (c) => await draw("img2img", await c.req.json()))
    .get("/sdapi/v1/progress", (c) => {
      const skips = c.req.query("skip_current_image") === "true";
      return c.json({
        progress: state.busy ? step / steps : 0,
        eta_relative: 0,
        state: { sampling_step: step, sampling_steps: steps, interrupted: isToStop },
        current_image: state.busy && !skips ? picture : null,
        textinfo: null,
      });
    })
    .post("/sdapi/v1/interrupt", (c) => {
      state.interrupted++;
      isToStop = true;
      return c.json({});
    });
  const server = serveLoopback(app.fetch);
  return Object.assign(state, {
    url: server.origin,
    login: `${USER}:${PASSWORD}`,
    [Symbol.asyncDispose]: () => server.close(),
  });
}
