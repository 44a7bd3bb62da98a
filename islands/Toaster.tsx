/**
 * Brings the toasts to a page. Their region weighs more than most pages, so it is loaded at the
 * first touch of the page, before there is anything to show; or for a toast the page before has
 * kept.
 *
 * @module
 */
import { useStore } from "@nanostores/react";
import { type ComponentType, useEffect, useState } from "react";
import { $toast, showKeptToast } from "../ui/toast/toast.ts";

const TOUCHES = ["pointerdown", "keydown", "focusin"];

export default function Toaster() {
  // The server had no toast; one shown before this island woke comes right after hydration.
  const toast = useStore($toast, { ssr: () => null });
  const [touched, setTouched] = useState(false);
  const [Region, setRegion] = useState<ComponentType>();

  useEffect(() => {
    showKeptToast();
    for (const touch of TOUCHES) addEventListener(touch, () => setTouched(true), { once: true });
  }, []);

  useEffect(() => {
    if (Region || !touched && !toast) return;
    // Without a connection the next toast tries again.
    import("../ui/components/ToastRegion.tsx")
      .then(({ default: Region }) => setRegion(() => Region), () => undefined);
  }, [touched, toast]);

  return Region ? <Region /> : null;
}
