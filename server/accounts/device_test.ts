import assert from "node:assert/strict";
import { translateBy } from "../../lib/i18n/translate.ts";
import { deviceName, shownDevice } from "./device.ts";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";
const table: [userAgent: string | undefined, name: string][] = [
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0",
    "Firefox on Windows",
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Chrome/156.0.0.0 Safari/537.36`,
    "Chrome on Mac",
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/156.0 Safari/537.36 Edg/156.0`,
    "Edge on Windows",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1",
    "Safari on iPhone",
  ],
  [
    `Mozilla/5.0 (Linux; Android 16; SM-S938B) ${WEBKIT} SamsungBrowser/29.0 Chrome/136.0 Mobile Safari/537.36`,
    "Samsung Internet on Android",
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/156.0 Safari/537.36`,
    "Chrome on Chromebook",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox on Linux"],
  ["curl/8.0", "A browser on an unknown device"],
  ["<script>alert(1)</script>", "A browser on an unknown device"],
  [undefined, "A browser on an unknown device"],
];

for (const [userAgent, name] of table) {
  Deno.test(`a session from ${userAgent?.slice(0, 60)} … is "${name}"`, () => {
    assert.equal(deviceName(userAgent), name);
  });
}

Deno.test("[device] a name that was kept in English is shown in the language of the reader", () => {
  const german: Record<string, string> = {
    "{browser} on {system}": "{browser}, {system}",
    "an unknown device": "ein unbekanntes Gerät",
  };
  assert.equal(shownDevice("Firefox on an unknown device"), "Firefox on an unknown device");
  translateBy((text) => german[text]);
  try {
    assert.equal(shownDevice("Firefox on an unknown device"), "Firefox, ein unbekanntes Gerät");
  } finally {
    translateBy(() => undefined);
  }
});
