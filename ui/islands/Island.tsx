/**
 * @module The server's half of the islands runtime. `<Island of={Generator} props={…} />` in a page renders
 * the component inside a marker that carries its serialised props; `hydrate.ts` hydrates it in the browser.
 */
import {
  type ComponentType,
  createContext,
  createElement,
  Fragment,
  type ReactNode,
  useContext,
} from "react";
import { renderToString } from "react-dom/server";
import { rootElement, rootOptions } from "./root.ts";
import { serialiseProps } from "./serialise.ts";

/** When an island is hydrated: at once, when it scrolls into view, or when the browser is idle. */
export type HydrateOn = "load" | "visible" | "idle";

/** The islands of one page while it renders. */
export interface IslandPage {
  /** What each island component is called: its file name in `islands/` without the ending. */
  names: ReadonlyMap<unknown, string>;
  /** How many islands the page has so far. */
  count: number;
}

const CurrentPage = createContext<IslandPage | undefined>(undefined);

/** Everything inside may use `<Island>`. Afterwards `page.count` says how many islands there were. */
export function IslandPageProvider({ page, children }: { page: IslandPage; children: ReactNode }) {
  return <CurrentPage.Provider value={page}>{children}</CurrentPage.Provider>;
}

export interface IslandProps<Props extends object> {
  of: ComponentType<Props>;
  props: Props;
  hydrate?: HydrateOn;
  /** Stands in its place where there is no script, with forms that need none. */
  plain?: ReactNode;
}

/**
 * Renders `of` with `props` as an island. Throws when the component is no file of `islands/`, or when a
 * prop cannot be serialised.
 */
export function Island<Props extends object>(
  { of, props, hydrate = "load", plain }: IslandProps<Props>,
) {
  const page = useContext(CurrentPage);
  if (!page) throw new Error("<Island> works only in a page rendered on the server");
  const name = page.names.get(of);
  if (!name) {
    throw new Error(`<Island of={${of.name}}>: not the default export of a file in islands/`);
  }
  const serialised = serialiseProps(name, props);
  const index = page.count++;
  const island = createElement("cat-island", {
    ...(plain && { replaced: "" }),
    name,
    index,
    hydrate,
    props: serialised,
    dangerouslySetInnerHTML: {
      __html: renderToString(rootElement(of, props, index), rootOptions(index)),
    },
  });
  return plain
    ? createElement(Fragment, null, island, createElement("noscript", null, plain))
    : island;
}
