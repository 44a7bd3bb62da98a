import { t } from "../../../lib/i18n/translate.ts";
import type { ProfileData } from "../../../lib/profiles/profile_data.ts";
import type { PageContext } from "../../types.ts";

export default function title({ data }: PageContext<ProfileData>): string {
  return data.profile
    ? t("Cats by {name}", { name: data.profile.username })
    : t("Profile not found");
}
