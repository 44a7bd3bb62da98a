/** @module Title, description, icons and link preview of a page. */
import { msg, t } from "../../lib/i18n/translate.ts";
import { barColour } from "../../lib/theme.ts";
import { CARD_SIZE } from "../../lib/share_card.ts";
import type { PageProps } from "../types.ts";

const SITE = "Purrtrait";
/** The picture of pages that have none of their own. */
const PREVIEW = {
  path: "/preview.png",
  alt: msg("Purrtrait: an orange cat looks over a ledge. Describe a cat, get a character."),
};

const SCHEMES = ["light", "dark"] as const;

export function Head({ pageContext }: PageProps) {
  const { config, theme, origin, urlPathname } = pageContext;
  const title = readText(config.title);
  const description = readText(config.description);
  const image = read(config.image);
  const imageAlt = image ? readText(config.imageAlt) : t(PREVIEW.alt);
  const alternate = read(config.alternate);
  const robots = read(config.robots);
  const fullTitle = title ? `${title} · ${SITE}` : SITE;
  const url = origin + urlPathname;
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {robots && <meta name="robots" content={robots} />}
      <meta name="color-scheme" content={theme === "system" ? "light dark" : theme} />
      {SCHEMES.map((scheme) => (
        <meta
          key={scheme}
          name="theme-color"
          media={`(prefers-color-scheme: ${scheme})`}
          content={barColour(theme, scheme)}
        />
      ))}
      {config.client && <script src="/before_hydration.js" async blocking="render" />}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {isFound(pageContext) && (
        <>
          <link rel="canonical" href={url} />
          <meta property="og:url" content={url} />
          <meta property="og:site_name" content={SITE} />
          <meta property="og:type" content="website" />
          <meta property="og:title" content={title ?? SITE} />
          {description && <meta property="og:description" content={description} />}
          <meta property="og:image" content={origin + (image ?? PREVIEW.path)} />
          <meta property="og:image:type" content="image/png" />
          <meta property="og:image:width" content={String(CARD_SIZE.width)} />
          <meta property="og:image:height" content={String(CARD_SIZE.height)} />
          {imageAlt && <meta property="og:image:alt" content={imageAlt} />}
          <meta name="twitter:card" content="summary_large_image" />
          {imageAlt && <meta name="twitter:image:alt" content={imageAlt} />}
          {alternate && <link rel="alternate" {...alternate} />}
        </>
      )}
    </>
  );

  /** A constant is translated here; a function translates what it says. */
  function readText(setting: Vike.PageSetting | undefined): string | undefined {
    return typeof setting === "string" ? t(setting) : read(setting);
  }

  function read<Value extends string | object>(
    setting: Vike.PageSetting<Value> | undefined,
  ): Value | undefined {
    return typeof setting === "function" ? setting(pageContext) : setting;
  }
}

/** An error page, or one that has nothing to show, has no URL to recommend. */
function isFound(
  { is404, abortStatusCode, errorWhileRendering, status }: PageProps["pageContext"],
): boolean {
  return !is404 && !abortStatusCode && !errorWhileRendering && status !== 404;
}
