/** @module The toast that says what did not work. */
import type { ApiProblem } from "../api/api.ts";
import { showToast } from "../toast/toast.ts";
import { signInAgain } from "./expiry.ts";
import { msg, t } from "../../lib/i18n/translate.ts";

const TRY_AGAIN = msg("Please try again.");

/**
 * Shows the server's reason, or `fallback` where it gave none; goes to sign in when that is the reason.
 * Title and fallback are made by `msg`.
 */
export function showFailure(
  problem: ApiProblem,
  { title, fallback = TRY_AGAIN }: { title: string; fallback?: string },
): void {
  if (signInAgain(problem)) return;
  showToast({ title: t(title), description: problem.message || t(fallback), tone: "destructive" });
}
