import assert from "node:assert/strict";
import { SERVER_VARIABLES } from "./serve.ts";

Deno.test("a server draws with no font of its machine", async () => {
  // What this test was started with says nothing of a server.
  const { DISABLE_SYSTEM_FONTS_LOAD: _, ...own } = Deno.env.toObject();
  const script = 'import { GlobalFonts } from "@napi-rs/canvas";' +
    "console.log(GlobalFonts.families.length)";
  const args = ["eval", "--node-modules-dir=manual", script];
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args,
    env: { ...own, ...SERVER_VARIABLES },
    clearEnv: true,
  }).output();
  assert.equal(new TextDecoder().decode(stdout).trim(), "0");
});
