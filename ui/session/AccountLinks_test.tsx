import assert from "node:assert/strict";
import { renderToString } from "react-dom/server";
import { translateBy } from "../../lib/i18n/translate.ts";
import { AccountLinks } from "./AccountLinks.tsx";

Deno.test("[account] a translation decides where the number stands; phones show the number alone", () => {
  assert.equal(textOf(render(1)), "1 Generation Left");
  translateBy((text) => text === "{n} Generations Left" ? "残り{n}回" : undefined);
  const html = render(6);
  translateBy(() => undefined);
  assert.equal(textOf(html), "残り6回");
  assert.match(html, /max-sm:sr-only">残り<\/span>6<span class="max-sm:sr-only">回/);
});

function render(remainingGenerations: number): string {
  const user = { id: 1, username: "", remainingGenerations };
  const html = renderToString(<AccountLinks user={user} place="bar" path="/" />);
  return html.replaceAll("<!-- -->", "");
}

function textOf(html: string): string {
  return html.replaceAll(/<[^>]+>/g, "");
}
