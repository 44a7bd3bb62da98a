import { msg } from "../../lib/i18n/translate.ts";
import type { PageConfig } from "../types.ts";

export default { title: msg("Notifications") } satisfies PageConfig;
