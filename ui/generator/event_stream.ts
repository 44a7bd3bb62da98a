/**
 * @module Reads server-sent events from a response body. `EventSource` cannot be used: it only sends GET.
 */

/** One event as it was sent: its name, and its data, several `data` lines joined by line breaks. */
export interface StreamEvent {
  event: string;
  data: string;
}

/** The events of a stream, one by one. An event that the end of the stream cuts off is dropped. */
export async function* readEventStream(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<StreamEvent> {
  let event = "message";
  let data: string[] = [];
  for await (const line of readLines(body)) {
    if (line === "") {
      if (data.length > 0) yield { event, data: data.join("\n") };
      event = "message";
      data = [];
      continue;
    }
    const { field, value } = splitField(line);
    if (field === "event") event = value;
    if (field === "data") data.push(value);
  }
}

/** `field: value`, where the space after the colon is optional; a comment has an empty field. */
function splitField(line: string): { field: string; value: string } {
  const colon = line.indexOf(":");
  if (colon < 0) return { field: line, value: "" };
  return { field: line.slice(0, colon), value: line.slice(colon + 1).replace(/^ /, "") };
}

/** Lines that end in LF, CR or CRLF, wherever the network cut the stream. */
async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    while (true) {
      const { done, value } = await reader.read();
      if (done) return;
      rest += decoder.decode(value, { stream: true });
      // A CR at the very end may be half of a CRLF: it waits for the next chunk.
      const lines = rest.split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop()!;
      yield* lines;
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}
