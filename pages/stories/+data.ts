import type { StoriesPage } from "../../lib/stories/stories_page.ts";
import { queryOf } from "../query.ts";
import type { PageContext } from "../types.ts";

export function data(pageContext: PageContext): Promise<StoriesPage> {
  return pageContext.load.stories(queryOf(pageContext));
}
