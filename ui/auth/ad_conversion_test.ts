import assert from "node:assert/strict";
import { reportRegistration } from "./ad_conversion.ts";

Deno.test("[ad conversion] names the pixel and the new account, and survives the page", () => {
  const sent: [URL, RequestInit?][] = [];
  reportRegistration("123", 7, (url, options) => {
    sent.push([new URL(String(url)), options]);
    return Promise.reject(new TypeError("blocked"));
  });
  const [[url, options]] = sent as [[URL, RequestInit]];
  assert.equal(url.origin, "https://www.facebook.com");
  assert.equal(url.searchParams.get("id"), "123");
  assert.equal(url.searchParams.get("eid"), "reg_7");
  assert.equal(options.keepalive, true);
});
