import assert from "node:assert/strict";
import { configureLog, log } from "./log.ts";

/** What `work` writes, by the method of the console. */
function written(options: Parameters<typeof configureLog>[0], work: () => void): string[] {
  const lines: string[] = [];
  const keep = (line: string) => void lines.push(line);
  configureLog(options, { ...console, debug: keep, info: keep, warn: keep, error: keep });
  try {
    work();
  } finally {
    configureLog({ format: "text", level: "info" });
  }
  return lines;
}

Deno.test("[log] a line of JSON has time, level, message and fields", () => {
  const [line, ...more] = written(
    { format: "json", level: "info" },
    () =>
      log.error("GET /api/x", new TypeError("no\nway"), {
        requestId: "abc",
        status: 500,
        durationMs: 1.5,
        userId: undefined,
      }),
  );
  assert.deepEqual(more, []);
  const { "@timestamp": time, error, ...rest } = JSON.parse(line!);
  assert.ok(Math.abs(Date.parse(time) - Date.now()) < 60_000);
  assert.match(error, /^TypeError: no ⏎ way ⏎ at /);
  assert.deepEqual(rest, {
    level: "ERROR",
    message: "GET /api/x",
    logger: "purrtrait",
    requestId: "abc",
    status: 500,
    durationMs: 1.5,
  });
});

Deno.test("[log] a line of text can be read at a glance", () => {
  const [line] = written(
    { format: "text", level: "info" },
    () => log.warn("slow {braces} are kept", { route: "/api/x", status: 200 }),
  );
  assert.match(
    line!,
    /^\d{4}-\d\d-\d\dT[\d:.]+Z warn slow \{braces\} are kept route=\/api\/x status=200$/,
  );
});

Deno.test("[log] events below the level are left out", () => {
  const lines = written({ format: "text", level: "warn" }, () => {
    log.debug("one");
    log.info("two");
    log.warn("three");
    log.error("four");
  });
  assert.deepEqual(lines.map((line) => line.split(" ").slice(1).join(" ")), [
    "warn three",
    "error four",
  ]);
});

Deno.test("[log] an error is written with its causes, also in a circle", () => {
  const cause = new Error("the socket is closed");
  const error = new Error("the storage does not answer", { cause });
  cause.cause = error;
  const [line] = written({ format: "text", level: "info" }, () => log.error("put", error));
  assert.match(line!, /the storage does not answer.* ⏎ caused by Error: the socket is closed/);
});

Deno.test("[log] neither message nor error nor field shows a secret, or breaks the line", () => {
  for (const format of ["json", "text"] as const) {
    const lines = written({ format, level: "info" }, () => {
      const cause = new Error(
        "https://s3.example/k.png?X-Amz-Signature=secret\u2028for a@b.example",
      );
      log.error("wrote to anna@cats.example\r\nfake", cause, { route: "/x?token=secret\n" });
    });
    assert.equal(lines.length, 1);
    assert.doesNotMatch(lines[0]!, /secret|anna@|a@b/);
    // deno-lint-ignore no-control-regex -- these are what must not be there
    assert.doesNotMatch(lines[0]!, /[\x00-\x1f\x7f-\x9f\u2028\u2029]/);
  }
});
