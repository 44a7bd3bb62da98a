import assert from "node:assert/strict";
import { withNamedMembers } from "./named_react_members.ts";

Deno.test("members of React are used by literal names", () => {
  const code = 'const useReactId = React[" useId ".trim().toString()] || (() => void 0);';
  assert.equal(withNamedMembers(code), "const useReactId = React.useId || (() => void 0);");
});

Deno.test("no installed package of Radix reads members of React by computed names", async () => {
  const folder = new URL("../../node_modules/.deno/", import.meta.url);
  const found: string[] = [];
  for await (const { name } of Deno.readDir(folder)) {
    if (!name.startsWith("@radix-ui+")) continue;
    const packages = new URL(`${name}/node_modules/@radix-ui/`, folder);
    for await (const { name: own } of Deno.readDir(packages)) {
      const path = new URL(`${own}/dist/index.mjs`, packages);
      const code = await Deno.readTextFile(path).catch(() => "");
      if (/\bReact\[/.test(withNamedMembers(code))) found.push(own);
    }
  }
  assert.deepEqual(found, []);
});
