/** @module A dialog that asks before something is done that cannot be undone at once. */
import type { ReactNode, RefObject } from "react";
import { t } from "../../lib/i18n/translate.ts";
import { Button } from "../components/Button.tsx";
import { Dialog, DialogActions } from "../components/Dialog.tsx";
import { useSending } from "./use_sending.ts";

export interface ConfirmDialogProps {
  title: ReactNode;
  description: ReactNode;
  /** The buttons: what is done, that while it is under way, and leaving it. */
  labels: { confirm: string; busy: string; cancel?: string };
  /** Does it; false when that failed and can be tried again. */
  onConfirm: () => Promise<boolean>;
  onClose: () => void;
  /** Takes the focus when what was pressed is gone afterwards. */
  focusAfter: RefObject<HTMLElement | null>;
}

export function ConfirmDialog(
  { title, description, labels, onConfirm, onClose, focusAfter }: ConfirmDialogProps,
) {
  const sending = useSending(onConfirm);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      focusAfter={focusAfter}
      title={title}
      description={description}
    >
      <DialogActions>
        <Button variant="quiet" onClick={onClose}>{labels.cancel ?? t("Cancel")}</Button>
        <Button variant="danger" busy={sending.busy} onClick={sending.start}>
          {sending.busy ? labels.busy : labels.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
