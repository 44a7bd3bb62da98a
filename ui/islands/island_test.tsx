import assert from "node:assert/strict";
import { useId } from "react";
import { renderToString } from "react-dom/server";
import { Island, type IslandPage, IslandPageProvider } from "./Island.tsx";

function Bowl({ food }: { food: string }) {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{food}</label>
      <input id={id} />
    </p>
  );
}

function render(element: React.ReactElement, names = new Map<unknown, string>([[Bowl, "Bowl"]])) {
  const page: IslandPage = { names, count: 0 };
  const html = renderToString(<IslandPageProvider page={page}>{element}</IslandPageProvider>);
  return { html, count: page.count };
}

Deno.test("[islands] an island is HTML inside a marker that says how to hydrate it", () => {
  const { html, count } = render(<Island of={Bowl} props={{ food: "fish" }} hydrate="visible" />);
  assert.equal(count, 1);
  assert.match(
    html,
    /^<cat-island name="Bowl" index="0" hydrate="visible" props="{&quot;food&quot;:&quot;fish&quot;}"><p>/,
  );
  assert.match(html, /<label for="([^"]+)">fish<\/label><input id="\1"/);
});

Deno.test("[islands] ids of two islands on a page differ", () => {
  const { html } = render(
    <>
      <Island of={Bowl} props={{ food: "fish" }} />
      <Island of={Bowl} props={{ food: "milk" }} />
    </>,
  );
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  assert.equal(new Set(ids).size, 2);
});

Deno.test("[islands] props cannot break out of the marker", () => {
  const { html } = render(
    <Island of={Bowl} props={{ food: '"></cat-island><script>1</script>' }} />,
  );
  assert.doesNotMatch(html, /<script/);
});

Deno.test("[islands] a prop that cannot be serialised is refused by name", () => {
  const props = { food: (() => "fish") as unknown as string };
  assert.throws(
    () => render(<Island of={Bowl} props={props} />),
    /Island <Bowl>: prop "food" \(a function\)/,
  );
});

Deno.test("[islands] a component outside islands/ is refused", () => {
  assert.throws(
    () => render(<Island of={Bowl} props={{ food: "fish" }} />, new Map()),
    /not the default export of a file in islands\//,
  );
});
