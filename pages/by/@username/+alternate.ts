import { type Alternate, profileFeed } from "../../../lib/feeds.ts";
import type { ProfileData } from "../../../lib/profiles/profile_data.ts";
import type { PageContext } from "../../types.ts";

export default function alternate({ data }: PageContext<ProfileData>): Alternate | undefined {
  return data.profile ? profileFeed(data.profile.username) : undefined;
}
