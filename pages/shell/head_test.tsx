import assert from "node:assert/strict";
import { renderToString } from "react-dom/server";
import { translateBy } from "../../lib/i18n/translate.ts";
import type { PageContext } from "../types.ts";
import { Head } from "./Head.tsx";

const GERMAN: Record<string, string> = {
  "Sign in": "Anmelden",
  "Open an account.": "Eröffne ein Konto.",
  Miso: "Misosuppe",
};

function htmlOf(config: Pick<Vike.Config, "title" | "description">): string {
  const context = { config, theme: "system", origin: "https://cats.example", urlPathname: "/" };
  return renderToString(<Head pageContext={context as unknown as PageContext} />);
}

Deno.test("[head] the title and description of a page are in the reader's language", () => {
  translateBy((text) => GERMAN[text]);
  try {
    const html = htmlOf({ title: "Sign in", description: "Open an account." });
    assert.match(html, /<title>Anmelden · Purrtrait<\/title>/);
    assert.match(html, /<meta property="og:title" content="Anmelden"\/>/);
    assert.match(html, /<meta name="description" content="Eröffne ein Konto."\/>/);
  } finally {
    translateBy(() => undefined);
  }
});

Deno.test("[head] a title that is a name is not translated", () => {
  translateBy((text) => GERMAN[text]);
  try {
    assert.match(htmlOf({ title: () => "Miso" }), /<title>Miso · Purrtrait<\/title>/);
  } finally {
    translateBy(() => undefined);
  }
});
