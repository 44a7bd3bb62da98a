/** @module The dialog that votes for an entry. */
import { type FormEvent, type RefObject, useState } from "react";
import { Button } from "../components/Button.tsx";
import { Dialog, DialogActions } from "../components/Dialog.tsx";
import { FramedPicture } from "./FramedPicture.tsx";
import { StarChoice } from "./StarChoice.tsx";
import type { Submission, VoteAnswer } from "../../lib/contest/submission.ts";
import { useSending } from "../forms/use_sending.ts";
import { vote } from "./voting.ts";
import { t } from "../../lib/i18n/translate.ts";

export interface VoteDialogProps {
  entry: Submission;
  /** The user's earlier rating; a vote stays as it is. */
  earlier?: number;
  onVoted: (vote: VoteAnswer) => void;
  /** Hears that voting for it is out of the question, contrary to what the page shows. */
  onSettled: () => void;
  onClose: () => void;
  focusAfter: RefObject<HTMLElement | null>;
}

/** What a vote starts with. */
const DEFAULT_RATING = 5;

/** Beside the text, or as wide as a phone. */
const SIZES = "(min-width: 24rem) 18rem, calc(100vw - 6rem)";

export function VoteDialog(
  { entry, earlier, onVoted, onSettled, onClose, focusAfter }: VoteDialogProps,
) {
  const [rating, setRating] = useState(earlier ?? DEFAULT_RATING);
  const sending = useSending(send);
  const { character, username, description } = entry;

  async function send() {
    const outcome = await vote(entry, rating);
    if (outcome === "failed") return false;
    if (outcome === "settled") onSettled();
    else onVoted(outcome.vote);
    onClose();
    return true;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    sending.start();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("Vote for {name}", { name: character.name })}
      size="wide"
      focusAfter={focusAfter}
    >
      <form
        onSubmit={submit}
        className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-[19rem_minmax(0,1fr)] md:gap-7"
      >
        <FramedPicture character={character} sizes={SIZES} className="mx-auto w-full max-w-76" />
        <div className="flex min-w-0 flex-col gap-4">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
            <p className="text-muted">{t("by {username}", { username })}</p>
            {description && <p className="leading-snug">{description}</p>}
          </div>
          <StarChoice rating={rating} onChange={setRating} disabled={earlier !== undefined} />
          {earlier !== undefined && (
            <p className="text-muted">
              {t("You have voted for this one. A vote cannot be changed.")}
            </p>
          )}
          <div className="md:mt-auto">
            <DialogActions>
              <Button variant="quiet" onClick={onClose}>{t("Cancel")}</Button>
              <Button type="submit" busy={sending.busy} disabled={earlier !== undefined}>
                {sending.busy ? t("Submitting...") : t("Submit Vote")}
              </Button>
            </DialogActions>
          </div>
        </div>
      </form>
    </Dialog>
  );
}
