/** @module Everything a person has ever entered into the contest, newest first. */
import { useStore } from "../ui/islands/use_store.ts";
import { useEffect, useState } from "react";
import { communityUrl } from "../lib/contest/urls.ts";
import { $newestSubmission } from "../ui/contest/changes.ts";
import type { MineTab } from "../lib/contest/community_data.ts";
import { useContestDialogs } from "../ui/contest/dialogs.ts";
import { createEntries } from "../ui/contest/entries.ts";
import { MoreEntries } from "../ui/contest/MoreEntries.tsx";
import { OwnEntryCard } from "../ui/contest/OwnEntryCard.tsx";
import type { Period } from "../lib/contest/period.ts";
import type { OwnSubmission } from "../lib/contest/submission.ts";
import { useCardFocus } from "../ui/contest/use_card_focus.ts";
import { Card } from "../ui/components/Card.tsx";
import { EmptyState } from "../ui/components/EmptyState.tsx";
import { t } from "../lib/i18n/translate.ts";

export interface MySubmissionsProps {
  first: MineTab;
  /** This month. */
  period: Period;
}

export default function MySubmissions({ first, period }: MySubmissionsProps) {
  const [list] = useState(() => createEntries<OwnSubmission>(first, pageAt));
  const { entries, next, adding } = useStore(list.$list);
  const { open, show, close } = useContestDialogs();
  const focus = useCardFocus(entries.length);

  useEffect(() => $newestSubmission.listen((entry) => entry && list.add(entry)), []);

  return (
    <div className="grid gap-6">
      {entries.length === 0 && (
        <Card>
          <EmptyState title={t("You haven't submitted any characters yet")}>
            {t("A cat of yours could win the crown this month.")}
          </EmptyState>
        </Card>
      )}
      <ul
        ref={focus.list}
        tabIndex={-1}
        aria-label={t("Your entries")}
        className="grid gap-4 outline-none"
      >
        {entries.map((entry) => (
          <OwnEntryCard
            key={entry.id}
            entry={entry}
            period={period}
            onWithdraw={(entry) => show({ kind: "withdraw", entry })}
          />
        ))}
      </ul>
      {next && (
        <MoreEntries
          href={communityUrl({ tab: "mine", cursor: next })}
          adding={adding}
          onNear={list.showMore}
          onPress={() => {
            focus.goToNext();
            list.showMore();
          }}
        />
      )}
      {open?.kind === "withdraw" && (
        <open.dialogs.WithdrawDialog
          entry={open.entry}
          onWithdrawn={() => list.change(open.entry.id, { status: "withdrawn" })}
          onClose={close}
          focusAfter={focus.list}
        />
      )}
    </div>
  );
}

function pageAt(cursor: string): string {
  return `/api/user/submissions?${new URLSearchParams({ cursor })}`;
}
