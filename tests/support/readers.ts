// deno-lint-ignore-file no-console -- says which tests were left out
/**
 * @module Programs of others that read files strictly. Where one is not installed its tests are left out,
 * and say so.
 */
import assert from "node:assert/strict";
import { installed } from "./installed.ts";

/** Each with the Debian package that brings it. */
const PACKAGES = {
  webpinfo: "webp",
  webpmux: "webp",
  gifsicle: "gifsicle",
  pdfinfo: "poppler-utils",
  qpdf: "qpdf",
  xmllint: "libxml2-utils",
  pngcheck: "pngcheck",
  jpeginfo: "jpeginfo",
  djpeg: "libjpeg-turbo-progs",
  unzip: "unzip",
} as const;

/** One of the programs. */
export type Reader = keyof typeof PACKAGES;

/** A test that needs these programs; left out, with the reason, where one is not installed. */
export function readerTest(
  name: string,
  readers: readonly Reader[],
  test: () => Promise<void>,
): void {
  const missing = readers.filter((reader) => !installed({ name: reader }));
  if (missing.length > 0) {
    const packages = new Set(missing.map((reader) => PACKAGES[reader]));
    console.warn(`Left out: “${name}”. Not installed: ${[...packages].join(", ")}`);
  }
  Deno.test({ name, ignore: missing.length > 0, fn: test });
}

/** What the program says of a file of these bytes. Fails when it refuses the file or warns of anything. */
export async function readBy(
  reader: Reader,
  options: readonly string[],
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<string> {
  const folder = await Deno.makeTempDir();
  try {
    const path = `${folder}/${name.split("/").at(-1)}`;
    await Deno.writeFile(path, bytes);
    const args = [...options, path];
    const { code, stdout, stderr } = await new Deno.Command(reader, { args }).output();
    const said = new TextDecoder().decode(stdout), wrong = new TextDecoder().decode(stderr);
    assert.equal(code, 0, `${reader} ${name}: ${said}${wrong}`);
    assert.equal(wrong, "", `${reader} ${name}`);
    return said;
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}
