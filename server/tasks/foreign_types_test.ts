import assert from "node:assert/strict";
import { namesForeignType } from "./foreign_types.ts";

/** As `deno doc --lint` writes it. */
function finding(name: string, path: string, code = "private-type-ref"): string {
  return `error[${code}]: public type 'open' references private type '${name}'\n` +
    `  --> ${path}:3:1\n   | \n 3 | export function open(): ${name};\n`;
}

Deno.test("[docs] a type of a package or of a schema may be named, one of ours may not", async () => {
  const path = await Deno.makeTempFile({ suffix: ".ts" });
  try {
    await Deno.writeTextFile(
      path,
      `import { type Context, Hono } from "hono";\n` +
        `import type { Session } from "../accounts/sessions.ts";\n` +
        `import type { SubmitRequest } from "../../lib/schemas/contest.ts";\n` +
        `interface Hidden {}\n`,
    );
    for (const name of ["Context", "Hono", "SubmitRequest"]) {
      assert.ok(namesForeignType(finding(name, path)), name);
    }
    for (const name of ["Session", "Hidden", "Other"]) {
      assert.ok(!namesForeignType(finding(name, path)), name);
    }
    assert.ok(!namesForeignType(finding("Context", path, "missing-jsdoc")));
  } finally {
    await Deno.remove(path);
  }
});
