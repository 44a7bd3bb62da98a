import type { ArchiveData } from "../../../lib/contest/community_data.ts";
import { isPeriod } from "../../../lib/contest/period.ts";
import type { PageContext } from "../../types.ts";

/** Null for a month that has no result. */
export async function data(pageContext: PageContext): Promise<ArchiveData | null> {
  const { load, routeParams } = pageContext;
  const period = routeParams.period!;
  const [closed, months] = isPeriod(period)
    ? await Promise.all([load.archive(period), load.months()])
    : [null, []];
  if (!closed) pageContext.status = 404;
  return closed && { ...closed, months };
}
