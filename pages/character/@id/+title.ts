import type { PageContextServer } from "vike/types";

export default function title({ data }: PageContextServer): string {
  return data.character!.character?.name ?? "Character not found";
}
