/**
 * @module A character's part in this month's contest: its points, and voting, for those who are signed in.
 */
import { useEffect, useRef, useState } from "react";
import { characterUrl } from "../lib/characters/character_url.ts";
import { loginUrl } from "../lib/auth/login_url.ts";
import type { Submission } from "../lib/contest/submission.ts";
import type { User } from "../lib/user.ts";
import { $newestSubmission } from "../ui/contest/changes.ts";
import { useContestDialogs } from "../ui/contest/dialogs.ts";
import { EntryActions, type EntryHandlers } from "../ui/contest/EntryActions.tsx";
import { EntryBox } from "../ui/contest/EntryBox.tsx";

export interface CharacterEntryProps {
  characterId: number;
  /** Absent while it does not compete. */
  entry?: Submission;
  /** The rating the visitor has given it. */
  rating?: number;
  /** The visitor. */
  user: User;
}

export default function CharacterEntry(
  { characterId, entry: fromServer, rating: given, user }: CharacterEntryProps,
) {
  const [entry, setEntry] = useState(fromServer);
  const [rating, setRating] = useState(given);
  const box = useRef<HTMLElement>(null);
  const dialogs = useContestDialogs();
  const [handlers] = useState<EntryHandlers>({
    onVote: (entry) => dialogs.show({ kind: "vote", entry }),
    onReport: (entry) => dialogs.show({ kind: "report", entry }),
    onWithdraw: (entry) => dialogs.show({ kind: "withdraw", entry }),
  });

  useEffect(() =>
    $newestSubmission.listen((newest) => {
      if (newest?.characterId === characterId) setEntry(newest);
    }), []);

  if (!entry) return null;
  const { open } = dialogs;
  return (
    <EntryBox
      points={entry.voteCount}
      box={box}
      actions={
        <EntryActions
          entry={entry}
          handlers={handlers}
          user={user}
          rating={rating}
          loginUrl={loginUrl(characterUrl(entry.character))}
        />
      }
    >
      {open?.kind === "vote" && (
        <open.dialogs.VoteDialog
          entry={open.entry}
          earlier={rating}
          onVoted={(vote) => {
            setRating(vote.rating);
            setEntry({ ...entry, voteCount: vote.voteCount });
          }}
          onSettled={() => location.reload()}
          onClose={dialogs.close}
          focusAfter={box}
        />
      )}
      {open?.kind === "withdraw" && (
        <open.dialogs.WithdrawDialog
          entry={open.entry}
          onWithdrawn={() => setEntry(undefined)}
          onClose={dialogs.close}
          focusAfter={box}
        />
      )}
      {open?.kind === "report" && (
        <open.dialogs.ReportDialog entry={open.entry} onClose={dialogs.close} />
      )}
    </EntryBox>
  );
}
