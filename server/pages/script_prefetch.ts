/**
 * @module Which scripts a page may need at a later press: what its islands import when they are used, such
 * as dialogs and messages. The browser fetches them when it is idle (`ui/islands/prefetch.ts`).
 */
import { join } from "node:path";

/** What the bundler says of a file of the build, by the module it was made from. */
interface BuiltFile {
  /** Path in the folder of files for the browser. */
  file: string;
  /** Comes with it. */
  imports?: string[];
  /** Comes when it is needed. */
  dynamicImports?: string[];
}

type Manifest = Record<string, BuiltFile>;

const ISLAND = /<cat-island [^>]*?name="(\w+)"/g;

/** Other files are the page's own: it loads them by itself. */
const CHUNK = /^assets\/(chunks\/[^/]+\.js)$/;

/** Islands come by themselves; passkeys need a connection, so that nothing is gained by having their library before. */
const NOT_AHEAD = /^islands\/|\/@simplewebauthn\//;

/** The page's one script, as the bundler writes it into the document. */
const SCRIPT = '<script src="/assets/';

/** Names what to fetch ahead at the script of a document whose body is `body`. */
export function createScriptPrefetch(
  clientFolder: string | undefined,
): (html: string, body: string) => string {
  const manifest = clientFolder === undefined ? {} : readManifest(clientFolder);
  const chunksOf = new Map<string, string>();
  return function nameAhead(html, body) {
    const islands = new Set(Array.from(body.matchAll(ISLAND), ([, name]) => name!));
    const key = [...islands].join(" ");
    if (!chunksOf.has(key)) chunksOf.set(key, laterChunks(manifest, islands).join(" "));
    const chunks = chunksOf.get(key);
    return chunks ? html.replace(SCRIPT, `<script data-prefetch="${chunks}" src="/assets/`) : html;
  };
}

/** In development nothing is built. */
function readManifest(clientFolder: string): Manifest {
  try {
    return JSON.parse(Deno.readTextFileSync(join(clientFolder, "..", "assets.json")));
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return {};
    throw error;
  }
}

/** Paths below `assets/` of everything that these islands import later and none of them has before. */
function laterChunks(manifest: Manifest, islands: ReadonlySet<string>): string[] {
  const now = new Set<string>();
  const all = new Set<string>();
  for (const island of islands) {
    collect(manifest, `islands/${island}.tsx`, now, false);
    collect(manifest, `islands/${island}.tsx`, all, true);
  }
  const paths = Array.from(all.difference(now), (key) => CHUNK.exec(manifest[key]!.file)?.[1]);
  return [...new Set(paths)].filter((path) => path !== undefined);
}

function collect(manifest: Manifest, key: string, found: Set<string>, isLaterToo: boolean): void {
  const built = manifest[key];
  if (!built || found.has(key)) return;
  found.add(key);
  const { imports = [], dynamicImports = [] } = built;
  const later = isLaterToo ? dynamicImports.filter((name) => !NOT_AHEAD.test(name)) : [];
  for (const name of [...imports, ...later]) collect(manifest, name, found, isLaterToo);
}
