/**
 * The toast that says what about a character did not work.
 *
 * @module
 */
import type { ApiProblem } from "../api/api.ts";
import { signInAgain } from "../session/expiry.ts";
import { showToast } from "../toast/toast.ts";
import { t } from "../../lib/i18n/translate.ts";

/**
 * Shows the server's reason, or `fallback` where it gave none; goes to sign in when that is the reason.
 * Title and fallback are made by `msg`.
 */
export function showFailure(
  problem: ApiProblem,
  { title, fallback }: { title: string; fallback: string },
): void {
  if (signInAgain(problem)) return;
  showToast({ title: t(title), description: problem.message || t(fallback), tone: "destructive" });
}
