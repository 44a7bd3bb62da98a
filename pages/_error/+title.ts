import { t } from "../../lib/i18n/translate.ts";
import type { PageContext } from "../types.ts";

export default function title({ is404 }: PageContext): string {
  return is404 ? t("404 Page Not Found") : t("Something went wrong");
}
