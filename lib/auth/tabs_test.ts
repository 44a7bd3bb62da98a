import assert from "node:assert/strict";
import { authTabAddress, toAuthTab } from "./tabs.ts";

Deno.test("[auth tabs] the address says which tab is open", () => {
  assert.equal(toAuthTab("register"), "register");
  assert.equal(toAuthTab("login"), "login");
  assert.equal(toAuthTab("nonsense"), "login");
  assert.equal(toAuthTab(undefined), "login");
});

Deno.test("[auth tabs] changing the tab keeps the way on", () => {
  assert.equal(authTabAddress("register", {}), "/auth?tab=register");
  assert.equal(authTabAddress("login", { tab: "register" }), "/auth");
  const query = { redirect: "/account?a=b" };
  assert.equal(authTabAddress("register", query), "/auth?tab=register&redirect=%2Faccount%3Fa%3Db");
  assert.equal(
    authTabAddress("login", { tab: "register", ...query }),
    "/auth?redirect=%2Faccount%3Fa%3Db",
  );
});
