import { t } from "../../../lib/i18n/translate.ts";
import type { ProfileData } from "../../../lib/profiles/profile_data.ts";
import type { PageContext } from "../../types.ts";

export default function imageAlt({ data }: PageContext<ProfileData>): string | undefined {
  const [newest] = data.profile?.characters ?? [];
  return newest && t("{name}: {picture}", { name: newest.name, picture: newest.alt });
}
