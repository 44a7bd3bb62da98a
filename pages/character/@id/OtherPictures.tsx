/**
 * The way from a character to pictures like it: what it was made of, brought to the generator.
 *
 * @module
 */
import type { SavedCharacter } from "../../../lib/character.ts";
import { ActionIcon } from "../../../ui/characters/ActionIcon.tsx";
import { FREE_STYLES, type Style, STYLE_NAMES } from "../../../lib/choices.ts";
import { Badge } from "../../../ui/components/Badge.tsx";
import { ButtonLink } from "../../../ui/components/Button.tsx";

/** Nothing without a description, which is what the generator draws from. */
export function OtherPictures({ character }: { character: SavedCharacter }) {
  const { prompt, style, colorScheme, traits, accessories } = character;
  if (!prompt) return null;
  const url = (style: Style) =>
    `/generator?${new URLSearchParams([
      ["description", prompt],
      ["style", style],
      ["colorScheme", colorScheme],
      ...traits.map((trait) => ["trait", trait]),
      ...accessories.map((accessory) => ["accessory", accessory]),
    ])}`;
  return (
    <section aria-label="More like this" className="grid gap-4 border-t border-line pt-6">
      <ButtonLink
        href={url(style)}
        variant="secondary"
        icon={<ActionIcon of="variation" />}
        className="justify-self-start"
      >
        Make a variation
      </ButtonLink>
      <div>
        <h2 className="mb-2 text-lg">Same cat, other style</h2>
        <ul className="flex flex-wrap gap-2">
          {FREE_STYLES.filter((other) => other !== style).map((other) => (
            <li key={other}>
              <Badge href={url(other)} className="min-h-9 bg-sunken">
                {STYLE_NAMES[other]}
              </Badge>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
