/** @module An entry of the user, of this month or an earlier one. */
import { characterUrl } from "../../lib/characters/character_url.ts";
import { Badge } from "../components/Badge.tsx";
import { Button } from "../components/Button.tsx";
import { Card } from "../components/Card.tsx";
import { monthUrl } from "../../lib/contest/urls.ts";
import { ContestIcon } from "./ContestIcon.tsx";
import { EntryPicture } from "./EntryPicture.tsx";
import { monthName } from "../../lib/contest/month_name.ts";
import type { Period } from "../../lib/contest/period.ts";
import { placeName } from "../../lib/contest/place.ts";
import { Points } from "./Points.tsx";
import type { OwnSubmission } from "../../lib/contest/submission.ts";
import { t } from "../../lib/i18n/translate.ts";

export interface OwnEntryCardProps {
  entry: OwnSubmission;
  /** This month. */
  period: Period;
  onWithdraw: (entry: OwnSubmission) => void;
}

const SIZES = "(min-width: 40rem) 8rem, 6rem";

export function OwnEntryCard({ entry, period, onWithdraw }: OwnEntryCardProps) {
  const { character, description, status, hidden, contestPeriod, isWinner, rank } = entry;
  const isActive = status === "active";
  const name = character?.name ?? t("A deleted character");
  return (
    <Card as="li" flush className="flex flex-wrap gap-4 p-4 sm:flex-nowrap sm:p-5">
      <div className="size-24 shrink-0 overflow-hidden rounded-field bg-sunken sm:size-32">
        {character && <EntryPicture character={character} sizes={SIZES} priority="later" />}
      </div>
      <div className="grid min-w-0 flex-1 basis-44 content-start gap-2">
        <h3 className="text-xl">
          {character
            ? <a href={characterUrl(character)} className="hover:underline">{name}</a>
            : name}
        </h3>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <Badge tone={isActive ? "success" : "neutral"}>
            {isActive ? t("Active") : t("Withdrawn")}
          </Badge>
          {hidden && <Badge tone="danger">{t("Hidden by a moderator")}</Badge>}
          {isWinner && (
            <Badge tone="accent">
              <ContestIcon of="crown" className="size-4" />
              {t("Winner!")}
            </Badge>
          )}
          {isWinner && rank && <span className="font-display">{placeName(rank)}</span>}
          {contestPeriod === period
            ? <span className="text-muted">{monthName(contestPeriod)}</span>
            : (
              <a href={monthUrl(contestPeriod)} className="text-muted underline">
                {monthName(contestPeriod)}
              </a>
            )}
        </p>
        {description && <p className="leading-snug">{description}</p>}
        <Points count={entry.voteCount} />
      </div>
      {isActive && contestPeriod === period && (
        <Button
          variant="secondary"
          size="small"
          aria-haspopup="dialog"
          aria-label={t("Withdraw {name}", { name })}
          onClick={() => onWithdraw(entry)}
          className="self-start"
        >
          {t("Withdraw")}
        </Button>
      )}
    </Card>
  );
}
