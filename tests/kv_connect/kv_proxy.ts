/**
 * @module A proxy before a KV Connect server that treats answers badly: after the server has done what was
 * asked, the answer is lost, cut off, or late.
 */
import { serveLoopback } from "../support/loopback_server.ts";
import { sleep } from "../../lib/sleep.ts";

/**
 * What the proxy does with an answer. `lost`: the client must ask again; `cut`: it breaks off after
 * its first bytes.
 */
export type Fate = "pass" | "lost" | "cut" | { lateMs: number };

export interface KvProxy extends AsyncDisposable {
  url: string;
  /** Decides on each answer; the kind is `atomic_write`, `snapshot_read`, `watch`, or empty for metadata. */
  fate: (kind: string) => Fate;
  /** Done before a request of this kind is passed on. */
  before: (kind: string) => unknown;
}

export function startKvProxy(target: string): KvProxy {
  const server = serveLoopback(forward);

  async function forward(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const body = new Uint8Array(await request.arrayBuffer());
    const { method, headers } = request;
    const kind = pathname.split("/").at(-1)!;
    await proxy.before(kind);
    const answer = await fetch(new URL(pathname, target), { method, headers, body });
    if (kind === "watch") return answer;
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const fate = proxy.fate(kind);
    if (fate === "lost") return new Response("lost", { status: 502 });
    const { status } = answer;
    const type = { "Content-Type": answer.headers.get("Content-Type") ?? "" };
    if (fate === "cut") return new Response(cutOff(bytes), { status, headers: type });
    if (fate !== "pass") await sleep(fate.lateMs);
    return new Response(bytes, { status, headers: type });
  }

  const proxy: KvProxy = {
    url: server.origin,
    fate: () => "pass",
    before: () => {},
    [Symbol.asyncDispose]: server.close,
  };
  return proxy;
}

/** The first byte, then the end of the connection. */
function cutOff(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(bytes.slice(0, 1));
      await sleep(20);
      controller.error(new Error("cut"));
    },
  });
}

/** Once this fate for the next answer to a commit, then all answers pass. */
export function onceForCommit(fate: Fate): (kind: string) => Fate {
  let left = 1;
  return (kind) => kind === "atomic_write" && left-- > 0 ? fate : "pass";
}
