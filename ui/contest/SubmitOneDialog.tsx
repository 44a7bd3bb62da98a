/** @module The dialog that enters one character, chosen already, into this month's contest. */
import type { RefObject } from "react";
import type { SavedCharacter } from "../../lib/character.ts";
import { Dialog } from "../components/Dialog.tsx";
import { SubmitForm } from "./SubmitForm.tsx";
import { t } from "../../lib/i18n/translate.ts";

export interface SubmitOneDialogProps {
  character: SavedCharacter;
  onClose: () => void;
  focusAfter: RefObject<HTMLElement | null>;
}

export function SubmitOneDialog({ character, onClose, focusAfter }: SubmitOneDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("Submit to Community Gallery")}
      size="wide"
      focusAfter={focusAfter}
    >
      <SubmitForm characters={[character]} adding={false} onClose={onClose} />
    </Dialog>
  );
}
