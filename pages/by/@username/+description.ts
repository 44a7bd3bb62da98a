import type { ProfileData } from "../../../lib/profiles/profile_data.ts";
import type { PageContext } from "../../types.ts";

export default function description({ data }: PageContext<ProfileData>): string {
  return data.profile
    ? `The AI cat characters of ${data.profile.username}.`
    : "There is no profile at this address.";
}
