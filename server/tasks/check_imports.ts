// deno-lint-ignore-file no-console -- a command talks to its terminal
/**
 * @module Part of `deno task check`: refuses imports against the directions of the architecture and of the
 * layers inside `server/` and the tiers inside the illustrator, folders and files that import each other in a circle, commits that the store
 * does not count, fixed waits in tests, sets that take long to check, and module comments of another form.
 */
import { uncountedCommits } from "./commit_rules.ts";
import { fileCycles, folderCycles } from "./folder_cycles.ts";
import { importsFromHigherTier } from "./illustrator_tiers.ts";
import { wrongImports } from "./import_rules.ts";
import { largeReadonlySets } from "./large_set_rules.ts";
import { moduleCommentFaults } from "./module_comment_rules.ts";
import { ownSources } from "./own_sources.ts";
import { importsFromAbove } from "./server_layers.ts";
import { fixedWaits } from "./wait_rules.ts";

/** Their samples are wrong on purpose. */
const SAMPLES = [
  "server/tasks/illustrator_tiers_test.ts",
  "server/tasks/import_rules_test.ts",
  "server/tasks/folder_cycles_test.ts",
  "server/tasks/commit_rules_test.ts",
  "server/tasks/large_set_rules_test.ts",
  "server/tasks/module_comment_rules_test.ts",
  "server/tasks/server_layers_test.ts",
  "server/tasks/wait_rules_test.ts",
];

const all = await ownSources();
for (const path of SAMPLES) all.delete(path);
const wrong = [...all].flatMap(([path, source]) => [
  ...wrongImports(path, source),
  ...importsFromAbove(path, source),
  ...importsFromHigherTier(path, source),
  ...uncountedCommits(path, source),
  ...fixedWaits(path, source),
  ...largeReadonlySets(path, source),
  ...moduleCommentFaults(path, source),
]);
const server = new Map([...all].filter(([path]) => path.startsWith("server/")));
for (const circle of folderCycles(server)) wrong.push(`a circle of folders: ${circle.join(" → ")}`);
for (const circle of fileCycles(all)) wrong.push(`a circle of files: ${circle.join(" → ")}`);
for (const line of wrong) console.error(line);
if (wrong.length > 0) Deno.exit(1);
console.log(
  "Imports: every direction is right; every commit is counted; no test waits for a time; " +
    "module comments have one form",
);
