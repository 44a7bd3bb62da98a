import type { LegalData } from "../../lib/legal.ts";
import type { PageContext } from "../types.ts";

export function data({ load }: PageContext): Promise<LegalData> {
  return load.legal("privacy");
}
