/**
 * @module The picture of an entry. One that fails is asked for once more, at the image service; what comes
 * of that stays.
 */
import { useEffect, useRef, useState } from "react";
import type { SavedCharacter } from "../../lib/character.ts";
import { pictureUrl } from "../pictures/picture_url.ts";
import { inItsColours, pictureVariants } from "../pictures/variants.ts";

export interface EntryPictureProps {
  character: Pick<SavedCharacter, "id" | "imageUrl" | "alt">;
  /** How wide it is shown, as in the `sizes` of `<img>`. */
  sizes: string;
  /** `first`: the picture the page opens with; `later`: loaded when it comes into view. */
  priority?: "first" | "later";
}

/** Fills its place, which is square. */
export function EntryPicture({ character, sizes, priority }: EntryPictureProps) {
  const { id, imageUrl, alt } = character;
  const [fallback, setFallback] = useState<string>();
  const picture = useRef<HTMLImageElement>(null);
  const failed = useRef(false);

  useEffect(() => {
    // It may have failed before this component hydrated and listened.
    const { complete, naturalWidth } = picture.current!;
    if (complete && naturalWidth === 0) switchOver();
  }, []);

  function switchOver() {
    if (failed.current) return;
    failed.current = true;
    pictureUrl(imageUrl, { fresh: true }).then(setFallback, () => undefined);
  }

  return (
    <img
      key={fallback}
      ref={picture}
      // Before `src`: browsers start loading as soon as they know that.
      loading={priority === "later" ? "lazy" : undefined}
      fetchPriority={priority === "first" ? "high" : undefined}
      decoding={priority === "first" ? undefined : "async"}
      {...(fallback
        ? { src: fallback, style: inItsColours(imageUrl) }
        : { sizes, ...pictureVariants(id, { imageUrl }) })}
      alt={alt}
      width={1024}
      height={1024}
      onError={switchOver}
      className="size-full bg-sunken object-cover"
    />
  );
}
