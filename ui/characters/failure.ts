/**
 * The toast that says what about a character did not work.
 *
 * @module
 */
import type { ApiProblem } from "../api/api.ts";
import { signInAgain } from "../session/expiry.ts";
import { showToast } from "../toast/toast.ts";

/** Shows the server's reason, or `fallback` where it gave none; goes to sign in when that is the reason. */
export function showFailure(
  problem: ApiProblem,
  { title, fallback }: { title: string; fallback: string },
): void {
  if (signInAgain(problem)) return;
  showToast({ title, description: problem.message || fallback, tone: "destructive" });
}
