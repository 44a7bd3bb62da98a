/**
 * @module The way from a character to pictures like it: what it was made of, brought to the generator.
 */
import OtherStyles from "../../../islands/OtherStyles.tsx";
import type { SavedCharacter } from "../../../lib/character.ts";
import { refOf } from "../../../lib/characters/character_url.ts";
import { FREE_STYLES, type Style, STYLE_NAMES, STYLES } from "../../../lib/choices.ts";
import { t } from "../../../lib/i18n/translate.ts";
import { ActionIcon } from "../../../ui/characters/ActionIcon.tsx";
import { Badge } from "../../../ui/components/Badge.tsx";
import { ButtonLink } from "../../../ui/components/Button.tsx";
import { versionOf } from "../../../ui/pictures/variants.ts";
import { Island } from "../../../ui/islands/Island.tsx";

export interface OtherPicturesProps {
  character: SavedCharacter;
  /** Whether it can be shown in the other styles. */
  inOtherStyles: boolean;
  /** Whether it is the visitor's. */
  isOwn: boolean;
}

/** Nothing without a description, which is what the generator draws from. */
export function OtherPictures({ character, inOtherStyles, isOwn }: OtherPicturesProps) {
  const { name, prompt, imageUrl, style: current } = character;
  if (!prompt) return null;
  return (
    <section
      aria-label={t("More like this")}
      className="grid min-w-0 gap-4 border-t border-line pt-6 lg:border-none lg:pt-0"
    >
      <div>
        <h2 className="mb-3 text-lg">{t("Same cat, other style")}</h2>
        {inOtherStyles
          ? (
            <Island
              of={OtherStyles}
              props={{
                character: refOf(character),
                version: versionOf(imageUrl),
                name,
                current,
                urls: Object.fromEntries(
                  STYLES.map((style) => [style, generatorUrl(character, style)]),
                ) as Record<Style, string>,
                ...(isOwn && { own: character }),
              }}
              hydrate="visible"
            />
          )
          : (
            <ul className="flex flex-wrap gap-2">
              {FREE_STYLES.filter((other) => other !== current).map((other) => (
                <li key={other}>
                  <Badge href={generatorUrl(character, other)} className="min-h-9 bg-sunken">
                    {t(STYLE_NAMES[other])}
                  </Badge>
                </li>
              ))}
            </ul>
          )}
      </div>
      <ButtonLink
        href={generatorUrl(character, current)}
        variant="secondary"
        icon={<ActionIcon of="variation" />}
        className="justify-self-start"
      >
        {t("Make a variation")}
      </ButtonLink>
    </section>
  );
}

function generatorUrl(character: SavedCharacter, style: Style): string {
  const { prompt, colorScheme, traits, accessories } = character;
  return `/generator?${new URLSearchParams([
    ["description", prompt],
    ["style", style],
    ["colorScheme", colorScheme],
    ...traits.map((trait) => ["trait", trait]),
    ...accessories.map((accessory) => ["accessory", accessory]),
  ])}`;
}
