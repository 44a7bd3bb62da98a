/**
 * @module The stickers of a character with a check box each, and the buttons that download the pack.
 */
import { useState } from "react";
import type { CharacterRef } from "../lib/characters/character_url.ts";
import { PACK, STICKERS, USUAL_MOODS } from "../lib/characters/stickers.ts";
import { Button } from "../ui/components/Button.tsx";
import { toggled } from "../ui/forms/toggled.ts";
import { t, tn } from "../lib/i18n/translate.ts";

export interface StickerChoiceProps {
  character: CharacterRef;
  /** Another one for each picture, so that no browser shows an old one. */
  version: string;
  name: string;
  isSignedIn: boolean;
}

export default function StickerChoice(
  { character, version, name, isSignedIn }: StickerChoiceProps,
) {
  const [chosen, setChosen] = useState<readonly string[]>(USUAL_MOODS);
  const isEnough = chosen.length >= PACK.least;
  const url = `/api/characters/${character}`;

  return (
    <form action={`${url}/stickers.zip`} method="get" className="grid gap-5">
      <fieldset className="min-w-0">
        <legend className="mb-3 font-display text-lg font-medium">{t("Moods")}</legend>
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))]">
          {STICKERS.map(({ mood, name: moodName, emojis }) => (
            <li key={mood}>
              <label className="grid cursor-pointer gap-2 rounded-card bg-sunken p-3 has-checked:outline-2 has-checked:outline-accent">
                <img
                  src={`${url}/sticker.webp?mood=${mood}&size=256&v=${version}`}
                  alt={t("{name}, {mood}", { name, mood: t(moodName) })}
                  width={256}
                  height={256}
                  loading="lazy"
                  className="aspect-square h-auto w-full"
                />
                <span className="flex items-center gap-2">
                  <input
                    type="checkbox"
                    name="mood"
                    value={mood}
                    checked={chosen.includes(mood)}
                    onChange={() => setChosen(toggled(chosen, mood))}
                  />
                  <span className="min-w-0 grow wrap-anywhere hyphens-auto capitalize">
                    {t(moodName)}
                  </span>
                  <span aria-hidden="true">{emojis[0]}</span>
                </span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      {isSignedIn && (
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" name="for" value="whatsapp" disabled={!isEnough}>
            {t("Pack for WhatsApp")}
          </Button>
          <Button
            type="submit"
            name="for"
            value="telegram"
            variant="secondary"
            disabled={!isEnough}
          >
            {t("Set for Telegram")}
          </Button>
          <p role="status" className="text-muted">
            {isEnough
              ? tn(chosen.length, "{n} sticker", "{n} stickers")
              : t("Choose at least {least}.", { least: PACK.least })}
          </p>
        </div>
      )}
    </form>
  );
}
