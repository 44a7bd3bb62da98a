import assert from "node:assert/strict";
import { openPopup } from "./popup.ts";
import { type SavedToShare, sharePayload } from "./share_payload.ts";
import { shareUrl } from "./social_sites.ts";

const MISO: SavedToShare = {
  id: 7,
  name: "Miso & Co",
  style: "pixel",
  traits: ["Shy", "Brave", "Wise", "Loud"],
};
const origin = "https://purrtrait.example";

Deno.test("[share] the text names the character; in lists its style and first traits too", () => {
  assert.equal(sharePayload(MISO, { origin }).text, "Meet Miso & Co, my AI cat character!");
  assert.equal(
    sharePayload(MISO, { origin, detailed: true }).text,
    "Meet Miso & Co, my AI cat character in Pixel Art style (Shy, Brave, Wise)!",
  );
});

Deno.test("[share] the sites get text and address, whatever is in them", () => {
  const payload = sharePayload(MISO, { origin });
  const twitter = new URL(shareUrl("twitter", payload));
  assert.equal(twitter.searchParams.get("text"), payload.text);
  assert.equal(twitter.searchParams.get("url"), `${origin}/character/7`);
  const facebook = new URL(shareUrl("facebook", payload));
  assert.equal(facebook.searchParams.get("u"), `${origin}/character/7`);
});

/** A browser that blocks the first so many windows. */
function browser(blocked: number) {
  const done: string[] = [];
  return {
    done,
    open(_url: string, _target: string, features = "") {
      done.push(`open ${features}`.trim());
      return done.length > blocked ? {} : null;
    },
    location: { assign: (url: string) => done.push(`go ${url}`) },
  };
}

const cases: [blocked: number, done: string[]][] = [
  [0, ["open width=600,height=400"]],
  [1, ["open width=600,height=400", "open"]],
  [2, ["open width=600,height=400", "open", "go https://a.example"]],
];
for (const [blocked, done] of cases) {
  Deno.test(`[share] with ${blocked} windows blocked: ${done.at(-1)}`, () => {
    const window = browser(blocked);
    openPopup("https://a.example", window);
    assert.deepEqual(window.done, done);
  });
}
