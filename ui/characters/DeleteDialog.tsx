/**
 * The dialog that asks before characters are deleted.
 *
 * @module
 */
import { type RefObject, useState } from "react";
import type { SavedCharacter } from "../../lib/character.ts";
import { Button } from "../components/Button.tsx";
import { Dialog, DialogActions } from "../components/Dialog.tsx";
import { KEPT_DAYS } from "./deletion.ts";
import { msg, t, tn } from "../../lib/i18n/translate.ts";

const IT_COMES_BACK = msg(
  "You can bring it back from Recently deleted for {days} days. What takes part in the contest is withdrawn at once.",
);
const THEY_COME_BACK = msg(
  "You can bring them back from Recently deleted for {days} days. What takes part in the contest is withdrawn at once.",
);

export interface DeleteDialogProps {
  /** At least one. */
  characters: readonly SavedCharacter[];
  /** Deletes them; false when that failed. */
  onDelete: () => Promise<boolean>;
  onClose: () => void;
  /** Takes the focus when what was pressed is gone with the character. */
  focusAfter: RefObject<HTMLElement | null>;
}

export default function DeleteDialog(
  { characters, onDelete, onClose, focusAfter }: DeleteDialogProps,
) {
  const [busy, setBusy] = useState(false);
  const [only] = characters.length === 1 ? characters : [];

  async function confirm() {
    setBusy(true);
    if (await onDelete()) onClose();
    else setBusy(false);
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      focusAfter={focusAfter}
      title={only
        ? t("Delete {name}?", { name: only.name })
        : tn(characters.length, "Delete {n} character?", "Delete {n} characters?")}
      description={t(only ? IT_COMES_BACK : THEY_COME_BACK, { days: KEPT_DAYS })}
    >
      <DialogActions>
        <Button variant="quiet" onClick={onClose}>{t("Cancel")}</Button>
        <Button variant="danger" busy={busy} onClick={confirm}>
          {busy ? t("Deleting...") : t("Delete")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
