/**
 * Names that people give end up in headers and on other people's disks: they stay plain names there.
 * ASVS v5.0.0-5.3.2, 5.4.1, 5.4.2.
 */
import assert from "node:assert/strict";
import { unzipSync } from "fflate";
import { furnish } from "./belongings.ts";
import { openWholeApp } from "./whole_app.ts";

const whole = await openWholeApp();
const { ask, signUp } = whole;

Deno.test.afterAll(() => whole.close());

const NAMES = [
  "../../../etc/passwd",
  "..\\..\\windows\\system32",
  "%2e%2e%2fpasswd",
  "C:\\cat.exe",
  `cat"; filename="evil.exe`,
  "cat\r\nSet-Cookie: session=evil",
  "cat\r\n\r\n<script>1</script>",
  "cat.png\0.exe",
  "cat\u202egnp.exe",
  "cat.html",
  "CON",
  ".htaccess",
  "~/.ssh/id_rsa",
  "$(rm -rf .)`id`|;&",
  "猫🐱é",
];

/** Letters and digits of any script, and what one needs between them. */
const PLAIN = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}-]*-\d+\.png$/u;

for (const name of NAMES) {
  Deno.test(`[file names] a cat called ${JSON.stringify(name)} is downloaded under a plain name`, async () => {
    const account = await signUp();
    const { cookie } = account;
    const { character } = await furnish(whole, account);
    const path = `/api/characters/${character}`;
    assert.equal((await ask("PATCH", path, { body: { name }, cookie })).status, 200);

    const picture = await ask("GET", `${path}/download`, { cookie });
    const disposition = picture.headers.get("content-disposition") ?? "";
    const [, simple, full] = disposition.match(
      /^attachment; filename="([a-z0-9.-]+)"; filename\*=UTF-8''([\w.%-]+)$/,
    ) ?? [];
    assert.match(simple ?? disposition, PLAIN);
    assert.match(decodeURIComponent(full!), PLAIN);
    assert.deepEqual(picture.headers.getSetCookie(), []);
    await picture.body?.cancel();

    const archive = await ask("GET", `/api/user/characters/archive?ids=${character}`, { cookie });
    const exported = await ask("GET", "/api/account/export", { cookie });
    for (const response of [archive, exported]) {
      assert.match(
        response.headers.get("content-disposition") ?? "",
        /^attachment; filename="[\w.-]+\.zip"$/,
      );
      for (const entry of Object.keys(unzipSync(await response.bytes()))) {
        assert.match(entry, /^([a-z]+\/)?[\p{L}\p{M}\p{N}_-]+\.(png|json)$/u);
      }
    }
  });
}
