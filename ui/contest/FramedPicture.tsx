/** @module The picture of an entry, framed in its character's colours as in a gallery. */
import type { SavedCharacter } from "../../lib/character.ts";
import { SCHEME_LOOKS } from "../../lib/generator/looks.ts";
import { classNames } from "../components/class_names.ts";
import { EntryPicture, type EntryPictureProps } from "./EntryPicture.tsx";

export interface FramedPictureProps extends EntryPictureProps {
  character: Pick<SavedCharacter, "id" | "imageUrl" | "alt" | "colorScheme">;
  className?: string;
}

export function FramedPicture({ className, ...picture }: FramedPictureProps) {
  const { background } = SCHEME_LOOKS[picture.character.colorScheme];
  return (
    <div className={classNames("rounded-[1.25rem] p-2", className)} style={{ background }}>
      <div className="aspect-square overflow-hidden rounded-[0.85rem]">
        <EntryPicture {...picture} />
      </div>
    </div>
  );
}
