/** @module `deno task entries`: writes the index file of each kind of entry of the illustrator. */
import { indexText, indexUrl, KINDS } from "../illustrator/entries/index_files.ts";
import { readCommandLine } from "./command_line.ts";

readCommandLine({ usage: "deno task entries   writes the index file of each kind of entry" });

for (const kind of KINDS) await Deno.writeTextFile(indexUrl(kind), await indexText(kind));
