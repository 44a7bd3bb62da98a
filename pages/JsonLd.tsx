/**
 * @module Structured data (schema.org) about a page, for search engines. Data, so no script runs.
 */

export function JsonLd({ data }: { data: object }) {
  // The texts may hold anything a person has typed; they must not end the element.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
