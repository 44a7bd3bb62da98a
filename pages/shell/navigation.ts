/**
 * The links of the header and its menu.
 *
 * @module
 */

export interface NavigationLink {
  href: string;
  label: string;
  /** Other addresses of the same screen. */
  alsoAt?: string[];
}

/** What everybody can open. */
export const NAVIGATION: NavigationLink[] = [
  { href: "/", label: "Generator", alsoAt: ["/generator"] },
  { href: "/community", label: "Community Gallery" },
];

/** Whether the link leads to the page at `path`. */
export function isCurrent({ href, alsoAt = [] }: NavigationLink, path: string): boolean {
  return [href, ...alsoAt].includes(path);
}
