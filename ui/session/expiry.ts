/**
 * A session that has ended while its page was open.
 *
 * @module
 */
import type { ApiProblem } from "../api/api.ts";
import { loginAddress } from "../../lib/auth/login_address.ts";
import { keepToast } from "../toast/toast.ts";

/** Goes to the sign-in page when that is what the problem is about. True when it does. */
export function signInAgain({ status }: ApiProblem): boolean {
  if (status !== 401) return false;
  keepToast({ title: "Please sign in again", description: "Your session has ended." });
  location.assign(loginAddress());
  return true;
}
