import assert from "node:assert/strict";
import { ConfigError } from "../../config.ts";
import { lockDataFolder } from "./process_lock.ts";

/** In Deno 2.5 a lock that another process has is waited for until this process ends. */
const WAITING = { sanitizeOps: false };

Deno.test("a second server on the same folder is refused with a message that says what to do", async () => {
  const folder = await Deno.makeTempDir();
  try {
    const lock = await lockDataFolder(folder);
    await assert.rejects(lockDataFolder(folder), (error) => {
      assert(error instanceof ConfigError);
      assert.match(error.message, /Another Purrtrait server is using .*DATA_DIR/);
      return true;
    });
    lock.release();
    (await lockDataFolder(folder)).release();
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});

Deno.test("a killed server leaves no lock behind", WAITING, async () => {
  const folder = await Deno.makeTempDir();
  try {
    const module = import.meta.resolve("./process_lock.ts");
    const script = `
      const { lockDataFolder } = await import(${JSON.stringify(module)});
      await lockDataFolder(${JSON.stringify(folder)});
      console.log("locked");
      setInterval(() => {}, 1000);
    `;
    const child = new Deno.Command(Deno.execPath(), {
      args: ["run", "-A", "--no-check", "-"],
      stdin: "piped",
      stdout: "piped",
      stderr: "null",
    }).spawn();
    const input = child.stdin.getWriter();
    await input.write(new TextEncoder().encode(script));
    await input.close();
    const output = child.stdout.getReader();
    assert.match(new TextDecoder().decode((await output.read()).value), /locked/);
    await assert.rejects(lockDataFolder(folder), ConfigError);
    child.kill("SIGKILL");
    await child.status;
    await output.cancel();
    (await lockDataFolder(folder)).release();
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});
