/**
 * A picture from the image storage, whose address may have expired by the time it is shown.
 *
 * @module
 */
import { useEffect, useState } from "react";
import { pictureAddress } from "./picture_address.ts";

export interface StoredPictureProps {
  /** Storage key, path or full address. */
  imageUrl: string;
  alt: string;
  className?: string;
}

/** Pictures are square, this many pixels wide. */
const PIXELS = 1024;

/** How long the last attempt waits: long enough for a server to come back. */
const RECOVERY_PAUSE_MS = 2500;

/** Attempts to load the picture, in their order; after the last one it is given up. */
const ATTEMPTS = ["known", "refreshed", "recovered"] as const;

/** Fills its place with the picture; if that cannot be loaded, says so there. */
export function StoredPicture(props: StoredPictureProps) {
  // Another picture starts with its own attempts.
  return <Attempts key={props.imageUrl} {...props} />;
}

function Attempts({ imageUrl, alt, className }: StoredPictureProps) {
  const [attempt, setAttempt] = useState(0);
  const [address, setAddress] = useState<string>();
  const kind = ATTEMPTS[attempt];
  const tryNext = () => {
    setAddress(undefined);
    setAttempt(attempt + 1);
  };

  useEffect(() => {
    if (!kind) return;
    let current = true;
    const pause = kind === "recovered" ? RECOVERY_PAUSE_MS : 0;
    const timer = setTimeout(() => {
      pictureAddress(imageUrl, { fresh: kind !== "known" })
        .then((found) => current && setAddress(found), () => current && tryNext());
    }, pause);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [attempt]);

  if (!kind) return <Message title="Image Error" text="The picture could not be loaded." />;
  if (!address) {
    return kind === "recovered"
      ? <Message title="Image failed to load" text="Attempting to recover..." />
      : <span className="block size-full animate-breathe bg-sunken" />;
  }
  return (
    <img
      key={attempt}
      src={address}
      alt={alt}
      width={PIXELS}
      height={PIXELS}
      decoding="async"
      onError={tryNext}
      className={className}
    />
  );
}

function Message({ title, text }: { title: string; text: string }) {
  return (
    <span
      role="status"
      className="grid size-full place-content-center gap-1 bg-sunken p-4 text-center"
    >
      <span className="font-display font-medium">{title}</span>
      <span className="text-sm text-muted">{text}</span>
    </span>
  );
}
