// deno-lint-ignore-file no-console -- a command talks to its terminal
/**
 * @module Part of `deno task check`: `deno doc --lint` over the entry points of each folder. Every name in
 * them is documented, every type they mention is one of theirs, and every folder has an entry point.
 */
import { dirname } from "node:path";
import {
  APPLICATION_ENTRY_POINTS,
  ILLUSTRATOR_ENTRY_POINTS,
  WITHOUT_ENTRY_POINT,
} from "./doc_entry_points.ts";
import { namesForeignType } from "./foreign_types.ts";

/** Each of their folders has an entry point. */
const DIVIDED = ["server", "lib", "ui"];

/** How a finding begins. */
const FINDING = /^(?=error\[)/m;

const entryPoints = [...ILLUSTRATOR_ENTRY_POINTS, ...APPLICATION_ENTRY_POINTS];
const findings = [...await foldersWithoutFront(), ...await findingsOf(entryPoints)]
  .filter((finding) => !namesForeignType(finding));
for (const finding of findings) console.error(finding);
if (findings.length > 0) Deno.exit(1);
console.log(`Docs: ${entryPoints.length} entry points are documented`);

/** Folders of which no module is listed, nor why there is none. */
async function foldersWithoutFront(): Promise<string[]> {
  const listed = new Set(APPLICATION_ENTRY_POINTS.map((path) => dirname(path)));
  const missing: string[] = [];
  for (const top of DIVIDED) {
    for await (const { name, isDirectory } of Deno.readDir(top)) {
      const folder = `${top}/${name}`;
      const hasFront = [...listed].some((each) => `${each}/`.startsWith(`${folder}/`));
      if (isDirectory && !hasFront && !(folder in WITHOUT_ENTRY_POINT)) {
        missing.push(`${folder}: no entry point in server/tasks/doc_entry_points.ts`);
      }
    }
  }
  return missing;
}

/** What `deno doc --lint` finds in these modules. Throws when it could not look, e.g. at a missing file. */
async function findingsOf(paths: readonly string[]): Promise<string[]> {
  const { success, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["doc", "--quiet", "--lint", ...paths],
    env: { NO_COLOR: "1" },
    stdout: "null",
    stderr: "piped",
  }).output();
  const text = new TextDecoder().decode(stderr);
  const findings = text.split(FINDING).filter((part) => part.startsWith("error["));
  if (!success && findings.length === 0) throw new Error(text);
  return findings;
}
