import { redirect } from "vike/abort";
import {
  PROFILE_PAGE_SIZE,
  type ProfileData,
  profileUrl,
} from "../../../lib/profiles/profile_data.ts";
import { queryOf } from "../../query.ts";
import type { PageContext } from "../../types.ts";

export async function data(pageContext: PageContext): Promise<ProfileData> {
  const { load, routeParams } = pageContext;
  const asked = routeParams.username!;
  const cursor = queryOf(pageContext).get("cursor") ?? undefined;
  const profile = await load.profile(asked, { limit: PROFILE_PAGE_SIZE, cursor });
  if (!profile) pageContext.status = 404;
  // Names are found whatever their case; each page has one URL.
  else if (profile.username !== asked) throw redirect(profileUrl(profile.username));
  return { profile };
}
