/** @module Every task of `deno.json` says how it is called, when asked and when called otherwise. */
import assert from "node:assert/strict";

const { tasks } = JSON.parse(await Deno.readTextFile("deno.json")) as {
  tasks: Record<string, string | { command: string }>;
};

/** `dev` waits for changes of its files whatever it is told; other tasks are some of these, with words given. */
const COMMANDS = Object.entries(tasks)
  .map(([name, task]) => [name, typeof task === "string" ? task : task.command] as const)
  .flatMap(([name, command]) => {
    const file = /^deno run -A ([\w/.]+\.ts)(?: --with-parent)?$/.exec(command)?.[1];
    return file ? [[name, file] as const] : [];
  });

for (const [name, file] of COMMANDS) {
  Deno.test(`an option that deno task ${name} does not have is answered with its usage`, async () => {
    const { code, complaint } = await run(file, "--nonsense");

    assert.equal(code, 2, complaint);
    assert.match(complaint, new RegExp(`deno task ${name.split(":")[0]}`));
    assert.doesNotMatch(complaint, /\bat .*file:/, "a stack trace");
  });
}

Deno.test("--help prints the usage", async () => {
  const { code, printed, complaint } = await run("server/tasks/test_changed.ts", "--help");

  assert.equal(code, 0, complaint);
  assert.match(printed, /^deno task test:changed/);
});

async function run(file: string, option: string) {
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", file, "--", option],
  }).output();
  const decoder = new TextDecoder();
  return { code, printed: decoder.decode(stdout), complaint: decoder.decode(stderr) };
}
