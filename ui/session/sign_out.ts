/** @module Signing out. */
import { callApi } from "../api/api.ts";
import { forgetTab } from "../storage/tab_storage.ts";
import { keepToast, showToast } from "../toast/toast.ts";
import { noteSessionChange } from "./changes.ts";
import { setUser } from "./user_store.ts";
import { t } from "../../lib/i18n/translate.ts";

/** Signs out and goes home; the tab forgets what was made in it. False when it failed, which a toast says. */
export async function signOut(): Promise<boolean> {
  const answer = await callApi("/api/logout", { method: "POST" });
  if ("problem" in answer) {
    const description = answer.problem.message || t("Please try again.");
    showToast({ title: t("Logout failed"), description, tone: "destructive" });
    return false;
  }
  setUser(null);
  noteSessionChange();
  forgetTab();
  keepToast({
    title: t("Logged out"),
    description: t("You have been logged out successfully."),
    tone: "success",
  });
  location.assign("/");
  return true;
}
