/** @module The links of the header and its menu. */
import { msg } from "../../lib/i18n/translate.ts";

export interface NavigationLink {
  href: string;
  label: string;
  /** Other URLs of the same screen. */
  alsoAt?: string[];
}

/** What all visitors can open. */
const PUBLIC: NavigationLink[] = [
  { href: "/", label: msg("Generator"), alsoAt: ["/generator"] },
  { href: "/community", label: msg("Community Gallery") },
];

/** What needs an account. */
const OWN: NavigationLink[] = [
  { href: "/collection", label: msg("My Collection") },
  { href: "/subscription", label: msg("Subscription") },
  { href: "/checkout", label: msg("Checkout") },
];

/** The links for this user; null for a guest. */
export function navigationFor(user: object | null): NavigationLink[] {
  return user ? [...PUBLIC, ...OWN] : PUBLIC;
}

/** Whether the link leads to the page at `path`. */
export function isCurrent({ href, alsoAt = [] }: NavigationLink, path: string): boolean {
  return [href, ...alsoAt].includes(path);
}
