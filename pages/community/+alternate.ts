import { type Alternate, WINNERS_ALTERNATE } from "../../lib/feeds.ts";
import { t } from "../../lib/i18n/translate.ts";

export default function alternate(): Alternate {
  return { ...WINNERS_ALTERNATE, title: t(WINNERS_ALTERNATE.title) };
}
