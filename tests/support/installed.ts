/**
 * @module Programs that are not part of the product: named by a variable, on `PATH`, or where their
 * language installs them.
 */
import { join } from "node:path";

export interface Program {
  name: string;
  /** The variable that names its path. */
  variable?: string;
  /** Where it is installed, below the home folder, if not on `PATH`. */
  folder?: string;
}

export const DENOKV: Program = { name: "denokv", variable: "DENOKV", folder: ".cargo/bin" };

export const VERSITYGW: Program = { name: "versitygw", variable: "VERSITYGW", folder: "go/bin" };

/** The path of the program; undefined when it is not installed. */
export function installed({ name, variable, folder }: Program): string | undefined {
  const named = variable && Deno.env.get(variable);
  if (named) return named;
  const { PATH = "", HOME = "" } = Deno.env.toObject();
  const folders = [...PATH.split(":"), ...folder ? [join(HOME, folder)] : []];
  return folders.map((folder) => join(folder, name)).find(isFile);
}

function isFile(path: string): boolean {
  try {
    return Deno.statSync(path).isFile;
  } catch {
    return false;
  }
}
