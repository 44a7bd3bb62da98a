/**
 * From a passkey to where the person wanted to go.
 *
 * @module
 */
import type { User } from "../../lib/user.ts";
import { showToast } from "../toast/toast.ts";
import { arrive } from "./arrival.ts";
import { type PasskeyAnswer, signInWithPasskey } from "./passkeys.ts";

/** Asks for a passkey, and goes on; false when it failed, which a toast says. */
export async function signInByPasskey(): Promise<boolean> {
  const answer = await signInWithPasskey();
  if (answer) return enter(answer);
  showToast({
    title: "Login failed",
    description: "No passkey was used. Try again, or sign in with your password.",
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
