import assert from "node:assert/strict";
import { readEventStream, type StreamEvent } from "./event_stream.ts";

const encoder = new TextEncoder();

async function eventsOf(chunks: Uint8Array[]): Promise<StreamEvent[]> {
  return await Array.fromAsync(readEventStream(ReadableStream.from(chunks)));
}

const TEXT =
  'event: progress\ndata: {"stage":"painting"}\n\nevent: done\ndata: {"name":"Žofka 🐈"}\n\n';
const EVENTS = [
  { event: "progress", data: '{"stage":"painting"}' },
  { event: "done", data: '{"name":"Žofka 🐈"}' },
];

Deno.test("[event stream] events arrive whole, wherever the network cuts them", async () => {
  for (const text of [TEXT, TEXT.replaceAll("\n", "\r\n"), TEXT.replaceAll("\n", "\r")]) {
    const bytes = encoder.encode(text + ": end\n");
    for (let cut = 0; cut <= bytes.length; cut++) {
      assert.deepEqual(await eventsOf([bytes.slice(0, cut), bytes.slice(cut)]), EVENTS, `${cut}`);
    }
    assert.deepEqual(await eventsOf(Array.from(bytes, (byte) => Uint8Array.of(byte))), EVENTS);
  }
});

Deno.test("[event stream] comments and unknown fields are passed over", async () => {
  const text = ": keep-alive\n\nid: 7\nretry: 10\nevent: done\ndata: 1\n\n";
  assert.deepEqual(await eventsOf([encoder.encode(text)]), [{ event: "done", data: "1" }]);
});

Deno.test("[event stream] several data lines are one text; no event name means message", async () => {
  const text = "data: one\ndata:two\ndata\n\n";
  assert.deepEqual(await eventsOf([encoder.encode(text)]), [
    { event: "message", data: "one\ntwo\n" },
  ]);
});

Deno.test("[event stream] an event cut off by the end is dropped", async () => {
  const text = "event: progress\ndata: 1\n\nevent: done\ndata: 2\n";
  assert.deepEqual(await eventsOf([encoder.encode(text)]), [{ event: "progress", data: "1" }]);
});

Deno.test("[event stream] leaving early cancels the stream", async () => {
  let cancelled = false;
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(encoder.encode("data: 1\n\n")),
    cancel: () => void (cancelled = true),
  });
  for await (const _event of readEventStream(stream)) break;
  assert.equal(cancelled, true);
});
