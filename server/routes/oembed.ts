/**
 * @module Characters for other sites that embed links: https://oembed.com.
 *
 * | call | answer |
 * |---|---|
 * | GET /oembed?url=&format=&maxwidth=&maxheight= | 200 the picture of the character at this URL of ours · 400 · 404 · 501 for XML |
 */
import { type Context, Hono } from "hono";
import { type CharacterRef, readRef, refOf } from "../../lib/characters/character_url.ts";
import type { OEmbed } from "../../lib/oembed.ts";
import { PICTURE_WIDTHS } from "../../lib/picture_widths.ts";
import { profileUrl } from "../../lib/profiles/profile_data.ts";
import { orNotFound } from "../characters/or_not_found.ts";
import { Failure } from "../failures/failure.ts";
import type { AppEnv } from "../http/env.ts";
import type { Services } from "../services.ts";
import { t } from "../../lib/i18n/translate.ts";

const DAY_SECONDS = 86_400;

const CHARACTER_PATH = /^\/character\/([^/]+)\/?$/;

/**
 * `GET /oembed`. Throws `invalid` for a URL of another site, `notFound` for one without a character.
 */
export function oEmbedRoutes(
  { characters, profiles, config }: Pick<Services, "characters" | "profiles" | "config">,
): Hono<AppEnv> {
  const origin = config.appUrl;

  return new Hono<AppEnv>().get("/oembed", async function oEmbed(c) {
    const { url = "", format = "json" } = c.req.query();
    if (format !== "json") return c.json({ message: t("Only format=json is answered.") }, 501);
    const most = Math.min(sizeIn(c, "maxwidth"), sizeIn(c, "maxheight"));
    const character = await characters.find(orNotFound(refIn(url, origin)));
    const by = await profiles.byline(character.userId);
    const width = PICTURE_WIDTHS.findLast((width) => width <= most) ?? PICTURE_WIDTHS[0];
    const size = Math.min(width, most);
    const answer: OEmbed = {
      version: "1.0",
      type: "photo",
      title: character.name,
      url: `${origin}/api/characters/${refOf(character)}/image?w=${width}`,
      width: size,
      height: size,
      ...(by && { author_name: by.username }),
      ...(by?.hasProfile && { author_url: origin + profileUrl(by.username) }),
      provider_name: "Purrtrait",
      provider_url: `${origin}/`,
      cache_age: DAY_SECONDS,
    };
    // What is unlisted, or public for a while only, stays out of shared caches.
    c.header("Cache-Control", "no-cache");
    return c.json(answer);
  });
}

/** The character that this URL of ours names; null for any other URL. */
function refIn(url: string, origin: string): CharacterRef | null {
  if (!URL.canParse(url)) return null;
  const { origin: asked, pathname } = new URL(url);
  const ref = asked === origin ? pathname.match(CHARACTER_PATH)?.[1] : undefined;
  return ref === undefined ? null : readRef(ref);
}

/** The most pixels that this parameter allows; no limit without it. */
function sizeIn(c: Context, name: "maxwidth" | "maxheight"): number {
  const text = c.req.query(name);
  if (text === undefined) return Infinity;
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new Failure(
    "invalid",
    t("The parameter {name} must be a whole number of pixels.", { name }),
  );
}
