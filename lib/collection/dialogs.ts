/**
 * The dialogs of the collection. Most visits need none, so each is loaded by the first who opens it.
 *
 * @module
 */
import { type ComponentType, useState } from "react";
import type { SavedCharacter } from "../character.ts";
import type { DeleteDialogProps } from "../characters/DeleteDialog.tsx";
import type { EditDialogProps } from "../characters/EditDialog.tsx";
import { showToast } from "../toast.ts";

/** The dialog that is open, ready to be shown. */
export type OpenDialog =
  | { kind: "edit"; Dialog: ComponentType<EditDialogProps>; character: SavedCharacter }
  | {
    kind: "delete";
    Dialog: ComponentType<DeleteDialogProps>;
    characters: readonly SavedCharacter[];
  };

export function useDialogs() {
  const [open, setOpen] = useState<OpenDialog>();
  const show = (dialog: Promise<OpenDialog>) => dialog.then(setOpen, showOutOfReach);
  return {
    open,
    close: () => setOpen(undefined),
    edit: (character: SavedCharacter) =>
      show(
        import("../characters/EditDialog.tsx").then(({ default: Dialog }) => ({
          kind: "edit",
          Dialog,
          character,
        })),
      ),
    askToDelete: (characters: readonly SavedCharacter[]) =>
      show(
        import("../characters/DeleteDialog.tsx").then(({ default: Dialog }) => ({
          kind: "delete",
          Dialog,
          characters,
        })),
      ),
  };
}

function showOutOfReach(): void {
  showToast({
    title: "That did not open",
    description: "Please check your connection and try again.",
    tone: "destructive",
  });
}
