/**
 * @module What can be done with an entry of this month: its owner withdraws it, others vote and report,
 * guests sign in first.
 */
import { Button, ButtonLink } from "../components/Button.tsx";
import { LineIcon } from "../components/LineIcon.tsx";
import type { User } from "../../lib/user.ts";
import { ContestIcon } from "./ContestIcon.tsx";
import type { Submission } from "../../lib/contest/submission.ts";
import { t } from "../../lib/i18n/translate.ts";

/** The same functions for all entries, so that no card is drawn in vain. */
export interface EntryHandlers {
  onVote: (entry: Submission) => void;
  onWithdraw: (entry: Submission) => void;
  onReport: (entry: Submission) => void;
}

export interface EntryActionsProps {
  entry: Submission;
  handlers: EntryHandlers;
  /** The visitor; null for a guest. */
  user: User | null;
  /** The rating the visitor has given it. */
  rating?: number;
  /** Where a guest signs in and comes back from. */
  loginUrl: string;
}

const FLAG = "M5.500 21V4M5.500 4.500c5-2.500 7.500 2.500 13 .5v8.500c-5.500 2-8-3-13-.5";

export function EntryActions(
  { entry, user, rating, loginUrl, handlers }: EntryActionsProps,
) {
  const { name } = entry.character;
  const star = <ContestIcon of="star" className="size-[1.15em] text-accent" />;
  if (!user) {
    return (
      <ButtonLink
        href={loginUrl}
        variant="secondary"
        icon={star}
        aria-label={t("Login to vote for {name}", { name })}
      >
        {t("Login to vote")}
      </ButtonLink>
    );
  }
  if (user.id === entry.userId) {
    return (
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        aria-label={t("Withdraw {name}", { name })}
        onClick={() => handlers.onWithdraw(entry)}
      >
        {t("Withdraw")}
      </Button>
    );
  }
  return (
    <>
      <Button
        variant={rating ? "quiet" : "secondary"}
        icon={star}
        aria-haspopup="dialog"
        aria-label={rating
          ? t("You voted {rating} for {name}", { rating, name })
          : t("Vote for {name}", { name })}
        onClick={() => handlers.onVote(entry)}
      >
        {rating ? t("You voted {rating}", { rating }) : t("Vote")}
      </Button>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        aria-label={t("Report {name}", { name })}
        title={t("Report")}
        onClick={() => handlers.onReport(entry)}
        className="size-11 px-0 text-muted hover:text-danger"
      >
        <LineIcon path={FLAG} className="size-5 shrink-0" />
      </Button>
    </>
  );
}
