/** @module The dialog that asks before an entry is withdrawn. */
import type { OwnSubmission } from "../../lib/contest/submission.ts";
import { t } from "../../lib/i18n/translate.ts";
import { ConfirmDialog, type ConfirmDialogProps } from "../forms/ConfirmDialog.tsx";
import { withdraw } from "./voting.ts";

export interface WithdrawDialogProps extends Pick<ConfirmDialogProps, "onClose" | "focusAfter"> {
  entry: OwnSubmission;
  onWithdrawn: () => void;
}

export function WithdrawDialog(
  { entry, onWithdrawn, onClose, focusAfter }: WithdrawDialogProps,
) {
  async function confirm() {
    const outcome = await withdraw(entry);
    if (outcome === "failed") return false;
    if (outcome === "withdrawn") onWithdrawn();
    onClose();
    return true;
  }

  return (
    <ConfirmDialog
      title={entry.character
        ? t("Withdraw {name}?", { name: entry.character.name })
        : t("Withdraw this entry?")}
      description={t(
        "Are you sure you want to withdraw this submission? This action cannot be undone.",
      )}
      labels={{ confirm: t("Withdraw"), busy: t("Withdrawing...") }}
      onConfirm={confirm}
      onClose={onClose}
      focusAfter={focusAfter}
    />
  );
}
