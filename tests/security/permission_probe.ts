// deno-lint-ignore-file no-console -- it reports to the test that starts it
/**
 * @module Tries, with the permissions of the server, what the server must never be able to do. Prints how
 * each attempt ended, as JSON.
 */

const attempts: Record<string, () => unknown> = {
  "ask the cloud's metadata": () => fetch("http://169.254.169.254/latest/meta-data/"),
  "ask another server": () => fetch("https://example.com/"),
  "ask a neighbour": () => fetch("http://127.0.0.1:8500/"),
  "open a connection": () => Deno.connect({ hostname: "127.0.0.1", port: 22 }),
  "listen elsewhere": () => Deno.listen({ hostname: "0.0.0.0", port: 0 }),
  "look up a name": () => Deno.resolveDns("example.com", "A"),
  "read the machine's users": () => Deno.readTextFile("/etc/passwd"),
  "read another process": () => Deno.readTextFile("/proc/1/environ"),
  "read a home": () => Deno.readDir(Deno.env.get("HOME") ?? "/root")[Symbol.asyncIterator]().next(),
  "climb out": () => Deno.readTextFile("../../../../../../etc/hostname"),
  "write into the code": () => Deno.writeTextFile("server/written.ts", ""),
  "write into the build": () => Deno.writeTextFile("dist/client/written.js", ""),
  "write elsewhere": () => Deno.writeTextFile("/tmp/written", ""),
  "run a program": () => new Deno.Command("id").output(),
  "load a library": () => Deno.dlopen("/lib/x86_64-linux-gnu/libc.so.6", {}),
  "load code from elsewhere": () => load("https://raw.githubusercontent.com/purrtrait/none.ts"),
  "load a package": () => load("npm:@purrtrait/none@1.0.0"),
  "end another process": () => Deno.kill(1, "SIGTERM"),
  "name the machine": () => Deno.hostname(),
  "read what it serves": () => Deno.readTextFile("deno.json"),
};

const ends: Record<string, string> = {};
for (const [what, attempt] of Object.entries(attempts)) {
  try {
    await attempt();
    ends[what] = "done";
  } catch (error) {
    ends[what] = String(error);
  }
}
console.log(JSON.stringify(ends));

/** Not written where it is used, because what is written there is loaded beforehand. */
function load(address: string): Promise<unknown> {
  return import(address);
}
