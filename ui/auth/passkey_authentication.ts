/** @module From a passkey to where the person wanted to go. */
import type { User } from "../../lib/user.ts";
import { showToast } from "../toast/toast.ts";
import { redirectAfterSignIn } from "./arrival.ts";
import { type PasskeyAnswer, signInWithPasskey } from "./passkeys.ts";
import { t } from "../../lib/i18n/translate.ts";

/** Asks for a passkey, and goes on; false when it failed, which a toast says. */
export async function signInByPasskey(): Promise<boolean> {
  const answer = await signInWithPasskey();
  if (answer) return enter(answer);
  showToast({
    title: t("Login failed"),
    description: t("No passkey was used. Try again, or sign in with your password."),
    tone: "destructive",
  });
  return false;
}

/** Goes on once a passkey is chosen from the suggestions of a field, if ever. */
export async function signInBySuggestedPasskey(): Promise<void> {
  const answer = await signInWithPasskey({ suggested: true });
  if (answer) enter(answer);
}

function enter(answer: NonNullable<PasskeyAnswer<User>>): boolean {
  if ("problem" in answer) {
    const description = answer.problem.message || t("Please try again.");
    showToast({ title: t("Login failed"), description, tone: "destructive" });
    return false;
  }
  redirectAfterSignIn(answer.body, {
    title: t("Welcome back!"),
    description: t("You're now signed in as {username}", { username: answer.body.username }),
    tone: "success",
  });
  return true;
}
