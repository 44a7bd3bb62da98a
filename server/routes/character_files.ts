/**
 * @module Files that are made of a saved character: `GET /api/characters/{id}/{name}`, one for each of
 * `FILE_KINDS`. The slug of an unlisted character stands in place of `{id}`.
 *
 * | answer | when |
 * |---|---|
 * | 200 | the file |
 * | 202 `{ ahead }`, `Retry-After` | it is being drawn, and the client does not wait: `wait=false`; `wait=true` waits |
 * | 400 | the query chooses what there is not |
 * | 401 | it needs a session |
 * | 404 | no such character for this visitor |
 * | 409 | the illustrator has not drawn it |
 */
import { type Context, Hono } from "hono";
import type { FileKind } from "../character_files/file_kind.ts";
import { FILE_KINDS } from "../character_files/kinds.ts";
import { attachment } from "../characters/file_name.ts";
import { answer } from "../http/answer.ts";
import type { AppEnv } from "../http/env.ts";
import { etagOf, isKnown } from "../http/etag.ts";
import { ownerOf } from "../http/requester.ts";
import { requireUser } from "../http/session.ts";
import type { Services } from "../services.ts";
import { CHARACTER, characterRef } from "./character_url.ts";
import { ANYWHERE } from "./picture_answer.ts";

/** An hour: what is drawn may look better after an update. */
const CACHING = "private, max-age=3600";

/** One route for each kind of file. */
export function characterFileRoutes(
  { characterFiles, config }: Pick<Services, "characterFiles" | "config">,
): Hono<AppEnv> {
  async function send(c: Context<AppEnv>, kind: FileKind): Promise<Response> {
    const user = kind.needsSession ? requireUser(c) : c.var.session?.user;
    const { wait, ...query } = queryOf(c);
    const found = await characterFiles.find(characterRef(c), kind, {
      client: ownerOf(c, config),
      ...(user && { viewerId: user.id }),
      query,
      ...(wait !== undefined && { wait: wait !== "false" }),
    });
    if ("ahead" in found) {
      const { ahead, retryAfterSeconds } = found;
      return c.json({ ahead }, 202, { "Retry-After": String(retryAfterSeconds) });
    }
    const etag = etagOf(found.bytes);
    const headers = { ETag: etag, "Cache-Control": CACHING };
    if (isKnown(c, etag)) return c.body(null, 304, headers);
    return answer(found.bytes, {
      ...headers,
      "Content-Type": kind.type,
      // What a browser shows is shown; it is saved under this name all the same.
      "Content-Disposition": kind.type.startsWith("image/")
        ? attachment(found.name).replace("attachment", "inline")
        : attachment(found.name),
      // Others show what a guest sees, too; the rest, only we.
      ...(!kind.needsSession && found.isPublic && ANYWHERE),
    });
  }

  return FILE_KINDS.reduce(
    (app, kind) => app.get(`${CHARACTER}/${kind.name}`, (c) => send(c, kind)),
    new Hono<AppEnv>(),
  );
}

/** A parameter that repeats has its values between commas. */
function queryOf(c: Context): Record<string, string> {
  const all = Object.entries(c.req.queries()).map(([name, values]) => [name, values.join(",")]);
  return Object.fromEntries(all);
}
