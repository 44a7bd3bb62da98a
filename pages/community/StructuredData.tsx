/** @module Which cats the page shows, for search engines. */
import type { Submission } from "../../lib/contest/submission.ts";
import { artwork } from "../artwork.ts";
import { JsonLd } from "../JsonLd.tsx";

export interface StructuredDataProps {
  name: string;
  /** Full URL of the page. */
  url: string;
  entries: readonly Submission[];
  origin: string;
}

export function StructuredData({ name, url, entries, origin }: StructuredDataProps) {
  return (
    <JsonLd
      data={{
        "@context": "https://schema.org",
        "@type": "CollectionPage",
        name,
        url,
        mainEntity: {
          "@type": "ItemList",
          numberOfItems: entries.length,
          itemListElement: entries.map(({ character, username, description }, index) => ({
            "@type": "ListItem",
            position: index + 1,
            item: {
              ...artwork(character, origin),
              ...(description && { description }),
              creator: { "@type": "Person", name: username },
            },
          })),
        },
      }}
    />
  );
}
