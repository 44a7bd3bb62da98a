/**
 * @module The pictures of the last 24 hours, newest first. A tap brings one back with its words and looks.
 */
import { useStore } from "../islands/use_store.ts";
import { useEffect, useRef, useState } from "react";
import type { RecentPicture } from "../../lib/character.ts";
import { pictureUrl } from "../pictures/picture_url.ts";
import { inItsColours } from "../pictures/variants.ts";
import { restorePicture } from "./restore_picture.ts";
import { ROW, THUMB } from "./GalleryStage.tsx";
import type { GeneratorStore } from "./generator_store.ts";
import { t } from "../../lib/i18n/translate.ts";

export function RecentStrip({ store }: { store: GeneratorStore }) {
  const pictures = useStore(store.$recent);
  const shown = useStore(store.$draft).character?.imageUrl;
  return (
    <ul aria-label={t("Your pictures of the last 24 hours")} className={ROW}>
      {pictures.map((picture) => (
        <li key={picture.imageUrl} className="shrink-0">
          <button
            type="button"
            aria-label={labelOf(picture)}
            aria-pressed={picture.imageUrl === shown}
            onClick={() => restorePicture(store, picture)}
            className={THUMB}
          >
            <Thumbnail imageUrl={picture.imageUrl} />
            {picture.savedAs !== null && (
              <span className="absolute right-1 bottom-1 size-3 rounded-full border-2 border-surface bg-success" />
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

function labelOf({ alt, savedAs }: RecentPicture): string {
  return savedAs === null
    ? t("Bring back: {picture} Not saved yet.", { picture: alt })
    : t("Bring back: {picture} Saved.", { picture: alt });
}

/** Loaded when it comes into view. */
function Thumbnail({ imageUrl }: { imageUrl: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      pictureUrl(imageUrl, { width: 256 }).then(setUrl, () => undefined);
    });
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, [imageUrl]);
  return (
    <span
      ref={place}
      className="block size-full overflow-hidden rounded-[0.6rem] bg-sunken"
      style={inItsColours(imageUrl)}
    >
      {url && <img src={url} alt="" width={64} height={64} className="size-full object-cover" />}
    </span>
  );
}
