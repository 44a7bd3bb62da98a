import assert from "node:assert/strict";

Deno.test("[crons] Deno Deploy finds every cron by evaluating main.ts, even where it cannot start", async () => {
  const main = new URL("../main.ts", import.meta.url).href;
  const script = `
    const value = (name, schedule) => console.log(schedule + " " + name);
    Object.defineProperty(Deno, "cron", { value });
    await import(${JSON.stringify(main)});
  `;
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["eval", script],
    env: { PORT: "none" },
  }).output();
  const text = new TextDecoder();
  assert.deepEqual(text.decode(stdout).trim().split("\n"), [
    "* * * * * sweep",
    "0 0 1 * * close the contest",
    "17 3 * * * reconcile payments",
  ]);
  assert.match(text.decode(stderr), /Wrong configuration\. PORT/);
  assert.equal(code, 1);
});
