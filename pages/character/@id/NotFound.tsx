/** @module There is no character at this URL. */
import { t } from "../../../lib/i18n/translate.ts";
import { MissingPage } from "../../MissingPage.tsx";

export function NotFound() {
  return (
    <MissingPage
      title={t("Character not found")}
      text={t("It may have been deleted, or the address is not quite right.")}
      next={{ href: "/collection", text: t("Back to Collection") }}
    />
  );
}
