/** @module The entries of this month, to be looked at, voted for and withdrawn. */
import { useStore } from "../ui/islands/use_store.ts";
import { useEffect, useState } from "react";
import { useScrollRestoration } from "../ui/collection/use_scroll_restoration.ts";
import { communityUrl, loginToVote } from "../lib/contest/urls.ts";
import { $newestSubmission } from "../ui/contest/changes.ts";
import type { CurrentTab } from "../lib/contest/community_data.ts";
import { useContestDialogs } from "../ui/contest/dialogs.ts";
import type { EntryHandlers } from "../ui/contest/EntryActions.tsx";
import { EntryCard } from "../ui/contest/EntryCard.tsx";
import { createGallery } from "../ui/contest/gallery.ts";
import { MoreEntries } from "../ui/contest/MoreEntries.tsx";
import { NoEntries } from "../ui/contest/NoEntries.tsx";
import { useCardFocus } from "../ui/contest/use_card_focus.ts";
import type { User } from "../lib/user.ts";
import { t } from "../lib/i18n/translate.ts";

export interface CurrentContestProps {
  first: CurrentTab;
  user: User | null;
}

/** So many are in sight at first, whatever the screen. */
const IN_SIGHT = 3;

export default function CurrentContest({ first, user }: CurrentContestProps) {
  const [gallery] = useState(() => createGallery(first, { signedIn: user !== null }));
  const { entries, next, adding } = useStore(gallery.$list);
  const ratings = useStore(gallery.$ratings);
  const dialogs = useContestDialogs();
  const focus = useCardFocus(entries.length);
  const [handlers] = useState<EntryHandlers>({
    onVote: (entry) => dialogs.show({ kind: "vote", entry }),
    onReport: (entry) => dialogs.show({ kind: "report", entry }),
    onWithdraw(entry) {
      focus.keepBeside();
      dialogs.show({ kind: "withdraw", entry });
    },
  });
  const { sort, cursor } = first;

  useScrollRestoration(gallery);
  useSameOrder(communityUrl({ sort, cursor }));
  useEffect(() => $newestSubmission.listen((entry) => entry && gallery.add(entry)), []);

  const { open } = dialogs;
  return (
    <>
      {entries.length === 0 && <NoEntries signedIn={user !== null} />}
      <ul
        ref={focus.list}
        tabIndex={-1}
        aria-label={t("Entries")}
        className="grid gap-6 outline-none sm:grid-cols-2 lg:grid-cols-3"
      >
        {entries.map((entry, index) => (
          <EntryCard
            key={entry.id}
            entry={entry}
            priority={index === 0 ? "first" : index < IN_SIGHT ? undefined : "later"}
            handlers={handlers}
            user={user}
            rating={ratings[entry.id]}
            loginUrl={loginToVote({ sort, cursor: gallery.cursorOf(entry) ?? cursor }, entry.id)}
          />
        ))}
      </ul>
      {next && (
        <MoreEntries
          href={communityUrl({ sort, cursor: next })}
          adding={adding}
          onNear={gallery.showMore}
          onPress={() => {
            focus.goToNext();
            gallery.showMore();
          }}
        />
      )}
      {open?.kind === "vote" && (
        <open.dialogs.VoteDialog
          entry={open.entry}
          earlier={ratings[open.entry.id]}
          onVoted={gallery.showVote}
          onSettled={gallery.refreshVotes}
          onClose={dialogs.close}
          focusAfter={focus.list}
        />
      )}
      {open?.kind === "withdraw" && (
        <open.dialogs.WithdrawDialog
          entry={open.entry}
          onWithdrawn={() => gallery.remove(open.entry.id)}
          onClose={dialogs.close}
          focusAfter={focus.beside}
        />
      )}
      {open?.kind === "report" && (
        <open.dialogs.ReportDialog entry={open.entry} onClose={dialogs.close} />
      )}
    </>
  );
}

/** Coming back shows the entries in the same order: the history's entry gets this URL. */
function useSameOrder(url: string): void {
  useEffect(() => {
    const write = () => history.replaceState(history.state, "", url + location.hash);
    addEventListener("pagehide", write);
    return () => removeEventListener("pagehide", write);
  }, []);
}
