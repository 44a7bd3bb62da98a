import type { PageContextServer } from "vike/types";

export default function image({ data }: PageContextServer): string {
  const { character } = data.character!;
  return character ? `/api/characters/${character.id}/card.png` : "/preview.png";
}
