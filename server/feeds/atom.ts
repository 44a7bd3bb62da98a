/** @module A feed as Atom (RFC 4287). */

/** A feed with its entries, the newest first. */
export interface Feed {
  /** Full URLs of the feed itself and of the page it belongs to. */
  url: string;
  /** Of the page. */
  page: string;
  /** The feed's title. */
  title: string;
  /** ISO 8601. */
  updated: string;
  /** The newest first. */
  entries: FeedEntry[];
}

/** An entry of a feed. */
export interface FeedEntry {
  /** Full URL that is no other entry's and never changes. */
  id: string;
  /** Full URL of the page that shows it. */
  url: string;
  /** The entry's title. */
  title: string;
  /** A user's name. */
  author: string;
  /** ISO 8601. */
  published: string;
  /** Full URL. */
  picture: string;
  /** What the picture shows. */
  alt: string;
  /** A plain text below the picture. */
  text: string;
}

/** As servers and feed readers name it. */
export const ATOM_TYPE = "application/atom+xml; charset=utf-8";

/** No XML may have these, however they are written. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const ESCAPED: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** The feed as XML. */
export function atomXml({ url, page, title, updated, entries }: Feed): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${escaped(url)}</id>
<title>${escaped(title)}</title>
<updated>${escaped(updated)}</updated>
<link rel="self" type="application/atom+xml" href="${escaped(url)}"/>
<link rel="alternate" type="text/html" href="${escaped(page)}"/>
${entries.map(entryXml).join("")}</feed>
`;
}

function entryXml({ id, url, title, author, published, picture, alt, text }: FeedEntry): string {
  const html = `<p><img src="${escaped(picture)}" alt="${escaped(alt)}" width="512" height="512">` +
    `</p><p>${escaped(text)}</p>`;
  return `<entry>
<id>${escaped(id)}</id>
<title>${escaped(title)}</title>
<link rel="alternate" type="text/html" href="${escaped(url)}"/>
<published>${escaped(published)}</published>
<updated>${escaped(published)}</updated>
<author><name>${escaped(author)}</name></author>
<content type="html">${escaped(html)}</content>
</entry>
`;
}

function escaped(text: string): string {
  return text.replace(FORBIDDEN, "").replace(/[&<>"']/g, (letter) => ESCAPED[letter]!);
}
