import assert from "node:assert/strict";
import { Hono } from "hono";
import { readConfig } from "../config.ts";
import type { AppEnv } from "../http/env.ts";
import { sameOrigin } from "../http/same_origin.ts";
import { preferenceRoutes } from "./preferences.ts";

const APP_URL = "https://purrtrait.example";
const config = readConfig({ APP_URL });
const app = new Hono<AppEnv>()
  .use(sameOrigin({ appUrl: APP_URL }))
  .route("/", preferenceRoutes({ config }));

async function choose(language: string, headers: Record<string, string> = {}): Promise<Response> {
  return await app.request(`${APP_URL}/language`, {
    method: "POST",
    headers: { Origin: APP_URL, ...headers },
    body: new URLSearchParams({ language }),
  });
}

Deno.test("a language is kept in a cookie, and the form comes back to its page", async () => {
  const response = await choose("ja", { Referer: `${APP_URL}/community?tab=winners` });
  assert.equal(response.status, 303);
  assert.equal(response.headers.get("location"), "/community?tab=winners");
  assert.equal(
    response.headers.get("set-cookie"),
    "lang=ja; Max-Age=31536000; Path=/; Secure; SameSite=Lax",
  );
});

Deno.test("a language that there is not becomes English", async () => {
  for (const language of ["tlh", "", "toString"]) {
    assert.match((await choose(language)).headers.get("set-cookie")!, /^lang=en;/);
  }
});

Deno.test("another site cannot choose the language", async () => {
  const response = await choose("de", { Origin: "https://dogs.example" });
  assert.equal(response.headers.get("set-cookie"), null);
});
