/**
 * @module What can be made of a character, to keep and use elsewhere. Plain links: it needs no script.
 */
import { loginUrl } from "../../../lib/auth/login_url.ts";
import type { SavedCharacter } from "../../../lib/character.ts";
import { characterUrl, refOf } from "../../../lib/characters/character_url.ts";
import type { FileLink, FileOffer } from "../../../lib/characters/file_offer.ts";
import { t } from "../../../lib/i18n/translate.ts";
import { ButtonLink } from "../../../ui/components/Button.tsx";
import { AnimatedPicture } from "./AnimatedPicture.tsx";

export interface DownloadsProps {
  character: SavedCharacter;
  /** Empty where the illustrator has not drawn it. */
  files: readonly FileOffer[];
  isSignedIn: boolean;
}

export function Downloads({ character, files, isSignedIn }: DownloadsProps) {
  return (
    <section aria-labelledby="take-along" className="mt-12">
      <h2 id="take-along" className="mb-4">
        {t("Take {name} with you", { name: character.name })}
      </h2>
      {files.length === 0 && (
        <p className="text-muted">
          {t(
            "Cut-outs, stickers and prints are made from the recipe of a picture. This one has none: only cats that the built-in illustrator drew from words can be taken along.",
          )}
        </p>
      )}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {files.map(({ title, text, links, needsSession, moves }) => (
          <li
            key={title}
            className="flex min-w-0 flex-col gap-2 rounded-card bg-surface p-5 shadow-card"
          >
            <h3 className="text-lg">{t(title)}</h3>
            <p className="grow text-sm text-muted">{t(text)}</p>
            {moves && <AnimatedPicture character={character} />}
            <p className="flex flex-wrap gap-2">
              {needsSession && !isSignedIn
                ? (
                  <ButtonLink
                    href={loginUrl(characterUrl(character))}
                    variant="secondary"
                    size="small"
                    aria-label={t("Login to download: {title}", { title: t(title) })}
                  >
                    {t("Login to download")}
                  </ButtonLink>
                )
                : links.map((link) => (
                  <FileButton key={link.label} character={character} title={title} link={link} />
                ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function FileButton(
  { character, title, link: { label, file, page } }: {
    character: SavedCharacter;
    title: string;
    link: FileLink;
  },
) {
  return (
    <ButtonLink
      href={page
        ? `${characterUrl(character)}/${page}`
        : `/api/characters/${refOf(character)}/${file}`}
      download={page ? undefined : ""}
      variant="secondary"
      size="small"
      aria-label={t("{title}: {label}", { title: t(title), label: t(label) })}
    >
      {t(label)}
    </ButtonLink>
  );
}
