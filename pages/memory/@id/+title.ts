import { t } from "../../../lib/i18n/translate.ts";
import type { MemorialPage } from "../../../lib/memorials/memorial.ts";
import type { PageContext } from "../../types.ts";

export default function title({ data }: PageContext<MemorialPage | null>): string {
  return data ? t("In memory of {name}", { name: data.character.name }) : t("Character not found");
}
