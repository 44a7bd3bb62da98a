import type { RegistrationNotice } from "../../lib/registration.ts";
import { queryOf } from "../query.ts";
import type { PageContext } from "../types.ts";

export function data(pageContext: PageContext): Promise<RegistrationNotice> {
  return pageContext.load.registration(queryOf(pageContext).get("invitation") ?? undefined);
}
