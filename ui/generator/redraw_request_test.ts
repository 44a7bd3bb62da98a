import assert from "node:assert/strict";
import { requestRedraw } from "./redraw_request.ts";

const CHANGES = { imageUrl: "pictures/a.png", words: "asleep" };

/** A server that answers with these events. */
function events(...sent: [event: string, data: object][]): typeof fetch {
  const body = sent.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  return () =>
    Promise.resolve(
      new Response(body.join(""), { headers: { "content-type": "text/event-stream" } }),
    );
}

Deno.test("[redraw request] reports the whole picture before the answer, and no sketch", async () => {
  const seen: string[] = [];
  const answer = await requestRedraw(CHANGES, {
    onWhole: (image) => seen.push(image),
    fetch: events(
      ["progress", { stage: "painting", percent: 30 }],
      ["partial", { image: "data:a sketch" }],
      ["partial", { image: "data:a picture", whole: true }],
      ["done", { imageUrl: "pictures/b.png" }],
    ),
  });
  assert.deepEqual(seen, ["data:a picture"]);
  assert.deepEqual(answer, { body: { imageUrl: "pictures/b.png" } });
});

Deno.test("[redraw request] reports failures before and while drawing, and of the connection", async () => {
  const refuse: typeof fetch = () =>
    Promise.resolve(
      Response.json({ message: "Too many changes." }, {
        status: 429,
        headers: { "retry-after": "9" },
      }),
    );
  assert.deepEqual(await requestRedraw(CHANGES, { fetch: refuse }), {
    status: 429,
    message: "Too many changes.",
    retryAfterSeconds: 9,
  });
  const problem = { status: 409, message: "The words ask for another cat." };
  assert.deepEqual(await requestRedraw(CHANGES, { fetch: events(["error", problem]) }), problem);
  const cut = events(["progress", { stage: "painting", percent: 30 }]);
  assert.deepEqual(await requestRedraw(CHANGES, { fetch: cut }), { status: 0 });
  const away: typeof fetch = () => Promise.reject(new TypeError("no network"));
  assert.deepEqual(await requestRedraw(CHANGES, { fetch: away }), { status: 0 });
});
