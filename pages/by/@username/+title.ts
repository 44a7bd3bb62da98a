import type { ProfileData } from "../../../lib/profiles/profile_data.ts";
import type { PageContext } from "../../types.ts";

export default function title({ data }: PageContext<ProfileData>): string {
  return data.profile ? `Cats by ${data.profile.username}` : "Profile not found";
}
