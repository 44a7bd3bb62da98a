/** @module `deno task start`: builds when sources are newer than the build, then serves. */
import { readUiRuntime } from "../config.ts";
import { isBuildStale } from "./build_stamp.ts";
import { readCommandLine } from "./command_line.ts";
import { serve, SERVE_OPTIONS } from "./serve.ts";

readCommandLine({
  usage: "deno task start   builds when sources are newer, then serves",
  options: SERVE_OPTIONS,
});
if (isBuildStale(readUiRuntime())) {
  const { success } = await new Deno.Command(Deno.execPath(), { args: ["task", "build"] }).spawn()
    .status;
  if (!success) Deno.exit(1);
}
await serve();
