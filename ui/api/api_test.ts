import assert from "node:assert/strict";
import { callApi } from "./api.ts";

/** A server that answers every call alike and remembers the last one. */
function server(answer: () => Response) {
  const seen: { url?: unknown; request?: RequestInit } = {};
  const fetch: typeof globalThis.fetch = (url, request) => {
    Object.assign(seen, { url, request });
    return Promise.resolve(answer());
  };
  return { fetch, seen };
}

Deno.test("[api] sends JSON and gives the answer", async () => {
  const { fetch, seen } = server(() => Response.json({ id: 1 }));
  const answer = await callApi("/api/login", { method: "POST", body: { username: "miso" }, fetch });
  assert.deepEqual(answer, { body: { id: 1 }, next: undefined });
  assert.equal(seen.request?.body, '{"username":"miso"}');
  assert.deepEqual(seen.request?.headers, { "Content-Type": "application/json" });
});

Deno.test("[api] an answer without a body is undefined", async () => {
  const { fetch, seen } = server(() => new Response(null, { status: 204 }));
  assert.deepEqual(await callApi("/api/logout", { method: "POST", fetch }), {
    body: undefined,
    next: undefined,
  });
  assert.equal(seen.request?.headers, undefined);
});

Deno.test("[api] a list names its next page", async () => {
  const headers = { Link: '</api/list?limit=2&cursor=b>; rel="next"' };
  const answer = await callApi("/api/list", server(() => Response.json([], { headers })));
  assert.equal("next" in answer && answer.next, "/api/list?limit=2&cursor=b");
});

const refusals: [what: string, answer: () => Response, problem: unknown][] = [
  [
    "the server's words, fields and wait",
    () =>
      Response.json({ message: "No", issues: [{ path: "name", message: "No" }] }, {
        status: 429,
        headers: { "Retry-After": "42" },
      }),
    {
      status: 429,
      message: "No",
      issues: [{ path: "name", message: "No" }],
      retryAfterSeconds: 42,
    },
  ],
  ["nothing but a status", () => Response.json({}, { status: 500 }), {
    status: 500,
    message: "",
    issues: [],
  }],
  ["a plain text", () => new Response("over capacity", { status: 503 }), {
    status: 503,
    message: "503: over capacity",
    issues: [],
  }],
  [
    "its status in words",
    () => new Response("Internal Server Error", { status: 500, statusText: "" }),
    { status: 500, message: "", issues: [] },
  ],
  ["an empty body", () => new Response(null, { status: 500 }), {
    status: 500,
    message: "",
    issues: [],
  }],
  [
    "a page of another site",
    () => new Response("<h1>nginx</h1>", { status: 502, statusText: "Bad Gateway" }),
    { status: 502, message: "", issues: [] },
  ],
];
for (const [what, answer, problem] of refusals) {
  Deno.test(`[api] a refusal with ${what} is reported`, async () => {
    assert.deepEqual(await callApi("/api/user", server(answer)), { problem });
  });
}

Deno.test("[api] a server out of reach is a problem like others", async () => {
  const fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  const answer = await callApi("/api/user", { fetch });
  assert.equal("problem" in answer && answer.problem.status, 0);
  assert.match("problem" in answer ? answer.problem.message : "", /out of reach/);
});
