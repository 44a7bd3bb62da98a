/**
 * The part of the form where a photo becomes a character. Guests are asked to log in.
 *
 * @module
 */
import { useStore } from "../islands/use_store.ts";
import { useEffect, useId, useRef, useState } from "react";
import { lazyImport } from "../islands/lazy_import.ts";
import { Badge } from "../components/Badge.tsx";
import { Button, ButtonLink } from "../components/Button.tsx";
import { LineIcon } from "../components/LineIcon.tsx";
import type { User } from "../../lib/user.ts";
import { PHOTO_NEEDS_LOGIN, showFailureTexts } from "./failure_texts.ts";
import { followOfferedFiles } from "./offered_files.ts";
import { PhotoPicker } from "./PhotoPicker.tsx";
import type { GeneratorStore } from "./generator_store.ts";

const CAMERA =
  "M4 8h3.500l1.500-2.500h6L16.500 8H20v11H4ZM12 16.500a3.250 3.250 0 1 0 0-6.500 3.250 3.250 0 0 0 0 6.500Z";
const CHEVRON_UP = "m6 14.5 6-6 6 6";
const CHEVRON_DOWN = "m6 9.5 6 6 6-6";

export function PhotoUpload({ store, user }: { store: GeneratorStore; user: User | null }) {
  const { photo, keepPhoto } = useStore(store.$draft);
  const busy = useStore(store.$drawing).state === "drawing";
  const [open, setOpen] = useState(false);
  const [hovering, setHovering] = useState(false);
  const id = useId();

  async function take(file: File) {
    if (!user) return showFailureTexts(PHOTO_NEEDS_LOGIN);
    // What is being drawn is being drawn from the photo that is there.
    if (busy) return;
    const module = await lazyImport(() => import("./photo.ts"));
    if (!module) return;
    const read = await module.readPhoto(file);
    if ("refusal" in read) return showFailureTexts(read.refusal);
    store.$draft.setKey("photo", read.photo);
  }

  const onFile = useRef(take);
  onFile.current = take;
  useEffect(() =>
    followOfferedFiles({
      onFile: (file) => onFile.current(file),
      onHover: setHovering,
    }), []);

  useEffect(() => {
    if (photo) setOpen(true);
  }, [photo]);

  return (
    <section aria-labelledby={`${id}-title`} className="rounded-field bg-sunken px-3 py-1.5">
      <div className="flex items-center justify-between gap-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3
            id={`${id}-title`}
            className="flex items-center gap-2 text-sm font-medium sm:text-base"
          >
            <LineIcon path={CAMERA} thickness={1.8} className="size-5 shrink-0" />
            Upload Your Cat Photo
          </h3>
          <Badge tone="accent">2 credits</Badge>
        </div>
        <Button
          variant="quiet"
          size="small"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? "Hide" : "Show"} <span className="sr-only">photo upload</span>
          <LineIcon path={open ? CHEVRON_UP : CHEVRON_DOWN} thickness={2.5} className="size-4" />
        </Button>
      </div>
      <div id={id}>
        {open && (user
          ? (
            <PhotoPicker
              photo={photo}
              busy={busy}
              kept={keepPhoto}
              onKeep={(kept) => store.$draft.setKey("keepPhoto", kept)}
              onChoose={take}
              onRemove={() => store.$draft.setKey("photo", undefined)}
            />
          )
          : <LoginPrompt />)}
      </div>
      {hovering && <DropHint />}
    </section>
  );
}

/** Over the whole page, because a photo can be dropped anywhere on it. */
function DropHint() {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none fixed inset-4 z-40 grid place-items-center rounded-card border-4 border-dashed border-accent-ink bg-accent-soft/85"
    >
      <p className="font-display text-2xl font-medium text-accent-ink">Drop your photo here</p>
    </div>
  );
}

function LoginPrompt() {
  return (
    <div className="mt-2 grid justify-items-start gap-2 pb-1">
      <p className="font-display font-medium">{PHOTO_NEEDS_LOGIN.title}</p>
      <p className="text-base">{PHOTO_NEEDS_LOGIN.description}</p>
      <p className="text-sm text-muted">
        Turning a photo into a character costs 2 credits instead of 1.
      </p>
      <ButtonLink href="/auth" variant="secondary" size="small">Sign In</ButtonLink>
    </div>
  );
}
