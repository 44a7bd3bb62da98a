/**
 * @module Signing in with a passkey, by a button or from the suggestions of the username field. What does
 * it is loaded then.
 */
import { useEffect, useState } from "react";
import { lazyImport } from "../islands/lazy_import.ts";
import { Button } from "../components/Button.tsx";
import { canSuggestPasskeys, canUsePasskeys } from "./passkey_support.ts";
import { t } from "../../lib/i18n/translate.ts";

export function PasskeySignIn() {
  const [busy, setBusy] = useState(false);
  const [possible, setPossible] = useState(true);

  useEffect(() => setPossible(canUsePasskeys()), []);

  async function onClick() {
    setBusy(true);
    const authentication = await lazyImport(() => import("./passkey_authentication.ts"));
    if (!await authentication?.signInByPasskey()) setBusy(false);
  }

  if (!possible) return null;
  return (
    <div className="grid gap-5">
      <div aria-hidden="true" className="flex items-center gap-4 text-muted">
        <span className="h-px flex-1 bg-line" />
        {t("or")}
        <span className="h-px flex-1 bg-line" />
      </div>
      <Button variant="secondary" size="large" busy={busy} onClick={onClick}>
        {t("Use a passkey")}
      </Button>
    </div>
  );
}

let suggesting = false;

/** Offers the passkeys of this device among the suggestions of the focused field, once a page. */
export async function suggestPasskeys(): Promise<void> {
  if (suggesting) return;
  suggesting = true;
  if (!await canSuggestPasskeys()) return;
  const authentication = await import("./passkey_authentication.ts").catch(() => null);
  await authentication?.signInBySuggestedPasskey();
}
