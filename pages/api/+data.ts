import type { ApiGroup } from "../../lib/api_reference.ts";
import type { PageContext } from "../types.ts";

export function data({ load }: PageContext): ApiGroup[] {
  return load.apiReference();
}
