/**
 * @module The dialogs of the collection. Most visits need none, so each is loaded by the first who opens
 * it.
 */
import { type ComponentType, useState } from "react";
import type { SavedCharacter } from "../../lib/character.ts";
import type { DeleteDialogProps } from "../characters/DeleteDialog.tsx";
import type { EditDialogProps } from "../characters/EditDialog.tsx";
import { lazyImport } from "../islands/lazy_import.ts";

/** The dialog that is open, ready to be shown. */
export type OpenDialog =
  | { kind: "edit"; Dialog: ComponentType<EditDialogProps>; character: SavedCharacter }
  | {
    kind: "delete";
    Dialog: ComponentType<DeleteDialogProps>;
    characters: readonly SavedCharacter[];
  };

/** The open dialog, if any. Opening loads its code first; it stays closed when that fails. */
export function useDialogs() {
  const [open, setOpen] = useState<OpenDialog>();

  async function edit(character: SavedCharacter): Promise<void> {
    const module = await lazyImport(() => import("../characters/EditDialog.tsx"));
    if (module) setOpen({ kind: "edit", Dialog: module.default, character });
  }

  async function askToDelete(characters: readonly SavedCharacter[]): Promise<void> {
    const module = await lazyImport(() => import("../characters/DeleteDialog.tsx"));
    if (module) setOpen({ kind: "delete", Dialog: module.default, characters });
  }

  return { open, edit, askToDelete, close: () => setOpen(undefined) };
}
