/**
 * @module Servers on loopback that answer like OpenAI, each in the way of its kind. They are strict: what
 * they do not know they refuse, as their kind does.
 */
import { Hono } from "hono";
import sharp from "sharp";
import { serveLoopback } from "../support/loopback_server.ts";

/** How a kind of server answers. */
export interface ServerKind {
  /** Parameters that it knows; another one is refused, all at once or the first one alone. */
  knows: readonly string[];
  refuses: "all" | "first";
  /** What stands in its JSON. */
  gives: "url" | "b64_json";
}

/** Answers with URLs of files on itself. */
export const LOCALAI: ServerKind = {
  knows: ["model", "prompt", "size", "n", "quality", "stream", "partial_images", "output_format"],
  refuses: "first",
  gives: "url",
};

/** Checks its parameters by a schema, and answers with base64. */
export const VLLM: ServerKind = {
  knows: ["model", "prompt", "size", "n"],
  refuses: "all",
  gives: "b64_json",
};

export interface ImageServer extends AsyncDisposable {
  readonly origin: string;
  readonly baseUrl: string;
  /** Bodies of requests for pictures that were accepted. */
  readonly drawn: Record<string, unknown>[];
  /** How many requests were refused. */
  readonly refused: number;
  /** Paths that it does not have, as they were asked for. */
  readonly missing: string[];
  /** Where the pictures are, in place of its own files. */
  pictureUrl?: string;
  /** What stands at `/files/…`. */
  file: () => Response | Promise<Response>;
}

export async function imageServer(kind: ServerKind): Promise<ImageServer> {
  const create = { width: 512, height: 512, channels: 3 as const, background: "#f80" };
  const picture = new Uint8Array(await sharp({ create }).png().toBuffer());
  const state = {
    drawn: [] as Record<string, unknown>[],
    refused: 0,
    missing: [] as string[],
    pictureUrl: undefined as string | undefined,
    file: (): Response | Promise<Response> => new Response(picture),
  };
  const app = new Hono()
    .post("/v1/images/generations", async (c) => {
      const body = await c.req.json();
      const unknown = Object.keys(body).filter((name) => !kind.knows.includes(name));
      if (unknown.length > 0) {
        state.refused++;
        return c.json(refusal(kind, unknown), 400);
      }
      state.drawn.push(body);
      const url = state.pictureUrl ?? `${server.origin}/files/1.png`;
      const data = kind.gives === "url" ? { url } : { b64_json: picture.toBase64(), url: null };
      return c.json({ created: 1, data: [data] });
    })
    .get("/files/*", () => state.file())
    .notFound((c) => {
      state.missing.push(c.req.path);
      return c.json({ detail: "Not Found" }, 404);
    });
  const server = serveLoopback(app.fetch);
  return Object.assign(state, {
    origin: server.origin,
    baseUrl: `${server.origin}/v1`,
    [Symbol.asyncDispose]: () => server.close(),
  });
}

function refusal({ refuses }: ServerKind, unknown: string[]): object {
  if (refuses === "first") {
    const [param] = unknown;
    const message = `Unknown parameter: '${param}'.`;
    return { error: { message, type: "invalid_request_error", param, code: "unknown_parameter" } };
  }
  const list = unknown.map((name) =>
    `{'type': 'extra_forbidden', 'loc': ('body', '${name}'), 'msg': 'Extra inputs are not permitted'}`
  );
  return { object: "error", message: `[${list.join(", ")}]`, type: "Bad Request", code: 400 };
}
