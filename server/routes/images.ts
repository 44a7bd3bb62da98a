/** @module Pictures and their temporary URLs. */
import { Hono } from "hono";
import * as z from "zod/mini";
import { PICTURE_WIDTHS } from "../../lib/picture_widths.ts";
import { answer } from "../http/answer.ts";
import type { AppEnv } from "../http/env.ts";
import { isKnown } from "../http/etag.ts";
import { readJson } from "../http/json_body.ts";
import { noPicture } from "../images/picture_failures.ts";
import { pictureUrl, urlLife } from "../images/picture_url.ts";
import { contentTypeOf } from "../images/picture_key.ts";
import type { Services } from "../services.ts";
import { t } from "../../lib/i18n/translate.ts";

const KeyRequest = z.object({
  key: z.string({ error: () => t("The key of a picture is missing.") }),
});

/** Twelve digits reach into the year 33,658. */
const SECONDS = /^\d{1,12}$/;

/**
 * Pictures: 200, or 304 for one that the browser has; 404 for a key without a picture and for a URL that has
 * expired or was not signed. The two calls for URLs answer 200 with one, 404 without a picture, 400 for a body
 * that is none.
 */
export function imageRoutes({ kv, images }: Pick<Services, "kv" | "images">): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get("/api/images/presigned", async function presigned(c) {
      const format = c.req.query("format") === "webp" ? "webp" : "png";
      const width = PICTURE_WIDTHS.find((each) => String(each) === c.req.query("w"));
      const key = c.req.query("key") ?? "";
      const presignedUrl = await pictureUrl({ kv, images }, key, { format, width });
      c.header("Cache-Control", "no-store");
      return c.json({ presignedUrl });
    })
    .post("/api/test-presigned-url", async function testPresigned(c) {
      const { key } = await readJson(c, KeyRequest);
      return c.json({ presignedUrl: await pictureUrl({ kv, images }, key) });
    })
    .get("/images/:kind/:name", async function picture(c) {
      const key = `${c.req.param("kind")}/${c.req.param("name")}`;
      const expires = c.req.query("expires") ?? "";
      const signature = c.req.query("signature") ?? "";
      const seal = SECONDS.test(expires) ? { expires: Number(expires), signature } : undefined;
      const life = await urlLife({ kv, images }, key, seal);

      const etag = `"${c.req.param("name")}"`;
      const headers = {
        ETag: etag,
        "Cache-Control": `private, max-age=${life}, immutable`,
        "Accept-Ranges": "bytes",
      };
      if (isKnown(c, etag)) return c.body(null, 304, headers);
      const picture = await images.get(key);
      if (!picture) throw noPicture();
      return answer(picture, { ...headers, "Content-Type": contentTypeOf(key) });
    });
}
