/** @module A session that has ended while its page was open. */
import type { ApiProblem } from "../api/api.ts";
import { loginUrl } from "../../lib/auth/login_url.ts";
import { keepToast } from "../toast/toast.ts";
import { t } from "../../lib/i18n/translate.ts";

/** Goes to the sign-in page when that is what the problem is about. True when it does. */
export function signInAgain({ status }: ApiProblem): boolean {
  if (status !== 401) return false;
  keepToast({ title: t("Please sign in again"), description: t("Your session has ended.") });
  location.assign(loginUrl());
  return true;
}
