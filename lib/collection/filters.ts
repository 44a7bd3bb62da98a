/**
 * @module The filters of a collection, and how a URL says them: the page's own, so that back and reload
 * keep it, and the API's alike.
 */
import { type Style, STYLE_NAMES, STYLES } from "../choices.ts";
import { msg, t } from "../i18n/translate.ts";

/** What of a collection is shown, and in which order. */
export interface Filters {
  /** Part of a name or description, whatever its case. */
  search: string;
  /** An art style, or {@link ALL}. */
  style: Style | typeof ALL;
  /** A whole trait, whatever its case. */
  trait: string;
  /** Only what is marked as a favorite. */
  favorite: boolean;
  /** The order of the list. */
  sort: Sort;
}

/** Value of a select that filters nothing; an option must not be empty. */
export const ALL = "all";

/** The orders a collection has. */
export const SORTS = ["newest", "oldest", "name"] as const;
/** One of {@link SORTS}. */
export type Sort = (typeof SORTS)[number];

/** What each order is called on screen. */
export const SORT_NAMES: Record<Sort, string> = {
  newest: msg("Newest first"),
  oldest: msg("Oldest first"),
  name: msg("Name, A to Z"),
};

/** Everything, the newest first. */
export const NO_FILTERS: Filters = {
  search: "",
  style: ALL,
  trait: ALL,
  favorite: false,
  sort: "newest",
};

/** The filters of a query such as `?search=miso&style=pixel`. What is unknown in it filters nothing. */
export function readFilters(query: URLSearchParams): Filters {
  const read = (name: string) => query.get(name)?.trim() ?? "";
  return {
    search: read("search"),
    style: STYLES.find((style) => style === read("style")) ?? ALL,
    trait: read("trait") || ALL,
    favorite: read("favorite") === "true",
    sort: SORTS.find((sort) => sort === read("sort")) ?? NO_FILTERS.sort,
  };
}

/** The query for these filters, without what filters nothing: `search=miso&style=pixel`, or empty. */
export function toQuery(filters: Filters): string {
  const set = Object.entries(filters).filter(([name, value]) =>
    value !== NO_FILTERS[name as keyof Filters]
  );
  return new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString();
}

/** The collection page that shows what these filters let through. */
export function collectionUrl(filters: Filters): string {
  const query = toQuery(filters);
  return query ? `/collection?${query}` : "/collection";
}

/** The collection page that begins where the API's page at `next` does. */
export function nextPageUrl(filters: Filters, next: string): string {
  const cursor = new URLSearchParams(next.split("?")[1]).get("cursor") ?? "";
  const query = new URLSearchParams(toQuery(filters));
  query.set("cursor", cursor);
  return `/collection?${query}`;
}

/** One filter that is on: its words, and the filters without it. */
export interface ActiveFilter {
  /** What the filter is called on screen. */
  text: string;
  /** The others. */
  without: Filters;
}

/** The filters that are on; the order of a list is none. */
export function activeFilters(filters: Filters): ActiveFilter[] {
  const { search, style, trait, favorite } = filters;
  return [
    ...(search
      ? [{ text: t("“{text}”", { text: search }), without: { ...filters, search: "" } }]
      : []),
    ...(style === ALL
      ? []
      : [{ text: t(STYLE_NAMES[style]), without: { ...filters, style: ALL as typeof ALL } }]),
    ...(trait === ALL ? [] : [{ text: trait, without: { ...filters, trait: ALL } }]),
    ...(favorite ? [{ text: t("Favorites"), without: { ...filters, favorite: false } }] : []),
  ];
}
