import assert from "node:assert/strict";
import { Failure, type FailureKind } from "../failure.ts";
import { readText } from "./text_body.ts";

const request = (body: BodyInit) => new Request("http://localhost/", { method: "POST", body });

const isFailure = (kind: FailureKind) => (error: unknown) =>
  error instanceof Failure && error.kind === kind && error.details.cause === undefined;

Deno.test("a body is read whole, up to its limit and not beyond", async () => {
  assert.equal(await readText(request("Miso 🐈"), 9), "Miso 🐈");
  assert.equal(await readText(new Request("http://localhost/"), 9), "");
  await assert.rejects(readText(request("Miso 🐈!"), 9), isFailure("tooLarge"));
});

Deno.test("a declared length is believed only where the HTTP layer vouches for it", async () => {
  const body = "a much longer body than declared";
  const declared = { "content-length": "5" };
  const chunked = { ...declared, "transfer-encoding": "chunked" };
  const post = (headers: HeadersInit) =>
    new Request("http://localhost/", { method: "POST", body, headers });
  await assert.rejects(readText(post(chunked), 9), isFailure("tooLarge"));
  await assert.rejects(readText(post({ "content-length": "10" }), 9), isFailure("tooLarge"));
});

Deno.test("a body that is cut off is the client's failure, and not logged as ours", async () => {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"username')),
    pull: (controller) => controller.error(new TypeError("The connection was reset.")),
  });
  await assert.rejects(readText(request(body), 100), isFailure("invalid"));
});
