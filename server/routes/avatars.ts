/**
 * @module `GET /avatar/1/{seed}.png|webp|svg?style=&words=&size=`: a cat for any text, which any site may
 * show. The number is the version of how texts become cats: within it, the same URL shows the same cat for
 * ever.
 */
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { FREE_STYLES } from "../../lib/choices.ts";
import { Failure } from "../failures/failure.ts";
import { answer } from "../http/answer.ts";
import { clientAddress } from "../http/client_address.ts";
import type { AppEnv } from "../http/env.ts";
import { etagOf, isKnown } from "../http/etag.ts";
import type { Services } from "../services.ts";
import { t } from "../../lib/i18n/translate.ts";

/** A year, as long as caches keep anything. */
const FOR_EVER = "public, max-age=31536000, immutable";

const TYPES = {
  png: "image/png",
  webp: "image/webp",
  svg: "image/svg+xml; charset=utf-8",
} as const;

/** Characters of a seed: more than any name, e-mail or identifier has. */
const MAX_SEED = 256;

/** Sizes in pixels. */
const SIZE = { least: 64, most: 1024, usual: 256 };

const Query = z.object({
  style: z._default(z.enum(FREE_STYLES), "cartoon"),
  words: z._default(z.string().check(z.trim(), z.maxLength(200)), ""),
  size: z.pipe(
    z._default(z.string().check(z.regex(/^\d{1,4}$/)), String(SIZE.usual)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(SIZE.least), z.maximum(SIZE.most))),
  ),
});

/** Avatars need no session: they are asked for from other sites. */
export function avatarRoutes(
  { avatars, config }: Pick<Services, "avatars" | "config">,
): Hono<AppEnv> {
  return new Hono<AppEnv>().get("/avatar/1/:file", async function avatar(c) {
    const { seed, format } = fileOf(c);
    const bytes = await avatars.find(
      { ...queryOf(c), seed, format },
      clientAddress(c, config.trustedProxies),
    );
    const etag = etagOf(bytes);
    const headers = {
      ETag: etag,
      "Cache-Control": FOR_EVER,
      "Cross-Origin-Resource-Policy": "cross-origin",
      "Access-Control-Allow-Origin": "*",
    };
    if (isKnown(c, etag)) return c.body(null, 304, headers);
    return answer(bytes, { ...headers, "Content-Type": TYPES[format] });
  });
}

function fileOf(c: Context): { seed: string; format: keyof typeof TYPES } {
  const [, seed, format] = (c.req.param("file") ?? "").match(/^(.+)\.(png|webp|svg)$/s) ?? [];
  if (seed === undefined) {
    throw new Failure("notFound", t("An avatar's URL ends in .png, .webp or .svg."));
  }
  if (seed.length > MAX_SEED) {
    throw new Failure("invalid", t("A seed has at most {max} characters.", { max: MAX_SEED }));
  }
  return { seed, format: format as keyof typeof TYPES };
}

function queryOf(c: Context): z.output<typeof Query> {
  const read = Query.safeParse(c.req.query());
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Failure(
    "invalid",
    MESSAGES[String(issue!.path[0])]?.() ?? t("The query is not right."),
  );
}

const MESSAGES: Record<string, () => string> = {
  style: () => t("The style must be one of {styles}.", { styles: FREE_STYLES.join(", ") }),
  size: () => t("The size must be a whole number from {least} to {most}.", SIZE),
  words: () => t("The words are too long."),
};
