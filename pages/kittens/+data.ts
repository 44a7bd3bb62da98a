import type { KittensPage } from "../../lib/kittens/kittens_page.ts";
import { queryOf } from "../query.ts";
import type { PageContext } from "../types.ts";

export function data(pageContext: PageContext): Promise<KittensPage> {
  return pageContext.load.kittens(queryOf(pageContext));
}
