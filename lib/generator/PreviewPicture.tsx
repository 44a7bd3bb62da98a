/**
 * The character's picture in the colour of its scheme; a click shows it large.
 *
 * @module
 */
import { lazy, Suspense, useState } from "react";
import type { Character } from "../character.ts";
import { StoredPicture } from "../pictures/StoredPicture.tsx";
import { shownName } from "./draft.ts";
import { SCHEME_LOOKS } from "./looks.ts";

/** Most people never look: the dialog is loaded by the first who does. */
const LargePicture = lazy(() => import("./LargePicture.tsx"));

export function PreviewPicture({ character }: { character: Character }) {
  const [large, setLarge] = useState(false);
  const { imageUrl, alt, colorScheme } = character;
  return (
    <div
      className="size-full p-2"
      style={{ background: SCHEME_LOOKS[colorScheme].background }}
    >
      <div className="relative size-full overflow-hidden rounded-[0.65rem]">
        <StoredPicture imageUrl={imageUrl} alt={alt} className="size-full object-cover" />
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
