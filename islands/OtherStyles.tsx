/**
 * @module The same cat in every art style, each as a small picture of it that leads to the generator: its
 * owner redraws the character there, others begin with its words. The pictures are asked for one after the
 * other, because each may have to be painted first.
 */
import { type MouseEvent, useEffect, useState } from "react";
import type { SavedCharacter } from "../lib/character.ts";
import { type Style, STYLE_LIST, STYLES } from "../lib/choices.ts";
import type { CharacterRef } from "../lib/characters/character_url.ts";
import { classNames } from "../ui/components/class_names.ts";
import { lazyImport } from "../ui/islands/lazy_import.ts";
import { t } from "../lib/i18n/translate.ts";

export interface OtherStylesProps {
  /** Names the character in URLs. */
  character: CharacterRef;
  /** Another one for each picture the character is given. */
  version: string;
  /** Its name. */
  name: string;
  /** The style it is in. */
  current: Style;
  /** The page of the generator for each style. */
  urls: Record<Style, string>;
  /** The character, where it is the visitor's own: each style then redraws it. */
  own?: SavedCharacter;
}

export default function OtherStyles(
  { character, version, name, current, urls, own }: OtherStylesProps,
) {
  /** How many have come, or have failed. */
  const [done, setDone] = useState(-1);
  const [failed, setFailed] = useState<readonly Style[]>([]);
  const [redrawing, setRedrawing] = useState<Style>();

  useEffect(() => setDone(0), []);

  /** The same cat in this style; without it, and in a new tab, the link leads to its words. */
  async function redraw(event: MouseEvent, style: Style) {
    if (!own || style === current || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (redrawing) return;
    setRedrawing(style);
    const module = await lazyImport(() => import("../ui/generator/redrawn_in_style.ts"));
    await module?.redrawInStyle(own, style);
    setRedrawing(undefined);
  }

  return (
    <ul className="grid grid-cols-4 gap-x-3 gap-y-4">
      {STYLES.map((style, index) => (
        <li key={style} className="group relative grid min-w-0 content-start gap-1">
          <span
            className={classNames(
              "relative block aspect-square overflow-hidden rounded-field bg-sunken",
              style === current && "ring-3 ring-accent-ink",
            )}
          >
            {index <= done && !failed.includes(style) && (
              <img
                src={`/api/characters/${character}/styles/${style}?v=${version}`}
                alt={t("{name} in {style}", { name, style: t(STYLE_LIST[style].name) })}
                width={256}
                height={256}
                onLoad={() =>
                  setDone((before) => Math.max(before, index + 1))}
                onError={() => {
                  setFailed((before) => [...before, style]);
                  setDone((before) =>
                    Math.max(before, index + 1)
                  );
                }}
                className="size-full object-cover"
              />
            )}
            {index === done &&
              <span className="absolute inset-0 -z-10 animate-breathe bg-sunken" />}
            {redrawing === style && (
              <span
                role="status"
                className="absolute inset-x-1 bottom-1 rounded-full bg-surface/90 text-center text-xs leading-5"
              >
                {t("Redrawing…")}
              </span>
            )}
          </span>
          <a
            href={urls[style]}
            onClick={(event) => redraw(event, style)}
            aria-busy={redrawing === style}
            aria-current={style === current ? "true" : undefined}
            className="text-sm leading-tight wrap-anywhere no-underline group-hover:underline after:absolute after:inset-0 after:rounded-field focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent-ink"
          >
            {t(STYLE_LIST[style].name)}
          </a>
          {STYLE_LIST[style].isPremium && (
            <span className="text-xs leading-none font-semibold wrap-anywhere text-accent-ink">
              {t("Premium")}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
