/**
 * @module What a link from an e-mail carries. It stands behind the #, which browsers keep to themselves.
 */

export interface MailedLink {
  /** The secret; empty when the link is not complete. */
  token: string;
  /** Whose account it is about, for people and password managers; nothing is decided by it. */
  name: string;
}

/** The link that led to this page. */
export function mailedLink({ hash }: Pick<Location, "hash"> = location): MailedLink {
  const parts = new URLSearchParams(hash.slice(1));
  return { token: parts.get("token") ?? "", name: parts.get("name") ?? "" };
}
