/** @module Says in a toast as well that there is no character at this URL. */
import { useEffect } from "react";
import { showToast } from "../ui/toast/toast.ts";
import { t } from "../lib/i18n/translate.ts";

export default function CharacterNotFoundToast() {
  useEffect(() => {
    showToast({
      title: t("Error"),
      description: t("Could not find the character you're looking for."),
      tone: "destructive",
    });
  }, []);
  return null;
}
