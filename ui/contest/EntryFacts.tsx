/** @module What a card says about an entry: its owner, its points, and its owner's text. */
import { characterUrl } from "../../lib/characters/character_url.ts";
import { TraitList } from "../characters/TraitList.tsx";
import { formatDate } from "../format/format_date.ts";
import { Points } from "./Points.tsx";
import type { Submission } from "../../lib/contest/submission.ts";
import { t } from "../../lib/i18n/translate.ts";
import { Trans } from "../components/Trans.tsx";

export interface EntryFactsProps {
  entry: Submission;
  /** Classes of the name. */
  nameClass: string;
}

/** The name is a link that covers the card. */
export function EntryFacts({ entry, nameClass }: EntryFactsProps) {
  const { character, username, description, voteCount, submittedAt } = entry;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
        <div className="min-w-0">
          <h3 className={nameClass}>
            <a
              href={characterUrl(character)}
              className="no-underline group-hover:underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-4 focus-visible:after:outline-accent-ink"
            >
              {character.name}
            </a>
          </h3>
          <p className="text-sm text-muted">{t("by {username}", { username })}</p>
        </div>
        <Points count={voteCount} className="min-h-8 rounded-full bg-sunken px-3" />
      </div>
      <TraitList traits={character.traits} />
      {description && <p className="leading-snug">{description}</p>}
      <p className="text-sm text-muted">
        <Trans
          text="Submitted {date}"
          values={{
            date: (
              <time dateTime={submittedAt}>
                {formatDate(submittedAt.slice(0, "YYYY-MM-DD".length))}
              </time>
            ),
          }}
        />
      </p>
    </>
  );
}
