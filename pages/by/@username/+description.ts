import { t } from "../../../lib/i18n/translate.ts";
import type { ProfileData } from "../../../lib/profiles/profile_data.ts";
import type { PageContext } from "../../types.ts";

export default function description({ data }: PageContext<ProfileData>): string {
  return data.profile
    ? t("The AI cat characters of {name}.", { name: data.profile.username })
    : t("There is no profile at this address.");
}
