/**
 * The character's picture in the colour of its scheme; a click shows it large.
 *
 * @module
 */
import { lazy, Suspense, useState } from "react";
import type { Character } from "../../lib/character.ts";
import { StoredPicture } from "../pictures/StoredPicture.tsx";
import { classNames } from "../components/class_names.ts";
import { shownName } from "./draft.ts";
import { SCHEME_LOOKS } from "../../lib/generator/looks.ts";

/** Most people never look: the dialog is loaded by the first who does. */
const LargePicture = lazy(() => import("./LargePicture.tsx"));

export interface PreviewPictureProps {
  character: Character;
  /** What was last seen of it half drawn, as a data URL: there until the picture has loaded. */
  partial?: string;
}

export function PreviewPicture({ character, partial }: PreviewPictureProps) {
  const [large, setLarge] = useState(false);
  const [painted, setPainted] = useState(false);
  const { imageUrl, alt, colorScheme } = character;
  return (
    <div
      className="size-full p-2"
      style={{ background: SCHEME_LOOKS[colorScheme].background }}
    >
      <div className="relative size-full overflow-hidden rounded-[0.65rem]">
        {partial && (
          <img
            src={partial}
            alt=""
            className="absolute inset-0 size-full object-cover"
          />
        )}
        <div className="relative size-full">
          <StoredPicture
            imageUrl={imageUrl}
            alt={alt}
            waiting={partial ? null : undefined}
            onLoad={() => setPainted(true)}
            className={classNames(
              "size-full object-cover transition-opacity duration-700",
              partial && !painted && "opacity-0",
            )}
          />
        </div>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label="Show the picture large"
          onClick={() => setLarge(true)}
          className="absolute inset-0 cursor-zoom-in rounded-[0.65rem] focus-visible:-outline-offset-4"
        />
      </div>
      {large && (
        <Suspense fallback={null}>
          <LargePicture
            imageUrl={imageUrl}
            alt={alt}
            title={shownName(character)}
            onClose={() => setLarge(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
