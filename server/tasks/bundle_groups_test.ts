import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { BUNDLE_GROUPS, modulePattern } from "./bundle_groups.ts";

const FILES = ["islands", "ui", "lib"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `/${join(folder, file)}`)
);

for (const { name, modules } of BUNDLE_GROUPS) {
  Deno.test(`[bundle groups] every module of "${name}" exists`, () => {
    for (const path of modules) {
      const pattern = modulePattern([path]);
      assert(FILES.some((file) => pattern.test(file)), path);
    }
  });
}

Deno.test("[bundle groups] a pattern matches whole names only, and every module of a folder", () => {
  const pattern = modulePattern(["ui/components/Card", "ui/session/*"]);
  for (const file of ["/ui/components/Card.tsx", "/site/ui/session/use_user.ts"]) {
    assert.match(file, pattern);
  }
  for (const file of ["/ui/components/CardHeader.tsx", "/ui/session/deep/use_user.ts"]) {
    assert.doesNotMatch(file, pattern);
  }
});
