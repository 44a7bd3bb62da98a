/**
 * @module Files of a cat in memory: free for everyone who finds the page, and prints for its owner.
 */
import type { SavedCharacter } from "../../../lib/character.ts";
import { refOf } from "../../../lib/characters/character_url.ts";
import { t } from "../../../lib/i18n/translate.ts";
import { ButtonLink } from "../../../ui/components/Button.tsx";

export interface KeepsakesProps {
  character: SavedCharacter;
  /** Whether the illustrator drew it from words. */
  hasFiles: boolean;
  /** Prints are for those who are signed in. */
  isOwn: boolean;
}

export function Keepsakes({ character, hasFiles, isOwn }: KeepsakesProps) {
  const files = [
    [t("Picture"), "image?format=png"],
    ...(hasFiles ? [[t("Cut-out"), "cutout.png"], [t("Living picture"), "loop.webp"]] : []),
    ...(hasFiles && isOwn ? [[t("Poster"), "poster.pdf"], [t("Card"), "card.pdf"]] : []),
  ];
  return (
    <ul aria-label={t("To keep")} className="flex flex-wrap justify-center gap-2">
      {files.map(([label, file]) => (
        <li key={file}>
          <ButtonLink
            href={`/api/characters/${refOf(character)}/${file}`}
            download
            variant="quiet"
            size="small"
          >
            {label}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
