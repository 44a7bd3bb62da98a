/**
 * The two tabs of the sign-in page.
 *
 * @module
 */

export const AUTH_TABS = ["login", "register"] as const;
export type AuthTab = (typeof AUTH_TABS)[number];

/** The tab a page's address asks for; without a wish, the login. */
export function toAuthTab(wish: string | undefined): AuthTab {
  return wish === "register" ? "register" : "login";
}

/** The address of a tab, which keeps what else the page was told in `query`. */
export function authTabAddress(tab: AuthTab, query: Record<string, string>): string {
  const { tab: _present, ...rest } = query;
  const wanted = new URLSearchParams(tab === "login" ? rest : { tab, ...rest });
  return wanted.size > 0 ? `/auth?${wanted}` : "/auth";
}
