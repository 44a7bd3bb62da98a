import assert from "node:assert/strict";
import { createModeration } from "../contest/moderation.ts";
import { openTestContest } from "../../tests/support/contest.ts";
import { carryOut, operatorCommands } from "./commands.ts";
import { askServer, openOperatorSocket } from "./socket.ts";

Deno.test("commands reach a running server through its folder, and in another none answers", async () => {
  await using test = await openTestContest();
  const dataDir = await Deno.makeTempDir();
  const { kv } = test;
  const config = { appUrl: "https://purrtrait.example" };
  const commands = operatorCommands({ kv, config, moderation: createModeration({ kv }) });
  const socket = await openOperatorSocket(dataDir, commands);
  const input = { action: "hide", submissionId: await test.entry(), reason: "rude" } as const;
  const outcome = await askServer(dataDir, "moderate", input);
  assert.ok(outcome && "answer" in outcome && "decided" in outcome.answer);
  const again = await askServer(dataDir, "moderate", input);
  assert.deepEqual(again, { refusal: "This submission is so already." });
  assert.deepEqual(again, await carryOut(commands, "moderate", input));
  const unknown = await askServer(dataDir, "toString" as "moderate", input);
  assert.deepEqual(unknown, { refusal: 'The running server has no command "toString".' });
  await socket?.shutdown();
  assert.equal(await askServer(dataDir, "moderate", input), null);
  await Deno.remove(dataDir, { recursive: true });
});
