/**
 * The dialog that asks before an entry is withdrawn.
 *
 * @module
 */
import type { RefObject } from "react";
import { Button } from "../components/Button.tsx";
import { Dialog, DialogActions } from "../components/Dialog.tsx";
import type { OwnSubmission } from "../../lib/contest/submission.ts";
import { useSending } from "./use_sending.ts";
import { withdraw } from "./voting.ts";
import { t } from "../../lib/i18n/translate.ts";

export interface WithdrawDialogProps {
  entry: OwnSubmission;
  onWithdrawn: () => void;
  onClose: () => void;
  /** Takes the focus when what was pressed is gone with the entry. */
  focusAfter: RefObject<HTMLElement | null>;
}

export function WithdrawDialog(
  { entry, onWithdrawn, onClose, focusAfter }: WithdrawDialogProps,
) {
  const sending = useSending(send);

  async function send() {
    const outcome = await withdraw(entry);
    if (outcome === "failed") return false;
    if (outcome === "withdrawn") onWithdrawn();
    onClose();
    return true;
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      focusAfter={focusAfter}
      title={entry.character
        ? t("Withdraw {name}?", { name: entry.character.name })
        : t("Withdraw this entry?")}
      description={t(
        "Are you sure you want to withdraw this submission? This action cannot be undone.",
      )}
    >
      <DialogActions>
        <Button variant="quiet" onClick={onClose}>{t("Cancel")}</Button>
        <Button variant="danger" busy={sending.busy} onClick={sending.start}>
          {sending.busy ? t("Withdrawing...") : t("Withdraw")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
