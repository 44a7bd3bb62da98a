import assert from "node:assert/strict";
import { drawingDuration, processMemory, requestDuration, votes } from "../telemetry/metrics.ts";
import { figures } from "./figures.ts";

async function shown(name: string): Promise<string | undefined> {
  return (await figures()).find((figure) => figure.name === name)?.value;
}

Deno.test("figures say what was counted and measured since the start", async () => {
  assert.equal(await shown("Drawing"), "none yet");
  requestDuration.record(0.01, "GET", "/", "200");
  requestDuration.record(0.03, "POST", "/api/login", "503");
  drawingDuration.record(20, "anime", "ok");
  drawingDuration.record(10, "pixel", "failed");
  votes.add(3);
  processMemory.observe(() => [
    { labels: ["rss"], value: 200 * 1024 ** 2 },
    { labels: ["heap_used"], value: 50 * 1024 ** 2 },
  ]);
  assert.equal(await shown("Requests"), "2, 1 failed");
  assert.equal(await shown("Until an answer begins"), "20 ms on average");
  assert.equal(await shown("Pictures"), "2, 1 failed");
  assert.equal(await shown("Drawing"), "15 s on average");
  assert.equal(await shown("Votes counted"), "3");
  assert.equal(await shown("Memory"), "200 MB");
});
