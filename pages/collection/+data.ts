import { type CollectionData, PAGE_SIZE } from "../../lib/collection/collection_data.ts";
import { readFilters, toQuery } from "../../lib/collection/filters.ts";
import { queryOf } from "../query.ts";
import type { PageContext } from "../types.ts";

export async function data(pageContext: PageContext): Promise<CollectionData> {
  const { load } = pageContext;
  const query = queryOf(pageContext);
  const filters = readFilters(query);
  // Without scripts the next page is a page of its own.
  const cursor = query.get("cursor") ?? undefined;
  const [{ next, ...page }, traits] = await Promise.all([
    load.collection({ filters, limit: PAGE_SIZE, cursor }),
    load.traits(),
  ]);
  if (next === undefined) return { ...page, traits };
  const rest = new URLSearchParams(toQuery(filters));
  rest.set("limit", String(PAGE_SIZE));
  rest.set("cursor", next);
  return { ...page, traits, next: `/api/characters?${rest}` };
}
