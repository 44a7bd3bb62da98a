/** @module The dialog that asks before characters are deleted. */
import type { SavedCharacter } from "../../lib/character.ts";
import { ConfirmDialog, type ConfirmDialogProps } from "../forms/ConfirmDialog.tsx";
import { KEPT_DAYS } from "./deletion.ts";
import { msg, t, tn } from "../../lib/i18n/translate.ts";

const IT_COMES_BACK = msg(
  "You can bring it back from Recently deleted for {days} days. What takes part in the contest is withdrawn at once.",
);
const THEY_COME_BACK = msg(
  "You can bring them back from Recently deleted for {days} days. What takes part in the contest is withdrawn at once.",
);

export interface DeleteDialogProps extends Pick<ConfirmDialogProps, "onClose" | "focusAfter"> {
  /** At least one. */
  characters: readonly SavedCharacter[];
  /** Deletes them; false when that failed. */
  onDelete: () => Promise<boolean>;
}

export default function DeleteDialog(
  { characters, onDelete, onClose, focusAfter }: DeleteDialogProps,
) {
  const [only] = characters.length === 1 ? characters : [];

  async function confirm() {
    const done = await onDelete();
    if (done) onClose();
    return done;
  }

  return (
    <ConfirmDialog
      title={only
        ? t("Delete {name}?", { name: only.name })
        : tn(characters.length, "Delete {n} character?", "Delete {n} characters?")}
      description={t(only ? IT_COMES_BACK : THEY_COME_BACK, { days: KEPT_DAYS })}
      labels={{ confirm: t("Delete"), busy: t("Deleting...") }}
      onConfirm={confirm}
      onClose={onClose}
      focusAfter={focusAfter}
    />
  );
}
