/**
 * Title, description and icons of a page.
 *
 * @module
 */
import { type PageProps } from "../types.ts";

export function Head({ pageContext }: PageProps) {
  const { title, description } = pageContext.config;
  const fullTitle = title ? `${title} · Purrtrait` : "Purrtrait";
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      <meta name="color-scheme" content="light dark" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <meta property="og:title" content={fullTitle} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:type" content="website" />
      <link rel="canonical" href={pageContext.origin + pageContext.urlPathname} />
      <meta property="og:url" content={pageContext.origin + pageContext.urlPathname} />
    </>
  );
}
