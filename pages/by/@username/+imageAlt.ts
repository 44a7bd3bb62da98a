import type { ProfileData } from "../../../lib/profiles/profile_data.ts";
import type { PageContext } from "../../types.ts";

export default function imageAlt({ data }: PageContext<ProfileData>): string | undefined {
  const [newest] = data.profile?.characters ?? [];
  return newest && `${newest.name}: ${newest.alt}`;
}
