import type { RegistrationSettings } from "../../../../lib/admin/admin_data.ts";
import type { PageContext } from "../../../types.ts";

export function data({ load }: PageContext): Promise<RegistrationSettings> {
  return load.admin!.registration();
}
