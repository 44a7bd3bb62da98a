/**
 * The description of the API is true: every call in it is one of the application, and answers what it says.
 */
import assert from "node:assert/strict";
import * as z from "zod/mini";
import * as answers from "../../server/openapi/answers.ts";
import type { Call } from "../../server/openapi/calls/call.ts";
import { CALLS } from "../../server/openapi/calls.ts";
import { exampleBody } from "./example_bodies.ts";
import { type Belongings, furnish } from "./belongings.ts";
import { urlAbout } from "./route_parameters.ts";
import { type Route, routesOf } from "./routes.ts";
import { type Account, openWholeApp } from "./whole_app.ts";

const whole = await openWholeApp();
const routes = routesOf(whole.app);
Deno.test.afterAll(() => whole.close());

/** Calls that our own pages alone make: settings of an account, links of e-mails, the demo's bank, parts of pages. */
const OF_OUR_PAGES =
  /^\/api\/(account|passkeys|password|email|demo-payments|payments\/webhook|test-presigned-url|images\/download)|\/(neighbours|traits|archive|eligible|report|result|contests\/.*\/card\.png|check|styles\/.*|deleted\/.*\/image)$/;

/** Refused for the account of the test, which has a running plan. */
const REFUSED = ["POST /api/subscription/monthly"];

/** What a call cannot do without. */
const QUERIES: Record<string, (things: Belongings) => string> = {
  "GET /api/images/presigned": ({ picture }) => `?${new URLSearchParams({ key: picture })}`,
  "GET /oembed": ({ character }) =>
    `?${new URLSearchParams({ url: `${whole.origin}/character/${character}` })}`,
};

const document = await (await whole.ask("GET", "/openapi.json")).json();

Deno.test("[openapi] the document is OpenAPI 3.1 and refers to nothing that it lacks", () => {
  assert.match(document.openapi, /^3\.1\./);
  const text = JSON.stringify(document);
  for (const [, name] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    assert.ok(document.components.schemas[name!], name);
  }
  assert.equal(text.includes("$defs"), false);
});

Deno.test("[openapi] every call of the API is in it, and every call in it is one of the API", () => {
  for (const { method, pattern } of routes) {
    const path = pattern.replace(/:(\w+)(\{[^/]*\})?/g, "{$1}");
    if (!path.startsWith("/api/") || OF_OUR_PAGES.test(path)) continue;
    assert.ok(document.paths[path]?.[method.toLowerCase()], `${method} ${path}`);
  }
  for (const { call } of CALLS) assert.ok(routeOf(call), call);
});

for (const call of CALLS) {
  Deno.test(`[openapi] ${call.call} answers what is said of it`, async () => {
    const account = await whole.signUp();
    const response = await make(call, account, await furnish(whole, account));
    const text = await response.text();
    if (REFUSED.includes(call.call)) {
      assert.ok(call.failures!.includes(response.status), text);
      return check(answers.Problem, JSON.parse(text));
    }
    const { status = 200, schema, list, type } = call.answer;
    assert.equal(response.status, status, text);
    if (schema) check(answers[schema], JSON.parse(text));
    if (list) check(z.array(answers[list] as z.ZodMiniType), JSON.parse(text));
    if (type) {
      assert.match(
        response.headers.get("content-type")!.split(";")[0]!,
        new RegExp(`^${type.replace("+", "\\+").replace("*", ".*")}$`),
      );
    }
  });
}

for (const call of CALLS.filter(({ session }) => session)) {
  Deno.test(`[openapi] ${call.call} needs a session`, async () => {
    const account = await whole.signUp();
    const response = await make(call, { ...account, cookie: "" }, await furnish(whole, account));
    assert.equal(response.status, 401);
    check(answers.Problem, await response.json());
  });
}

async function make({ call }: Call, account: Account, things: Belongings): Promise<Response> {
  const [method, path] = call.split(" ") as [string, string];
  const route = routeOf(call)!;
  const named = path.includes("{id}") ? urlAbout(route, things) : path;
  const url = named.replace("{productId}", "credit_pack").replace("{file}", "ada.png") +
    (QUERIES[call]?.(things) ?? "");
  const body = exampleBody(route.name, account, things);
  return await whole.ask(method, url, { body, cookie: account.cookie });
}

function routeOf(call: string): Route | undefined {
  const known = routes.find(({ method, pattern }) =>
    `${method} ${pattern.replace(/:(\w+)(\{[^/]*\})?/g, "{$1}")}` === call
  );
  return known ??
    routes.find(({ method, pattern }) =>
      call === "GET /api/characters/recent" && method === "GET" &&
      pattern.startsWith("/api/characters/:id") && pattern.endsWith("}")
    );
}

function check(schema: z.ZodMiniType | object, value: unknown): void {
  const result = z.safeParse(schema as z.ZodMiniType, value);
  assert.ok(result.success, JSON.stringify(result.error?.issues));
}
