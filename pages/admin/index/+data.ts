import type { AdminOverview } from "../../../lib/admin/admin_data.ts";
import type { PageContext } from "../../types.ts";

export function data({ load }: PageContext): Promise<AdminOverview> {
  return load.admin!.overview();
}
