/**
 * @module A picture from the image storage, whose URL may have expired by the time it is shown. The one of
 * a saved character is in the page at once, in the size that fits.
 */
import { type ReactNode, useEffect, useRef, useState } from "react";
import { attemptsFor, findUrl, type StoredImage } from "./recovery.ts";
import { inItsColours, pictureVariants } from "./variants.ts";
import { t } from "../../lib/i18n/translate.ts";

export interface StoredPictureProps extends StoredImage {
  alt: string;
  /** How wide it is shown, as in the `sizes` of `<img>`; for saved characters. */
  sizes?: string;
  /** `first`: the one picture a page is about; `later`: loaded when it comes into view. */
  priority?: "first" | "later";
  /** What is there while its URL is looked up; absent: a breathing square of its colours. */
  waiting?: ReactNode;
  onLoad?: () => void;
  className?: string;
}

/** Pictures are square, this many pixels wide. */
const PIXELS = 1024;

/** How long the last attempt waits: long enough for a server to come back. */
const RECOVERY_PAUSE_MS = 2500;

/** Fills its place with the picture; if that cannot be loaded, says so there. */
export function StoredPicture(props: StoredPictureProps) {
  // Another picture starts with its own attempts.
  return <Attempts key={props.imageUrl} {...props} />;
}

function Attempts(
  { alt, sizes, priority, waiting, onLoad, className, ...image }: StoredPictureProps,
) {
  const attempts = attemptsFor(image);
  const [attempt, setAttempt] = useState(0);
  const [url, setUrl] = useState<string>();
  const picture = useRef<HTMLImageElement>(null);
  const kind = attempts[attempt];
  const tryNext = () => {
    setUrl(undefined);
    setAttempt(attempt + 1);
  };

  useEffect(() => {
    if (!kind) return;
    if (kind === "variants") {
      // It may have failed before this component hydrated and listened.
      if (isBroken(picture.current!)) tryNext();
      return;
    }
    let current = true;
    const pause = kind === "recovered" ? RECOVERY_PAUSE_MS : 0;
    const timer = setTimeout(() => {
      findUrl(image, kind)
        .then((found) => current && setUrl(found), () => current && tryNext());
    }, pause);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [attempt]);

  if (!kind) {
    return <Message title={t("Image Error")} text={t("The picture could not be loaded.")} />;
  }
  if (kind !== "variants" && !url) {
    return kind === "recovered"
      ? <Message title={t("Image failed to load")} text={t("Attempting to recover...")} />
      : waiting === undefined
      ? <Breathing imageUrl={image.imageUrl} />
      : waiting;
  }
  return (
    <img
      key={attempt}
      ref={picture}
      // Before `src`: browsers start loading as soon as they know that.
      loading={priority === "later" ? "lazy" : undefined}
      fetchPriority={priority === "first" ? "high" : undefined}
      decoding={priority === "first" ? undefined : "async"}
      {...(kind === "variants"
        ? { sizes, ...pictureVariants(image.characterId!, image) }
        : { src: url, style: inItsColours(image.imageUrl) })}
      alt={alt}
      width={PIXELS}
      height={PIXELS}
      onLoad={onLoad}
      onError={tryNext}
      className={className}
    />
  );
}

function Breathing({ imageUrl }: Pick<StoredImage, "imageUrl">) {
  return (
    <span className="block size-full animate-breathe bg-sunken" style={inItsColours(imageUrl)} />
  );
}

function isBroken({ complete, naturalWidth }: HTMLImageElement): boolean {
  return complete && naturalWidth === 0;
}

function Message({ title, text }: { title: string; text: string }) {
  return (
    <span role="status" className="@container block size-full bg-sunken">
      <span className="grid size-full place-content-center gap-1 p-4 text-center @max-[10rem]:p-1">
        <span className="font-display font-medium @max-[10rem]:text-sm @max-[10rem]:leading-tight">
          {title}
        </span>
        <span className="text-sm text-muted @max-[10rem]:sr-only">{text}</span>
      </span>
    </span>
  );
}
