/** @module The part of the form where a photo becomes a character. Guests are asked to log in. */
import { useStore } from "../islands/use_store.ts";
import { useEffect, useId, useRef, useState } from "react";
import { lazyImport } from "../islands/lazy_import.ts";
import { useLazyWhen } from "../islands/use_lazy_when.ts";
import { Badge } from "../components/Badge.tsx";
import { Button, ButtonLink } from "../components/Button.tsx";
import { LineIcon } from "../components/LineIcon.tsx";
import type { User } from "../../lib/user.ts";
import { PHOTO_NEEDS_LOGIN, showFailureTexts } from "./failure_texts.ts";
import { followOfferedFiles } from "./offered_files.ts";
import type { GeneratorStore } from "./generator_store.ts";
import { t } from "../../lib/i18n/translate.ts";
import { Trans } from "../components/Trans.tsx";

const CAMERA =
  "M4 8h3.500l1.500-2.500h6L16.500 8H20v11H4ZM12 16.500a3.250 3.250 0 1 0 0-6.500 3.250 3.250 0 0 0 0 6.500Z";
const CHEVRON_UP = "m6 14.5 6-6 6 6";
const CHEVRON_DOWN = "m6 9.5 6 6 6-6";

export interface PhotoUploadProps {
  store: GeneratorStore;
  user: User | null;
  /** Whether what a photo shows can be listed before it is drawn. */
  reads: boolean;
}

export function PhotoUpload({ store, user, reads }: PhotoUploadProps) {
  const { photo, keepPhoto } = useStore(store.$draft);
  const busy = useStore(store.$drawing).state === "drawing";
  const [open, setOpen] = useState(false);
  const [hovering, setHovering] = useState(false);
  const id = useId();
  const named = { upload: <span className="sr-only">{t("photo upload")}</span> };
  const views = useLazyWhen(open && user !== null, () => import("./photo_views.ts"));

  /** What was seen on another photo goes with it. */
  function setPhoto(photo?: string) {
    store.$draft.set({ ...store.$draft.get(), photo, seen: undefined });
  }

  async function take(file: File) {
    if (!user) return showFailureTexts(PHOTO_NEEDS_LOGIN);
    // What is being drawn is being drawn from the photo that is there.
    if (busy) return;
    const module = await lazyImport(() => import("./photo.ts"));
    if (!module) return;
    const read = await module.readPhoto(file);
    if ("refusal" in read) return showFailureTexts(read.refusal);
    setPhoto(read.photo);
  }

  const onFile = useRef(take);
  onFile.current = take;
  useEffect(
    () => followOfferedFiles({ onFile: (file) => onFile.current(file), onHover: setHovering }),
    [],
  );

  useEffect(() => {
    if (photo) setOpen(true);
  }, [photo]);

  return (
    <section aria-labelledby={`${id}-title`} className="rounded-field bg-sunken px-3 py-1.5">
      <div className="flex items-center justify-between gap-3 max-[22rem]:gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3
            id={`${id}-title`}
            className="flex items-center gap-2 text-sm font-medium sm:text-base"
          >
            <LineIcon path={CAMERA} thickness={1.8} className="size-5 shrink-0" />
            {t("Upload Your Cat Photo")}
          </h3>
          <Badge tone="accent">{t("2 credits")}</Badge>
        </div>
        <Button
          variant="quiet"
          size="small"
          className="min-[16rem]:whitespace-nowrap max-[22rem]:px-1.5"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open
            ? <Trans text="Hide {upload}" values={named} />
            : <Trans text="Show {upload}" values={named} />}
          <LineIcon path={open ? CHEVRON_UP : CHEVRON_DOWN} thickness={2.5} className="size-4" />
        </Button>
      </div>
      <div id={id}>
        {open && !user && <LoginPrompt />}
        {open && views && (
          <views.PhotoPicker
            photo={photo}
            busy={busy}
            kept={keepPhoto}
            onKeep={(kept) => store.$draft.setKey("keepPhoto", kept)}
            onChoose={take}
            onRemove={setPhoto}
          >
            {photo && reads && !keepPhoto &&
              <views.SeenTraits store={store} photo={photo} busy={busy} />}
          </views.PhotoPicker>
        )}
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
      <p className="font-display text-2xl font-medium text-accent-ink">
        {t("Drop your photo here")}
      </p>
    </div>
  );
}

function LoginPrompt() {
  return (
    <div className="mt-2 grid justify-items-start gap-2 pb-1">
      <p className="font-display font-medium">{t(PHOTO_NEEDS_LOGIN.title)}</p>
      <p className="text-base">{t(PHOTO_NEEDS_LOGIN.description)}</p>
      <p className="text-sm text-muted">
        {t("Turning a photo into a character costs 2 credits instead of 1.")}
      </p>
      <ButtonLink href="/auth" variant="secondary" size="small">{t("Sign In")}</ButtonLink>
    </div>
  );
}
