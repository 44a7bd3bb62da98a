import assert from "node:assert/strict";
import { reportRegistration } from "./ad_conversion.ts";

Deno.test("[ad conversion] names the pixel and the new account, and survives the page", () => {
  const sent: [URL, RequestInit?][] = [];
  reportRegistration("123", 7, (address, options) => {
    sent.push([new URL(String(address)), options]);
    return Promise.reject(new TypeError("blocked"));
  });
  const [[address, options]] = sent as [[URL, RequestInit]];
  assert.equal(address.origin, "https://www.facebook.com");
  assert.equal(address.searchParams.get("id"), "123");
  assert.equal(address.searchParams.get("eid"), "reg_7");
  assert.equal(options.keepalive, true);
});
