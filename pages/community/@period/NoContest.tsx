/** @module There was no contest in the month that the URL names. */
import { communityUrl } from "../../../lib/contest/urls.ts";
import { t } from "../../../lib/i18n/translate.ts";
import { MissingPage } from "../../MissingPage.tsx";

export function NoContest() {
  return (
    <MissingPage
      title={t("No contest found")}
      text={t("In that month no contest has ended.")}
      next={{ href: communityUrl(), text: t("To the Community Gallery") }}
    />
  );
}
