import assert from "node:assert/strict";
import { authTabUrl, toAuthTab } from "./tabs.ts";

Deno.test("[auth tabs] the URL says which tab is open", () => {
  assert.equal(toAuthTab({ tab: "register" }), "register");
  assert.equal(toAuthTab({ tab: "login" }), "login");
  assert.equal(toAuthTab({ tab: "nonsense" }), "login");
  assert.equal(toAuthTab({}), "login");
});

Deno.test("[auth tabs] changing the tab keeps the redirect", () => {
  assert.equal(authTabUrl("register", {}), "/auth?tab=register");
  assert.equal(authTabUrl("login", { tab: "register" }), "/auth");
  const query = { redirect: "/account?a=b" };
  assert.equal(authTabUrl("register", query), "/auth?tab=register&redirect=%2Faccount%3Fa%3Db");
  assert.equal(
    authTabUrl("login", { tab: "register", ...query }),
    "/auth?redirect=%2Faccount%3Fa%3Db",
  );
});

Deno.test("[auth tabs] an invitation leads to the registration, and is kept by both tabs", () => {
  const query = { invitation: "abc" };
  assert.equal(toAuthTab(query), "register");
  assert.equal(toAuthTab({ ...query, tab: "login" }), "login");
  assert.equal(authTabUrl("register", query), "/auth?invitation=abc");
  assert.equal(authTabUrl("login", query), "/auth?tab=login&invitation=abc");
});
