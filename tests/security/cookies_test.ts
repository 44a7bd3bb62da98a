/**
 * Every cookie that is ever set, over http and https. ASVS v5.0.0-3.3.1 to 3.3.4, 7.2.4.
 */
import assert from "node:assert/strict";
import { furnish } from "./belongings.ts";
import { urlAbout } from "./route_parameters.ts";
import { exampleBody } from "./example_bodies.ts";
import { readableUrls, routesOf } from "./routes.ts";
import { openWholeApp, type WholeApp } from "./whole_app.ts";

const http = await openWholeApp({ APP_URL: "http://localhost:8000" });
const https = await openWholeApp({ APP_URL: "https://purrtrait.example" });

Deno.test.afterAll(async () => {
  await http.close();
  await https.close();
});

/** They hold no secret: how the page looks, and its language. */
const READABLE = ["theme", "lang"];

interface Cookie {
  route: string;
  name: string;
  value: string;
  /** Lowercase, without values but `max-age`'s and `samesite`'s. */
  attributes: string[];
}

/** The cookies that each route sets when all goes well. */
async function cookiesOf(whole: WholeApp): Promise<Cookie[]> {
  const { app, ask, signUp } = whole;
  const found: Cookie[] = [];
  for (const route of routesOf(app)) {
    const { name, method } = route;
    const account = await signUp();
    const things = await furnish(whole, account);
    const path = urlAbout(route, things);
    const body = method === "GET" ? undefined : exampleBody(name, account, things) ?? "theme=dark";
    const response = await ask(method, path, { body, cookie: account.cookie });
    for (const text of response.headers.getSetCookie()) {
      const [pair = "", ...attributes] = text.split("; ");
      const [cookie = "", value = ""] = pair.split("=");
      found.push({
        route: route.name,
        name: cookie,
        value,
        attributes: attributes.map((text) => text.toLowerCase()),
      });
    }
    await response.body?.cancel();
  }
  return found;
}

const overHttp = await cookiesOf(http);
const overHttps = await cookiesOf(https);

Deno.test("[cookies] each route sets exactly the listed cookies", () => {
  const names = (cookies: Cookie[]) => [...new Set(cookies.map(({ name }) => name))].sort();
  assert.deepEqual(names(overHttp), ["lang", "session", "theme"]);
  assert.deepEqual(names(overHttps), ["__Host-session", "lang", "theme"]);
  assert.deepEqual(
    [...new Set(overHttps.filter(({ name }) => !READABLE.includes(name)).map(({ route }) => route))]
      .sort(),
    [
      "DELETE /api/account/sessions/:id",
      "POST /api/account/delete",
      "POST /api/account/password",
      "POST /api/login",
      "POST /api/logout",
      "POST /api/register",
    ],
  );
});

Deno.test("[cookies] every cookie is for this host only, for all paths, and SameSite", () => {
  for (const { route, name, attributes } of [...overHttp, ...overHttps]) {
    const what = `${route} ${name}`;
    assert.ok(attributes.includes("path=/"), what);
    assert.ok(attributes.includes("samesite=lax"), what);
    assert.ok(!attributes.some((text) => text.startsWith("domain")), what);
    const age = attributes.find((text) => text.startsWith("max-age="))?.slice("max-age=".length);
    assert.ok(Number(age) <= 400 * 24 * 60 * 60, what);
  }
});

Deno.test("[cookies] over https all travel encrypted only, over http none claims to", () => {
  for (const { route, attributes } of overHttps) assert.ok(attributes.includes("secure"), route);
  for (const { route, attributes } of overHttp) assert.ok(!attributes.includes("secure"), route);
});

Deno.test("[cookies] no script can read the session", () => {
  for (const { route, name, attributes } of [...overHttp, ...overHttps]) {
    if (!READABLE.includes(name)) assert.ok(attributes.includes("httponly"), route);
  }
});

Deno.test("[cookies] forwarding headers do not change the cookie's name or attributes", async () => {
  const lies = { "x-forwarded-proto": "https", forwarded: "proto=https", "x-forwarded-ssl": "on" };
  const truth = { "x-forwarded-proto": "http", forwarded: "proto=http" };
  for (const [whole, headers, secure] of [[http, lies, false], [https, truth, true]] as const) {
    const { username, password } = await whole.signUp();
    const response = await whole.ask("POST", "/api/login", {
      headers: { ...headers },
      body: { username, password },
    });
    const cookie = response.headers.get("set-cookie") ?? "";
    assert.equal(/; Secure/.test(cookie), secure, cookie);
    assert.equal(cookie.startsWith("__Host-"), secure, cookie);
  }
});

Deno.test("[cookies] over https a cookie without the __Host- prefix is ignored", async () => {
  const { cookie } = await https.signUp();
  const token = cookie.split("=")[1];
  const statusWith = async (cookie: string) =>
    (await https.ask("GET", "/api/user", { cookie })).status;
  assert.equal(await statusWith(`__Host-session=${token}`), 200);
  for (const name of ["session", "__Secure-session", "__host-session"]) {
    assert.equal(await statusWith(`${name}=${token}`), 401, name);
  }
});

Deno.test("[cookies] an answer that renews the session is not cached, whatever it is", async () => {
  const { ask, signUp, services: { kv } } = https;
  const { id, cookie } = await signUp();
  const [index] = await Array.fromAsync(kv.list<string>({ prefix: ["sessions_by_user", id] }));
  const key = ["sessions", index!.value];
  const { value: row } = await kv.get<{ usedAt: number }>(key);
  let renewals = 0;
  for (const path of readableUrls(https.app)) {
    await kv.set(key, { ...row, usedAt: row!.usedAt - 2 * 24 * 60 * 60 * 1000 });
    const response = await ask("GET", path, { cookie });
    await response.body?.cancel();
    if (!response.headers.has("set-cookie")) continue;
    renewals++;
    assert.equal(response.headers.get("cache-control"), "no-store", path);
  }
  assert.ok(renewals > 10);
});
