/**
 * @module Where the toast of `ui/toast/toast.ts` is shown: 5 seconds, an error until it is closed; swiped
 * away to the right, F8 moves the focus to it.
 */
import * as RadixToast from "@radix-ui/react-toast";
import { type ComponentType, type FocusEvent, useEffect, useRef, useState } from "react";
import type { LoggedMessage } from "./message_log.ts";
import type { RecentMessagesProps } from "./RecentMessages.tsx";
import { closeToast, type Toast } from "./toast.ts";
import { buttonClass } from "../components/Button.tsx";
import { Cross } from "../components/Cross.tsx";
import { Paw } from "../components/Paw.tsx";
import { importOnline } from "../islands/import_online.ts";
import { t } from "../../lib/i18n/translate.ts";

export interface ToastRegionProps {
  toast: Toast | null;
  /** The last ones, newest first. */
  messages: LoggedMessage[];
}

export default function ToastRegion({ toast, messages }: ToastRegionProps) {
  const [Recent, setRecent] = useState<ComponentType<RecentMessagesProps>>();
  const region = useRef<HTMLOListElement>(null);
  const focusedBefore = useRef<HTMLElement | null>(null);

  useEffect(() => {
    if (Recent || messages.length === 0) return;
    // The next message tries again.
    importOnline(() => import("./RecentMessages.tsx"))
      .then(({ default: Recent }) => setRecent(() => Recent), () => {});
  }, [messages]);

  function rememberFocus({ relatedTarget, currentTarget }: FocusEvent) {
    if (currentTarget.contains(relatedTarget)) return;
    focusedBefore.current = relatedTarget as HTMLElement | null;
  }

  /** Focus left in the empty region would also keep Radix' clock stopped for the next toast. */
  function close(id: number) {
    if (region.current?.contains(document.activeElement)) {
      region.current.blur();
      focusedBefore.current?.focus();
    }
    closeToast(id);
  }

  return (
    <RadixToast.Provider
      label={t("Notification")}
      duration={5000}
      swipeDirection="right"
      swipeThreshold={50}
    >
      {Recent && <Recent messages={messages} />}
      {toast && <Message key={toast.id} toast={toast} onClose={() => close(toast.id)} />}
      <RadixToast.Viewport
        ref={region}
        onFocus={rememberFocus}
        hotkey={["F8"]}
        // Radix writes the key.
        label={t("Notifications ({hotkey})")}
        className="toasts pointer-events-none fixed z-50 w-full p-4 outline-none"
      />
    </RadixToast.Provider>
  );
}

function Message({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { title, description, tone, action } = toast;
  return (
    <RadixToast.Root
      // "foreground" is announced assertively.
      type={tone === "destructive" ? "foreground" : "background"}
      // What went wrong stays until it is closed, or until the next message.
      duration={tone === "destructive" ? Infinity : undefined}
      onOpenChange={(open) => !open && onClose()}
      className={`${BOX} ${TONES[tone]}`}
    >
      <Paw className="mt-0.5 size-6 shrink-0" />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <RadixToast.Title className="font-display text-lg leading-snug font-medium">
          {title}
        </RadixToast.Title>
        {description && (
          <RadixToast.Description className="text-base leading-snug text-ink">
            {description}
          </RadixToast.Description>
        )}
        {action && (
          <RadixToast.Action
            altText={action.label}
            onClick={action.onSelect}
            className={`${
              buttonClass({ variant: "secondary", size: "small" })
            } mt-2 justify-self-start`}
          >
            {action.label}
          </RadixToast.Action>
        )}
      </div>
      <RadixToast.Close
        aria-label={t("Close")}
        className="-mt-1 -mr-1 grid size-9 shrink-0 cursor-pointer place-items-center rounded-full text-ink hover:bg-paper"
      >
        <Cross className="size-4" />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}

const BOX =
  "pointer-events-auto flex items-start gap-3 rounded-card border p-4 shadow-float animate-arrive touch-pan-y " +
  "data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) " +
  "data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-[translate]";

const TONES: Record<Toast["tone"], string> = {
  info: "border-line bg-surface text-accent-ink",
  success: "border-success/40 bg-success-soft text-success",
  destructive: "border-danger/50 bg-danger-soft text-danger",
};
