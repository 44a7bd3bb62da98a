import type { MemoryPage } from "../../../lib/memory/memory.ts";
import type { PageContext } from "../../types.ts";

export default function title({ data }: PageContext<MemoryPage | null>): string {
  return data ? `In memory of ${data.character.name}` : "Character not found";
}
