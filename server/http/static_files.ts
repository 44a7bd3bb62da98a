/**
 * @module Files of the build, served from memory. Compressed versions are made by the build, never per
 * request.
 */
import type { Context, MiddlewareHandler } from "hono";
import { extname, join, relative } from "node:path";
import { answer } from "./answer.ts";
import type { AppEnv } from "./env.ts";
import { acceptedEncoding, type Encoding } from "./encoding.ts";
import { isKnown, weakEtagOf } from "./etag.ts";
import { isRead } from "./read_method.ts";

interface StaticFile {
  type: string;
  etag: string;
  /** Long caching is safe only for files whose name changes with their content. */
  caching: string;
  body: Uint8Array<ArrayBuffer>;
  /** Compressed by the build. */
  encoded: Map<Encoding, Uint8Array<ArrayBuffer>>;
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

/** Content codings, with the ending the build gives them. */
const ENDINGS = [["br", ".br"], ["gzip", ".gz"]] as const;

/** Serves every file of `folder`; without the folder, none. */
export function staticFiles({ folder }: { folder: string }): MiddlewareHandler<AppEnv> {
  const files = readFiles(folder);
  return function staticFiles(c, next) {
    const file = files.get(c.req.path);
    if (!file || !isRead(c)) return next();
    c.set("route", FILE_ROUTE);
    return Promise.resolve(answerFile(c, file));
  };
}

function answerFile(c: Context, { caching, type, etag, body, encoded }: StaticFile): Response {
  const headers: Record<string, string> = {
    "Cache-Control": caching,
    "Content-Type": type,
    ETag: etag,
    Vary: "Accept-Encoding",
  };
  if (isKnown(c, etag)) return new Response(null, { status: 304, headers });
  const encoding = acceptedEncoding(c, [...encoded.keys()]);
  if (encoding === undefined) return answer(body, headers);
  return answer(encoded.get(encoding)!, { ...headers, "Content-Encoding": encoding });
}

function readFiles(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const path of walk(folder)) {
    const type = TYPES[extname(path)];
    if (!type) continue;
    const body = Deno.readFileSync(path);
    const encoded = new Map<Encoding, Uint8Array<ArrayBuffer>>();
    for (const [encoding, ending] of ENDINGS) {
      const compressed = readIfThere(path + ending);
      if (compressed) encoded.set(encoding, compressed);
    }
    const url = `/${relative(folder, path).replaceAll("\\", "/")}`;
    files.set(url, { type, etag: weakEtagOf(body), caching: cachingOf(url), body, encoded });
  }
  return files;
}

function cachingOf(url: string): string {
  if (url.startsWith("/assets/")) return "public, max-age=31536000, immutable";
  // A new build's service worker counts at once.
  return url === "/sw.js" ? "no-cache" : "public, max-age=3600";
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
