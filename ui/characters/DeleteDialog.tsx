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
      title={only ? `Delete ${only.name}?` : `Delete ${characters.length} characters?`}
      description={`You can bring ${
        only ? "it" : "them"
      } back from Recently deleted for ${KEPT_DAYS} days. What takes part in the contest is withdrawn at once.`}
    >
      <DialogActions>
        <Button variant="quiet" onClick={onClose}>Cancel</Button>
        <Button variant="danger" busy={busy} onClick={confirm}>
          {busy ? "Deleting..." : "Delete"}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
