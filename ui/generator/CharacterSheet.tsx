/**
 * Who is in the picture: as the form says at this moment, or as it was saved.
 *
 * @module
 */
import { STYLE_NAMES } from "../../lib/choices.ts";
import { formatDate } from "../format/format_date.ts";
import { Badge } from "../components/Badge.tsx";
import { Chip } from "../components/Chip.tsx";
import { AccessoryIcon } from "./AccessoryIcon.tsx";
import { type DraftCharacter, shownName } from "./draft.ts";
import { ACCESSORY_LOOKS, SCHEME_LOOKS } from "../../lib/generator/looks.ts";

export function CharacterSheet({ character }: { character: DraftCharacter }) {
  const { traits, colorScheme, accessories } = character;
  return (
    <div className="grid gap-3">
      <div className="grid gap-1.5">
        <h3 className="text-2xl">{shownName(character)}</h3>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <Badge tone="accent">{STYLE_NAMES[character.style]}</Badge>
          {character.id === undefined
            ? "Not saved yet"
            : <time dateTime={character.createdAt}>{formatDate(character.createdAt)}</time>}
        </p>
      </div>
      <p className="text-base">{character.prompt}</p>
      {traits.length > 0 && (
        <ul aria-label="Traits" className="flex flex-wrap gap-1.5">
          {traits.map((trait) => (
            <li key={trait} className="max-w-full">
              <Chip text={trait} />
            </li>
          ))}
        </ul>
      )}
      <ul
        aria-label="Colour scheme and accessories"
        className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted"
      >
        <li className="inline-flex items-center gap-1.5">
          <span
            className="size-4 rounded-full forced-color-adjust-none"
            style={{ background: SCHEME_LOOKS[colorScheme].background }}
          />
          {SCHEME_LOOKS[colorScheme].name}
        </li>
        {accessories.map((accessory) => (
          <li key={accessory} className="inline-flex items-center gap-1.5">
            <AccessoryIcon accessory={accessory} className="size-4.5" />
            {ACCESSORY_LOOKS[accessory].name}
          </li>
        ))}
      </ul>
    </div>
  );
}
