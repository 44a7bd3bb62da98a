/**
 * @module Brings the toasts to a page. Their region weighs more than most pages, so it is loaded at the
 * first touch of the page, before there is anything to show; or for a toast the page before has kept. Where
 * it cannot be loaded, the page itself shows the message.
 */
import { importOnline } from "../ui/islands/import_online.ts";
import { useStore } from "../ui/islands/use_store.ts";
import { type ComponentType, useEffect, useState } from "react";
import { PlainToast } from "../ui/toast/PlainToast.tsx";
import type { ToastRegionProps } from "../ui/toast/ToastRegion.tsx";
import { type LoggedMessage, logMessage, readMessages } from "../ui/toast/message_log.ts";
import { $toast, closeToast, showKeptToast } from "../ui/toast/toast.ts";

const TOUCHES = ["pointerdown", "keydown", "focusin"];

export default function Toaster() {
  // The server had no toast; one shown before this island was hydrated comes right after hydration.
  const toast = useStore($toast, () => null);
  const [messages, setMessages] = useState<LoggedMessage[]>([]);
  const [touched, setTouched] = useState(false);
  const [Region, setRegion] = useState<ComponentType<ToastRegionProps>>();
  const [unreachable, setUnreachable] = useState(false);

  useEffect(() => {
    showKeptToast();
    for (const touch of TOUCHES) addEventListener(touch, () => setTouched(true), { once: true });
  }, []);

  useEffect(() => {
    setMessages(toast ? logMessage(toast) : readMessages());
  }, [toast]);

  useEffect(() => {
    if (Region || !touched && !toast) return;
    // The next toast tries again.
    importOnline(() => import("../ui/toast/ToastRegion.tsx"))
      .then(({ default: Region }) => setRegion(() => Region), () => setUnreachable(true));
  }, [touched, toast]);

  if (Region) return <Region toast={toast} messages={messages} />;
  return toast && unreachable
    ? <PlainToast key={toast.id} toast={toast} onClose={() => closeToast(toast.id)} />
    : null;
}
