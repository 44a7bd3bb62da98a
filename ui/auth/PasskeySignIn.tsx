/**
 * Signing in with a passkey, by a button or from the suggestions of the username field.
 *
 * @module
 */
import { useEffect, useState } from "react";
import { showToast } from "../toast/toast.ts";
import type { User } from "../../lib/user.ts";
import { Button } from "../components/Button.tsx";
import { arrive } from "./arrival.ts";
import {
  canSuggestPasskeys,
  canUsePasskeys,
  type PasskeyAnswer,
  signInWithPasskey,
} from "./passkeys.ts";

export function PasskeySignIn() {
  const [busy, setBusy] = useState(false);
  const [possible, setPossible] = useState(true);

  useEffect(() => setPossible(canUsePasskeys()), []);

  async function onClick() {
    setBusy(true);
    const answer = await signInWithPasskey();
    if (!answer) {
      showToast({
        title: "Login failed",
        description: "No passkey was used. Try again, or sign in with your password.",
        tone: "destructive",
      });
    }
    if (!enter(answer)) setBusy(false);
  }

  if (!possible) return null;
  return (
    <div className="grid gap-5">
      <div aria-hidden="true" className="flex items-center gap-4 text-muted">
        <span className="h-px flex-1 bg-line" />
        or
        <span className="h-px flex-1 bg-line" />
      </div>
      <Button variant="secondary" size="large" busy={busy} onClick={onClick}>
        Use a passkey
      </Button>
    </div>
  );
}

let suggesting = false;

/** Offers the passkeys of this device among the suggestions of the focused field, once a page. */
export async function suggestPasskeys(): Promise<void> {
  if (suggesting) return;
  suggesting = true;
  if (await canSuggestPasskeys()) enter(await signInWithPasskey({ suggested: true }));
}

/** Goes on to where the person wanted; false when the server did not accept the passkey. */
function enter(answer: PasskeyAnswer<User>): boolean {
  if (!answer) return false;
  if ("problem" in answer) {
    const description = answer.problem.message || "Please try again.";
    showToast({ title: "Login failed", description, tone: "destructive" });
    return false;
  }
  arrive(answer.body, {
    title: "Welcome back!",
    description: `You're now signed in as ${answer.body.username}`,
    tone: "success",
  });
  return true;
}
