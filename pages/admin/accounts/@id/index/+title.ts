import type { PageContext } from "../../../../types.ts";
import type { AccountDetails } from "../../../../../lib/admin/admin_data.ts";

export default function title({ data }: PageContext<AccountDetails>): string {
  return data.username;
}
