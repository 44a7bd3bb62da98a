/**
 * @module The root of one island. Server and browser must build it alike, ids included: `useId` counts from
 * zero in every root, so each root carries the number of its island on the page.
 */
import { type ComponentType, createElement, type ReactElement, useEffect } from "react";

/** Options both `renderToString` and `hydrateRoot` need for this island; React keeps ids apart by them. */
export function rootOptions(index: number): { identifierPrefix: string } {
  return { identifierPrefix: `island${index}-` };
}

/** The element to render or hydrate as this island's root. */
export function rootElement<Props extends object>(
  component: ComponentType<Props>,
  props: Props,
  index: number,
): ReactElement {
  const element = createElement(component, props);
  // Preact ignores the prefix and numbers ids by the `__m` of the nearest root: [root, next id].
  return Object.isExtensible(element) ? Object.assign(element, { __m: [index, 0] }) : element;
}

/** The same element in the browser; `onHydrated` is called when the effects of the island have run. */
export function hydratedElement<Props extends object>(
  component: ComponentType<Props>,
  props: Props,
  index: number,
  onHydrated: () => void,
): ReactElement {
  return createElement(Hydrated, { onHydrated }, rootElement(component, props, index));
}

/** Renders nothing of its own, so that the browser's tree is the server's. */
function Hydrated(
  { onHydrated, children }: { onHydrated: () => void; children?: ReactElement },
) {
  useEffect(() => {
    onHydrated();
  }, []);
  return children;
}
