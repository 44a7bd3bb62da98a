/** @module The two tabs of the sign-in page. */

export const AUTH_TABS = ["login", "register"] as const;
export type AuthTab = (typeof AUTH_TABS)[number];

/** The tab a page's URL asks for. Otherwise an invitation leads to the registration. */
export function toAuthTab({ tab, invitation }: Record<string, string | undefined>): AuthTab {
  const wanted = tab ?? (invitation === undefined ? "login" : "register");
  return wanted === "register" ? "register" : "login";
}

/** The URL of a tab, which keeps the other parameters of `query`. */
export function authTabUrl(tab: AuthTab, query: Record<string, string>): string {
  const { tab: _present, ...rest } = query;
  const isDefault = tab === toAuthTab(rest);
  const wanted = new URLSearchParams(isDefault ? rest : { tab, ...rest });
  return wanted.size > 0 ? `/auth?${wanted}` : "/auth";
}
