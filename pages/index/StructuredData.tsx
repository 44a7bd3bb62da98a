/** @module What the site is, for search engines. */
import { currentLanguage } from "../../lib/i18n/current_language.ts";
import { t } from "../../lib/i18n/translate.ts";
import { JsonLd } from "../JsonLd.tsx";

export function StructuredData({ origin }: { origin: string }) {
  const home = `${origin}/`;
  return (
    <JsonLd
      data={{
        "@context": "https://schema.org",
        "@graph": [
          {
            "@type": "WebSite",
            "@id": `${home}#site`,
            name: "Purrtrait",
            url: home,
            inLanguage: currentLanguage(),
          },
          {
            "@type": "WebApplication",
            name: "Purrtrait",
            description: t(
              "Describe a cat, pick an art style, and get a picture of a cat character.",
            ),
            url: home,
            image: `${origin}/preview.png`,
            applicationCategory: "MultimediaApplication",
            operatingSystem: "Any",
            offers: { "@type": "Offer", price: 0, priceCurrency: "USD" },
            isPartOf: { "@id": `${home}#site` },
          },
        ],
      }}
    />
  );
}
