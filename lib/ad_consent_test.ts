import assert from "node:assert/strict";
import { adAnswerIn, adConsentCookie } from "./ad_consent.ts";

Deno.test("[ad consent] only the exact cookie value for yes counts as consent", () => {
  assert.equal(adAnswerIn("theme=dark; ad-consent=allowed"), "allowed");
  assert.equal(adAnswerIn("ad-consent=refused; theme=dark"), "refused");
  for (
    const cookies of ["", "ad-consent=", "ad-consent=yes", "bad-consent=allowed", "theme=allowed"]
  ) {
    assert.equal(adAnswerIn(cookies), null, cookies);
  }
});

Deno.test("[ad consent] the cookie lives for half a year, and only over https where the site is", () => {
  assert.match(
    adConsentCookie("refused", { secure: true }),
    /^ad-consent=refused; .*Max-Age=15724800.*; Secure$/,
  );
  assert.doesNotMatch(adConsentCookie("allowed", { secure: false }), /Secure/);
});
