import type { ProfileData } from "../../../lib/profiles/profile_data.ts";
import type { PageContext } from "../../types.ts";

/** The card of the newest character. */
export default function image({ data }: PageContext<ProfileData>): string | undefined {
  const [newest] = data.profile?.characters ?? [];
  return newest && `/api/characters/${newest.id}/card.png`;
}
