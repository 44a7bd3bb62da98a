/** @module One HTML document per page: the head, the shell, the page, its islands. */
import { renderToString } from "react-dom/server";
import { dangerouslySkipEscape, escapeInject } from "vike/server";
import { currentLanguage } from "../lib/i18n/current_language.ts";
import { type IslandPage, IslandPageProvider } from "../ui/islands/Island.tsx";
import { rootElement } from "../ui/islands/root.ts";
import { Head } from "./shell/Head.tsx";
import { Shell } from "./shell/Shell.tsx";
import "./shell/style.css";
import "./types.ts";
import type { PageContext } from "./types.ts";

const modules = import.meta.glob<{ default: unknown }>("../islands/*.tsx", { eager: true });
const names = new Map(
  Object.entries(modules).map(([path, { default: component }]) => [
    component,
    path.slice(path.lastIndexOf("/") + 1, -".tsx".length),
  ]),
);

/** Islands count from 0: the page's own fields have ids that are no island's. */
const PAGE_ROOT = -1;

export async function onRenderHtml(pageContext: PageContext) {
  const { Page, theme, config } = pageContext;
  const islands: IslandPage = { names, count: 0 };
  const { head, body } = await pageContext.inTurn(() => ({
    head: renderToString(<Head pageContext={pageContext} />),
    body: renderToString(
      rootElement(IslandPageProvider, {
        page: islands,
        children: (
          <Shell pageContext={pageContext}>
            <Page pageContext={pageContext} />
          </Shell>
        ),
      }, PAGE_ROOT),
    ),
  }));
  if (islands.count > 0 && !config.client) {
    throw new Error(
      `${pageContext.urlPathname}: the page has islands but its config sets no client`,
    );
  }
  // Vike searches the document for tags again and again; it gets one without the page's 400 kB.
  const mark = pageContext.keepBody(body);
  return escapeInject`<!doctype html>
<html lang="${currentLanguage()}" data-theme="${theme}">
  <head>${dangerouslySkipEscape(head)}</head>
  <body>${dangerouslySkipEscape(mark)}
</body>
</html>`;
}
