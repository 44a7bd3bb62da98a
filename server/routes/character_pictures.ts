/**
 * @module The pictures of saved characters. Everyone who knows the id of a character may see it, or the
 * slug of an unlisted one, which stands in place of `{id}`; downloads need a session.
 *
 * | call | answer |
 * |---|---|
 * | GET /api/characters/{id}/image?w=&format= | 200 the picture, in that width and format; without `format` as `Accept` says · 400 · 404 |
 * | GET /api/user/characters/deleted/{id}/image?w=&format= | the same of a deleted character of the user · 400 · 401 · 404 |
 * | GET /api/characters/{id}/card.png | 200 the card that other sites show, 1200×630 · 404 |
 * | GET /api/characters/{id}/presigned-url | 200 `{ presignedUrl }` · 404 |
 * | GET /api/characters/{id}/local-image | 200 `{ localUrl }` · 404 |
 * | GET /api/characters/{id}/download | 200 the PNG with its recipe, as a file · 401 · 404 |
 * | GET /api/images/download?key= | the same by a picture's key, saved or not · 400 · 401 · 404 |
 * | GET /api/user/characters/archive?ids=1,2 | 200 a ZIP of such files, of the user's characters · 206 a part of it · 400 · 401 · 404 · 416 |
 */
import { type Context, Hono } from "hono";
import { type Style, STYLES } from "../../lib/choices.ts";
import { Selection } from "../../lib/schemas/selection.ts";
import { type ArchiveFile, zipped } from "../archives/archive.ts";
import { attachment } from "../characters/file_name.ts";
import { orNotFound } from "../characters/or_not_found.ts";
import { Failure } from "../failures/failure.ts";
import { ownerOf } from "../http/requester.ts";
import type { AppEnv } from "../http/env.ts";
import { etagOf } from "../http/etag.ts";
import { BY_ACCEPT, readPictureQuery } from "../http/picture_query.ts";
import { IN_PARTS } from "../http/range.ts";
import { requireUser } from "../http/session.ts";
import { answerStream } from "../http/stream_range.ts";
import type { Services } from "../services.ts";
import { CHARACTER, characterId, characterRef, DELETED_CHARACTER } from "./character_url.ts";
import { ANYWHERE, showPicture } from "./picture_answer.ts";
import { t } from "../../lib/i18n/translate.ts";

/**
 * The picture of a character never changes, but it can be deleted: so browsers cache it, and shared
 * caches do not.
 */
const KEEP = "private, max-age=31536000, immutable";

const NO_CACHE = "no-cache";

const IMAGE = `${CHARACTER}/image`;
const CARD = `${CHARACTER}/card.png`;

const ARCHIVE = {
  "Content-Type": "application/zip",
  "Content-Disposition": 'attachment; filename="cat-characters.zip"',
};

/** Public pictures: they need no session, and a page has sixty of them. */
export function shownPictureRoutes(
  { pictures, shareCards }: Pick<Services, "pictures" | "shareCards">,
): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(IMAGE, async function image(c, next) {
      const picture = await pictures.find(characterRef(c), readPictureQuery(c));
      return picture
        ? await showPicture(c, picture, KEEP, { ...ANYWHERE, ...BY_ACCEPT })
        : await next();
    })
    .get(CARD, async function card(c, next) {
      const picture = await shareCards.find(characterRef(c));
      return picture ? await showPicture(c, picture, NO_CACHE, ANYWHERE) : await next();
    });
}

/** The rest: files to take along, and what only the owner of an unlisted character finds by its id. */
export function characterPictureRoutes(
  { pictures, stylePictures, shareCards, deletions, config }: Pick<
    Services,
    "pictures" | "stylePictures" | "shareCards" | "deletions" | "config"
  >,
): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(IMAGE, async function ownImage(c) {
      const options = { ...readPictureQuery(c), viewerId: viewerId(c) };
      const picture = orNotFound(await pictures.find(characterRef(c), options));
      return await showPicture(c, picture, KEEP, BY_ACCEPT);
    })
    .get(CARD, async function ownCard(c) {
      const picture = orNotFound(await shareCards.find(characterRef(c), viewerId(c)));
      return await showPicture(c, picture, NO_CACHE);
    })
    .get(`${CHARACTER}/styles/:style{[a-z-]{1,20}}`, async function inStyle(c) {
      const picture = await stylePictures.find(characterRef(c), {
        style: styleOf(c),
        viewerId: viewerId(c),
        client: ownerOf(c, config),
      });
      return await showPicture(c, picture, KEEP);
    })
    .get(`${DELETED_CHARACTER}/image`, async function deletedImage(c) {
      const row = await deletions.find(requireUser(c).id, characterId(c));
      const picture = pictures.of(row, readPictureQuery(c));
      return await showPicture(c, picture, "private, no-cache", BY_ACCEPT);
    })
    .get(`${CHARACTER}/presigned-url`, async function presignedUrl(c) {
      return c.json({ presignedUrl: await pictures.url(characterRef(c), viewerId(c)) });
    })
    .get(`${CHARACTER}/local-image`, async function localImage(c) {
      const ref = characterRef(c);
      await pictures.expect(ref, viewerId(c));
      return c.json({ localUrl: `/api/characters/${ref}/image` });
    })
    .get(`${CHARACTER}/download`, async function download(c) {
      const { id } = requireUser(c);
      return answerFile(c, await pictures.download(characterRef(c), id));
    })
    .get("/api/images/download", async function downloadByKey(c) {
      requireUser(c);
      return answerFile(c, await pictures.downloadByKey(c.req.query("key") ?? ""));
    })
    .get("/api/user/characters/archive", async function archive(c) {
      const { id } = requireUser(c);
      const { etag, files } = await pictures.downloads(id, idsOf(c));
      return await answerStream(c, { etag, open: () => zipped(files()), headers: ARCHIVE });
    });
}

function viewerId(c: Context<AppEnv>): number | undefined {
  return c.var.session?.user.id;
}

function answerFile(c: Context, { name, bytes }: ArchiveFile): Response {
  return c.body(bytes, 200, {
    "Content-Type": "image/png",
    "Content-Disposition": attachment(name),
    ETag: etagOf(bytes),
    ...IN_PARTS,
  });
}

function styleOf(c: Context): Style {
  const style = STYLES.find((each) => each === c.req.param("style"));
  if (style) return style;
  throw new Failure("notFound", t("There is no such style."));
}

function idsOf(c: Context): number[] {
  const texts = c.req.query("ids")?.split(",") ?? [];
  const ids = texts.map((text) => /^\d{1,15}$/.test(text) ? Number(text) : NaN);
  const selection = Selection.safeParse({ ids });
  if (selection.success) return selection.data.ids;
  throw new Failure("invalid", selection.error.issues[0]!.message);
}
