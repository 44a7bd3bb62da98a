import assert from "node:assert/strict";
import { setImmediate } from "node:timers";
import { Failure } from "../failures/failure.ts";
import { inTurn } from "./in_turn.ts";
import type { PageInput, RenderedPage } from "./page_renderer.ts";

const page = (url: string) => ({ url }) as PageInput;

Deno.test("[pages] a crowd is rendered one by one, in order, with other work in between", async () => {
  const events: string[] = [];
  const render = inTurn(async ({ url }) => {
    events.push(`begin ${url}`);
    await Promise.resolve();
    events.push(`end ${url}`);
    return { status: 200, html: url } as RenderedPage;
  });
  setImmediate(() => setImmediate(() => events.push("other work")));
  const pages = await Promise.all(["/1", "/2", "/3"].map((url) => render(page(url))));
  assert.deepEqual(pages.map(({ html }) => html), ["/1", "/2", "/3"]);
  const rendering = events.filter((event) => event !== "other work");
  assert.deepEqual(rendering, ["begin /1", "end /1", "begin /2", "end /2", "begin /3", "end /3"]);
  assert.ok(events.indexOf("other work") < events.indexOf("begin /3"));
});

Deno.test("[pages] a page that fails does not keep the next one", async () => {
  const render = inTurn(({ url }) =>
    url === "/bad"
      ? Promise.reject(new Error("no page"))
      : Promise.resolve({ status: 200, html: url } as RenderedPage)
  );
  const bad = render(page("/bad"));
  const good = render(page("/good"));
  await assert.rejects(bad, /no page/);
  assert.equal((await good).html, "/good");
});

Deno.test("[pages] a request beyond the line is refused with Retry-After", async () => {
  const render = inTurn(() => Promise.resolve({ status: 200, html: "" } as RenderedPage), 2);
  const waiting = [render(page("/1")), render(page("/2"))];
  await assert.rejects(
    render(page("/3")),
    (error) => error instanceof Failure && error.kind === "unavailable",
  );
  await Promise.all(waiting);
  await render(page("/4"));
});
