import type { GeneratorData } from "../../lib/generator/generator_page.ts";
import { queryOf } from "../query.ts";
import type { PageContext } from "../types.ts";

export async function data(pageContext: PageContext): Promise<GeneratorData> {
  const picture = queryOf(pageContext).get("picture");
  return picture === null ? {} : { drawn: await pageContext.load.shownPicture(picture) };
}
