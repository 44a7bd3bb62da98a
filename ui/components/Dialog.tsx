/**
 * @module A window over the page that has to be answered or closed first.
 *
 * Radix' own overlay is left out: it locks the scrolling with a `<style>` element, which our content
 * security policy forbids. `theme.css` locks it instead.
 */
import * as RadixDialog from "@radix-ui/react-dialog";
import { type ReactNode, type RefObject, useRef } from "react";
import { classNames } from "./class_names.ts";
import { Cross } from "./Cross.tsx";
import { useCloseRequest } from "./use_close_request.ts";
import { t } from "../../lib/i18n/translate.ts";

export interface DialogProps {
  open: boolean;
  /** Called with false when the person closes it: Escape, the cross, a click beside it, Back on a phone. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One or two sentences under the title, read out when the dialog opens. */
  description?: ReactNode;
  /** `wide` is for pictures. */
  size?: "normal" | "wide";
  /** Takes the focus afterwards when what opened the dialog is gone, or can no longer be pressed. */
  focusAfter?: RefObject<HTMLElement | null>;
  children?: ReactNode;
}

/** Keeps the focus inside while open and gives it back afterwards. Buttons go into `DialogActions`. */
export function Dialog(
  { open, onOpenChange, title, description, size = "normal", focusAfter, children }: DialogProps,
) {
  const opener = useRef<Element | null>(null);
  useCloseRequest(open, () => onOpenChange(false));

  function takeFocus(event: Event) {
    opener.current = document.activeElement;
    const choice = (event.currentTarget as Element).querySelector<HTMLElement>(CHOSEN);
    if (!choice) return;
    event.preventDefault();
    choice.focus();
  }

  /** Radix would give the focus to its own trigger only, which we do without. */
  function returnFocus(event: Event) {
    event.preventDefault();
    if (opener.current instanceof HTMLElement) opener.current.focus();
    if (document.activeElement !== opener.current) {
      focusAfter?.current?.focus({ preventScroll: true });
    }
  }

  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <div className="pointer-events-auto fixed inset-0 z-40 grid grid-cols-[minmax(0,1fr)] place-items-center overflow-y-auto bg-shade p-4">
          <RadixDialog.Content
            {...(description ? {} : { "aria-describedby": undefined })}
            onOpenAutoFocus={takeFocus}
            onCloseAutoFocus={returnFocus}
            onInteractOutside={(event) => isToast(event.target) && event.preventDefault()}
            className={classNames(
              "relative grid w-full grid-cols-[minmax(0,1fr)] animate-arrive gap-4 rounded-card border border-line bg-surface p-5 text-ink shadow-float sm:p-7",
              size === "wide" ? "max-w-3xl" : "max-w-lg",
            )}
          >
            <RadixDialog.Title className="pr-10 text-2xl">{title}</RadixDialog.Title>
            {description && (
              <RadixDialog.Description className="text-muted">
                {description}
              </RadixDialog.Description>
            )}
            {children}
            <RadixDialog.Close
              aria-label={t("Close")}
              className="absolute top-4 right-4 grid size-10 cursor-pointer place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink"
            >
              <Cross className="size-4" />
            </RadixDialog.Close>
          </RadixDialog.Content>
        </div>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** Of radio buttons the chosen one has the focus, so that the arrow keys start there. */
const CHOSEN = "input[type=radio]:checked:enabled";

/** The row of buttons at the end; the one that acts comes last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap justify-end gap-3 pt-2">{children}</div>;
}

/** A toast may come while the dialog is open; touching it leaves the dialog alone. */
function isToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[role=region]") !== null;
}
