/**
 * Bodies, parameters and headers that no page of ours sends: each is refused in words, none is an error of
 * ours, none sets what the sender may not set. ASVS v5.0.0-2.2.1, 15.3.3, 15.3.5 to 15.3.7.
 */
import assert from "node:assert/strict";
import { furnish } from "./belongings.ts";
import { urlAbout } from "./route_parameters.ts";
import { exampleBody } from "./example_bodies.ts";
import { EXAMPLE_FORMS, FORM_TYPE } from "./example_forms.ts";
import { pages, PARAMETER, type Route, routesOf, unsafeRoutesOf, urlOf } from "./routes.ts";
import { type Account, openWholeApp } from "./whole_app.ts";

const whole = await openWholeApp();
const { app, ask, signUp } = whole;

Deno.test.afterAll(() => whole.close());

const jsonRoutes: Route[] = [];
const formRoutes: Route[] = [];
/** Takes a ZIP: server/routes/account_import_test.ts sends it strange ones. */
const ARCHIVE_ROUTE = "POST /api/account/import";

for (const route of unsafeRoutesOf(app)) {
  if (route.name === ARCHIVE_ROUTE) continue;
  const { cookie } = await signUp();
  const headers = { "content-type": "text/plain" };
  const { status } = await ask(route.method, urlOf(route.pattern), {
    headers,
    body: "{}",
    cookie,
  });
  if (status !== 415) continue;
  const { status: ofJson } = await ask(route.method, urlOf(route.pattern), { body: {}, cookie });
  (ofJson === 415 ? formRoutes : jsonRoutes).push(route);
}

Deno.test("[strange] the routes with a JSON body are known, with an example each", () => {
  assert.ok(jsonRoutes.length >= 7);
  const missing = jsonRoutes.filter(({ name }) => !exampleBody(name, {} as Account));
  assert.deepEqual(missing.map(({ name }) => name), [], "add them to example_bodies.ts");
});

const deep = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

/** Never what a route asks for. */
const noObjects: [what: string, body: BodyInit][] = [
  ["nothing", ""],
  ["null", "null"],
  ["a list", "[]"],
  ["a number", "1e999"],
  ["a text", '"felix"'],
  ["half an object", "{"],
  ["NaN", '{"username":NaN}'],
  ["an unquoted key", "{username:1}"],
  ["a comment", "{/* */}"],
  ["two objects", "{}{}"],
  ["depth 10,000", deep(10_000)],
  ["depth 10,000 in a field", `{"username":${deep(10_000)},"prompt":${deep(10_000)}}`],
  ["NUL bytes", "\0\0\0\0"],
  ["UTF-16", new Uint8Array([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00])],
  ["bytes that are no UTF-8", new Uint8Array([0x22, 0xc3, 0x28, 0x22])],
  ["a form", "username=felix&password=felixfelix"],
];

/** Never the value of any field, save a boolean of a boolean one. */
const wrongValues: [what: string, json: string][] = [
  ["a list in a list", '[["felix"]]'],
  ["an object", '{"length":10,"toString":1}'],
  ["a boolean", "true"],
  ["null", "null"],
  ["an operator", '{"$ne":null}'],
];

const wrongForBoolean = wrongValues.filter(([what]) => what !== "a boolean");

/** Possible in some fields, an error of ours in none. */
const oddValues: [what: string, json: string][] = [
  ["an empty text", '""'],
  ["NUL", '"felix\\u0000felix"'],
  ["half a pair of code units", '"felix\\ud800felix"'],
  ["a line separator", '"felix\\u2028felix"'],
  ["text that turns round", '"felix\\u202efelix"'],
  ["line breaks", '"felix\\r\\nSet-Cookie: a=b"'],
  ["a huge text", `"${"x".repeat(60_000)}"`],
  ["a huge number", "1e308"],
  ["more than a number", "1e999"],
  ["minus zero", "-0"],
  ["many digits", "9".repeat(400)],
  ["a long list", JSON.stringify(Array(5_000).fill("x"))],
  ["the name of a prototype", '"__proto__"'],
];

function isBoolean(route: string, field: string): boolean {
  return typeof exampleBody(route, {} as Account)?.[field] === "boolean";
}

for (const route of jsonRoutes) {
  const path = urlOf(route.pattern);
  const send = (body: BodyInit, { cookie }: Account) =>
    ask(route.method, path, { body, cookie, headers: { "content-type": "application/json" } });

  Deno.test(`[strange] ${route.name} wants an object`, async () => {
    const account = await signUp();
    for (const [what, body] of noObjects) {
      const response = await send(body, account);
      assert.ok([400, 413].includes(response.status), `${what} → ${response.status}`);
      assert.equal(typeof (await response.json()).message, "string", what);
    }
  });

  Deno.test(`[strange] ${route.name} wants each field as it is`, async () => {
    for (const field of Object.keys(exampleBody(route.name, {} as Account) ?? {})) {
      const wrong = isBoolean(route.name, field) ? wrongForBoolean : wrongValues;
      for (const [what, json] of wrong) {
        const account = await signUp();
        const response = await send(
          withField(exampleBody(route.name, account)!, field, json),
          account,
        );
        assert.equal(response.status, 400, `${field} as ${what}`);
        assert.equal((await response.json()).issues?.[0].path.split(".")[0], field);
      }
      const account = await signUp();
      for (const [what, json] of oddValues) {
        const response = await send(
          withField(exampleBody(route.name, account)!, field, json),
          account,
        );
        assert.ok(response.status < 500, `${field} as ${what} → ${response.status}`);
        await response.body?.cancel();
      }
    }
  });
}

Deno.test("[strange] the routes with a form are known, with their fields", () => {
  const known = Object.keys(EXAMPLE_FORMS).sort();
  assert.deepEqual(
    formRoutes.map(({ name }) => name).sort(),
    known,
    "add them to example_forms.ts",
  );
});

/** Texts that no key, path or query of ours contains. */
const oddTexts = [
  "x".repeat(5_000),
  "é".repeat(2_000),
  "\0",
  "../../etc/passwd",
  "..%2f",
  "constructor",
  "-1",
  "1e308",
  "99999999999999999999",
  "🐱",
  "' OR 1=1 --",
  "a\r\nb",
];
const badEscapes = ["%", "%ff", "%E0%A4%A", "%ed%a0%80", "%u0041"];

for (const { name, pattern } of formRoutes) {
  for (const example of EXAMPLE_FORMS[name] ?? []) {
    Deno.test(`[strange] ${name} (${example.what}): no field is an error of ours`, async () => {
      const account = await signUp();
      const { parameters, fields } = example.about(await furnish(whole, account), account);
      const send = (changed: Record<string, string>) =>
        ask("POST", urlOf(pattern, parameters), {
          body: new URLSearchParams({ ...fields, ...changed }).toString(),
          headers: { "content-type": FORM_TYPE },
          cookie: account.cookie,
        });
      const { status, headers } = await send({});
      assert.deepEqual([status, headers.has("location")], [303, true], "as the page sends it");
      for (const field of Object.keys(fields)) {
        for (const text of ["", "NaN", "0", "1.5", ...oddTexts]) {
          const response = await send({ [field]: text });
          await response.body?.cancel();
          const { status } = response;
          assert.ok(status >= 300 && status < 500, `${field}: ${text.slice(0, 20)} → ${status}`);
        }
      }
    });
  }
}

Deno.test("[strange] POST /mcp with an API key: no message is an error of ours", async () => {
  const account = await signUp();
  const created = await ask("POST", "/api/keys", {
    body: { name: "a program" },
    cookie: account.cookie,
  });
  const { key: secret } = await created.json();
  const send = (body: BodyInit) =>
    ask("POST", "/mcp", {
      body,
      headers: {
        authorization: `Bearer ${secret}`,
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
      },
    });
  for (const [what, body] of noObjects) {
    const response = await send(body);
    assert.ok([400, 413].includes(response.status), `${what} → ${response.status}`);
    assert.equal(typeof (await response.json()).message, "string", what);
  }
  const call = (method: unknown, params: unknown, id: unknown = 1) =>
    JSON.stringify({ jsonrpc: "2.0", id, method, params });
  const odd = [...wrongValues, ...oddValues].map(([, json]) => json);
  const message = call("tools/call", { name: "draw_cat", arguments: "@" });
  const messages = [
    "{}",
    ...odd.flatMap((json) => [
      `{"jsonrpc":${json}}`,
      `{"jsonrpc":"2.0","id":${json},"method":"tools/list"}`,
      `{"jsonrpc":"2.0","id":1,"method":${json}}`,
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${json}}`,
      message.replace('"@"', json),
      message.replace('"@"', `{"prompt":${json},"style":"pixel","userId":1,"cost":-5}`)
        .replace('"style":"pixel"', `"style":${json}`),
    ]),
    call("tools/call", { name: "no_such_tool", arguments: {} }),
    call("no/such/method", {}),
  ];
  for (const message of messages) {
    const response = await send(message);
    const text = await response.text();
    assert.ok(response.status < 500, `${message.slice(0, 80)} → ${response.status}`);
    assert.doesNotMatch(text, /\bat \S+:\d+:\d+|file:\/\//, "no internals");
  }
  const { value } = await whole.services.kv.get(["balances", account.id]);
  assert.deepEqual(value, { available: 6, held: 0 });
});

Deno.test("[strange] no litter in a URL is an error of ours", async () => {
  const account = await signUp();
  const { character, mate } = await furnish(whole, account);
  for (const litter of oddTexts) {
    const query = new URLSearchParams({ mother: `${character}`, father: `${mate}`, litter });
    const response = await ask("GET", `/kittens?${query}`, { cookie: account.cookie });
    assert.equal(response.status, 200, litter.slice(0, 20));
    await response.body?.cancel();
  }
});

Deno.test("[strange] no parameter is an error of ours", async () => {
  const { cookie } = await signUp();
  for (const { method, pattern } of routesOf(app).filter(({ pattern }) => pattern.includes(":"))) {
    for (const text of [...oddTexts.map(encodeURIComponent), ...badEscapes]) {
      const path = pattern.replace(PARAMETER, text);
      const { status } = await ask(method, path, {
        cookie,
        body: method === "GET" ? undefined : {},
      });
      assert.ok(status >= 400 && status < 500, `${method} ${path.slice(0, 80)} → ${status}`);
    }
  }
});

Deno.test("[strange] no query and no path is an error of ours", async () => {
  const { cookie } = await signUp();
  const names = ["limit", "cursor", "key", "expires", "signature", "redirect", "tab", "sort", "w"];
  const texts = [...oddTexts.map(encodeURIComponent), ...badEscapes];
  const shapes = [
    (name: string) => `${name}=1&${name}=2`,
    (name: string) => `${name}[]=1`,
    (name: string) => `${name}[a]=1`,
    (name: string) => name,
  ];
  const queries = [
    ...[...texts.map((text) => (name: string) => `${name}=${text}`), ...shapes]
      .map((shape) => names.map(shape).join("&")),
    "__proto__[a]=1&constructor[prototype][a]=1",
  ];
  // Alone as well, since one that is refused may hide another: the shapes in turns.
  const alone = (place: number) =>
    names.map((name, at) => shapes[(place + at) % shapes.length]!(name));
  const routes = routesOf(app).filter(({ method }) => method === "GET");
  const paths = [...pages(), ...routes.map(({ pattern }) => urlOf(pattern))];
  for (const [place, path] of paths.entries()) {
    for (const query of [...queries, ...alone(place)]) {
      const response = await ask("GET", `${path}?${query}`, { cookie });
      assert.ok(response.status < 500, `${path}?${query.slice(0, 80)} → ${response.status}`);
      await response.body?.cancel();
    }
  }
  for (const text of texts) {
    const response = await ask("GET", `/${text}`, { cookie });
    assert.equal(response.status, 404, text.slice(0, 80));
    await response.body?.cancel();
  }
});

Deno.test("[strange] no header is an error of ours", async () => {
  const { cookie } = await signUp();
  const texts = [
    "x".repeat(5_000),
    "\xff\xfe",
    ",,,;;;",
    "=",
    "-1",
    "application/json;;;",
    '"',
    "*",
  ];
  const names = [
    "accept",
    "accept-encoding",
    "accept-language",
    "content-length",
    "cookie",
    "idempotency-key",
    "if-none-match",
    "range",
    "referer",
    "user-agent",
    "x-forwarded-for",
  ];
  for (const name of names) {
    for (const text of texts) {
      for (const { method, pattern } of routesOf(app)) {
        if (pattern.endsWith("/generate") && name !== "idempotency-key") continue;
        const body = method === "GET" ? undefined : {};
        const response = await ask(method, urlOf(pattern), {
          body,
          cookie,
          headers: { [name]: text },
        });
        assert.ok(response.status < 500, `${method} ${pattern} ${name}: ${text.slice(0, 20)}`);
        await response.body?.cancel();
      }
      const { status } = await ask("GET", "/", { headers: { [name]: text } });
      assert.ok(status < 500, `GET / ${name}: ${text.slice(0, 20)}`);
    }
  }
});

Deno.test("[strange] of an endless body only so much is read as the route needs", async () => {
  const { cookie } = await signUp();
  for (const { method, pattern, name } of unsafeRoutesOf(app)) {
    let sent = 0;
    const chunk = new TextEncoder().encode(" ".repeat(64 * 1024));
    const body = new ReadableStream({
      pull(controller) {
        sent += chunk.length;
        if (sent > 100 * 1024 * 1024) return controller.error(new Error("All of it was read."));
        controller.enqueue(chunk);
      },
    });
    const headers = { "content-type": "application/json" };
    const response = await ask(method, urlOf(pattern), { body, headers, cookie });
    assert.ok(response.status === 413 || sent < 200_000, `${name} → ${response.status}`);
    assert.ok(sent < 8 * 1024 * 1024, `${name} read ${sent} bytes`);
    await response.body?.cancel();
  }
});

/** Credits that a route may bring, because it takes a payment. */
const PAYING: Record<string, number> = {
  "POST /api/demo-payments/:id/pay": 30,
  "POST /api/demo-payments/:id/settle": 30,
};

Deno.test("[strange] protected fields are not set, by any route", async () => {
  const bystander = await signUp();
  const rowOf = async (id: number) => (await whole.services.kv.get(["users", id])).value;
  const untouched = await rowOf(bystander.id);
  for (const route of jsonRoutes) {
    const { name, method } = route;
    const account = await signUp();
    const { id } = bystander;
    const things = await furnish(whole, account);
    const credits = async () =>
      (await whole.services.kv.get<{ available: number }>(["balances", account.id])).value
        ?.available;
    const had = await credits();
    const more = `"id":${id},"userId":${id},"owner":"user:${id}","user":{"id":${id}},` +
      '"remainingGenerations":999,"available":999,"amount":-5,"cost":0,"charge":null,' +
      '"isPremium":true,"role":"admin","passwordHash":"x","sessionEra":-1,"createdAt":"1970",' +
      '"state":"settled","imageUrl":"/x","imageKey":"x","__proto__":{"isPremium":true},' +
      '"constructor":{"prototype":{"isPremium":true}},';
    const body = JSON.stringify(exampleBody(name, account, things)).replace("{", `{${more}`);
    const { cookie } = account;
    const path = urlAbout(route, things);
    const response = await ask(method, path, { body, cookie });
    const answer = await response.text();
    assert.ok(response.status < 500, name);
    assert.doesNotMatch(answer, /\b999\b|admin|"isPremium":true|\b1970\b|"\/x"/, name);

    const row = await rowOf(account.id) as Record<string, unknown> | null;
    const known = ["createdAt", "email", "id", "passwordHash", "sessionEra", "username"];
    if (row) assert.deepEqual(Object.keys(row).sort(), known, name);
    if (row) assert.equal(row.id, account.id);
    const most = PAYING[name] ?? 0;
    assert.ok((await credits() ?? 0) <= had! + most, name);
  }
  assert.deepEqual(await rowOf(bystander.id), untouched);
  assert.equal((Object.prototype as Record<string, unknown>).isPremium, undefined);
});

/** The body as JSON, with these words of JSON in one field. */
function withField(body: Record<string, unknown>, field: string, json: string): string {
  const { [field]: _, ...others } = body;
  return `{${JSON.stringify(field)}:${json}${
    JSON.stringify(others).replace(/^\{(.)/, ",$1").replace(/^,}/, "}")
  }`;
}
