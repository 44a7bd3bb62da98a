/**
 * Files of the build, served from memory. Compressed versions are made by the build, never per request.
 *
 * @module
 */
import type { Context, MiddlewareHandler } from "hono";
import { extname, join, relative } from "node:path";
import { answer } from "./answer.ts";
import type { AppEnv } from "./env.ts";
import { etagOf } from "./etag.ts";

interface StaticFile {
  type: string;
  etag: string;
  /** Long caching is safe only for files whose name changes with their content. */
  caching: string;
  /** By content coding: `br`, `gzip`, and `identity`. */
  bodies: Map<string, Uint8Array<ArrayBuffer>>;
}

/** Only what is listed is served; source maps and manifests are not. */
const TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** What stands for all files in logs and metrics. */
const FILE_ROUTE = "/:file";

/** Codings in order of preference, with the ending the build gives them. */
const CODINGS = [["br", ".br"], ["gzip", ".gz"]] as const;

/** Serves every file of `folder`; without the folder, none. */
export function staticFiles({ folder }: { folder: string }): MiddlewareHandler<AppEnv> {
  const files = readFiles(folder);
  return function staticFiles(c, next) {
    const file = files.get(c.req.path);
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    if (!file || !isRead) return next();
    c.set("route", FILE_ROUTE);
    return Promise.resolve(answerFile(c, file));
  };
}

function answerFile(c: Context, { caching, type, etag, bodies }: StaticFile): Response {
  const headers: Record<string, string> = {
    "Cache-Control": caching,
    "Content-Type": type,
    ETag: etag,
    Vary: "Accept-Encoding",
  };
  if (c.req.header("if-none-match") === etag) return new Response(null, { status: 304, headers });
  const accepted = c.req.header("accept-encoding") ?? "";
  const coding = CODINGS.find(([name]) => accepted.includes(name) && bodies.has(name))?.[0];
  if (coding) headers["Content-Encoding"] = coding;
  return answer(bodies.get(coding ?? "identity")!, headers);
}

function readFiles(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const path of walk(folder)) {
    const type = TYPES[extname(path)];
    if (!type) continue;
    const body = Deno.readFileSync(path);
    const bodies = new Map([["identity", body]]);
    for (const [coding, ending] of CODINGS) {
      const compressed = readIfThere(path + ending);
      if (compressed) bodies.set(coding, compressed);
    }
    const url = `/${relative(folder, path).replaceAll("\\", "/")}`;
    files.set(url, {
      type,
      etag: etagOf(body),
      caching: url.startsWith("/assets/")
        ? "public, max-age=31536000, immutable"
        : "public, max-age=3600",
      bodies,
    });
  }
  return files;
}

function* walk(folder: string): Iterable<string> {
  if (!isFolder(folder)) return;
  for (const entry of Deno.readDirSync(folder)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory) yield* walk(path);
    else yield path;
  }
}

function isFolder(path: string): boolean {
  try {
    return Deno.statSync(path).isDirectory;
  } catch {
    return false;
  }
}

function readIfThere(path: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Deno.readFileSync(path);
  } catch {
    return undefined;
  }
}
