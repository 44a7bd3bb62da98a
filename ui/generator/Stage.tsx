/**
 * @module The stage: cats of the gallery, the drawing in progress, what went wrong, or the character; below
 * it the row of pictures, and what is said and done about the one that is shown.
 */
import { useStore } from "../islands/use_store.ts";
import { useId, useRef, useState } from "react";
import { GALLERY } from "../../lib/gallery.ts";
import { Card } from "../components/Card.tsx";
import { classNames } from "../components/class_names.ts";
import { useLazyWhen } from "../islands/use_lazy_when.ts";
import { DescriptionCaption } from "./DescriptionCaption.tsx";
import type { DrawRequest } from "./draw_request.ts";
import { DrawingFailure } from "./DrawingFailure.tsx";
import { DrawingProgress } from "./DrawingProgress.tsx";
import { looksOf } from "./changed_looks.ts";
import { GalleryCaption, GalleryPicture, GalleryRow } from "./GalleryStage.tsx";
import type { GeneratorStore } from "./generator_store.ts";
import { RESERVED_HEIGHT } from "./reserved_heights.ts";
import { characterToKeep } from "./pending_character.ts";
import { PictureCaption } from "./PictureCaption.tsx";
import { PreviewPicture } from "./PreviewPicture.tsx";
import { isSketchOf, type Sketch, sketchFor } from "./sketch_state.ts";
import { t } from "../../lib/i18n/translate.ts";

export interface StageProps {
  store: GeneratorStore;
  changesAreFree: boolean;
  /** Whether premium styles are open. */
  isPremium: boolean;
}

export function Stage({ store, changesAreFree, isPremium }: StageProps) {
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const [example, setExample] = useState(GALLERY[0]!);
  const draft = useStore(store.$draft);
  const character = characterToKeep(draft);
  const { state } = useStore(store.$drawing);
  const recent = useStore(store.$recent);
  const latest = useStore(store.$sketch);
  const tools = useLazyWhen(
    character !== undefined || state === "drawing" || recent.length > 0,
    () => import("./PictureTools.tsx"),
  );
  const sketches = useLazyWhen(draft.description !== "", () => import("./SketchTools.tsx"));
  const sketch = sketchFor(latest, draft);
  const isStale = !isSketchOf(sketch, draft);
  // The button that starts the drawing goes; the focus must not fall off the page.
  const keepFocus = (act: () => void) => () => {
    act();
    panel.current!.focus();
  };
  const isEmpty = !character && state === "idle";
  const strip = tools && recent.length > 0 ? <tools.RecentStrip store={store} /> : undefined;
  const caption = state === "drawing" && draft.request && (
    <DescriptionCaption description={draft.request.prompt} style={draft.request.style} />
  );

  function takeExample(picture: typeof example) {
    setExample(picture);
    store.takeExample(picture, { isPremium });
  }

  return (
    <Card
      as="section"
      ref={panel}
      tabIndex={-1}
      aria-labelledby={titleId}
      flush
      className="grid grid-cols-1 gap-3 p-3 outline-none sm:p-4"
    >
      <h2 id={titleId} className="sr-only">{t("Preview")}</h2>
      {sketches && (
        <>
          {/* A generator that cannot change a picture makes no sketches either. */}
          {changesAreFree && <sketches.SketchFollower store={store} />}
          <sketches.TypingStrip store={store} stage={panel} />
        </>
      )}
      <div className="rounded-field bg-sunken">
        <div className={SQUARE}>
          {!isEmpty
            ? <Easel store={store} keepFocus={keepFocus} />
            : sketch && sketches
            ? <sketches.SketchPicture sketch={sketch} isStale={isStale} />
            : <GalleryPicture picture={example} />}
          {character && state === "idle" && sketch && sketches && (
            <sketches.SketchCorner sketch={sketch} />
          )}
        </div>
      </div>
      <div className="h-18">
        {strip ?? (isEmpty
          ? <GalleryRow chosen={sketch ? undefined : example} onChoose={takeExample} />
          : caption)}
      </div>
      <div
        data-kept-height="stage"
        className={classNames(
          "grid grid-cols-1 content-start gap-3",
          isEmpty ? RESERVED_HEIGHT.stage : RESERVED_HEIGHT.picture,
        )}
      >
        {sketch && sketches && state === "idle" && (
          <sketches.SketchCaption store={store} isStale={isStale} />
        )}
        {strip && caption}
        {isEmpty && !sketch && (
          <GalleryCaption
            picture={example}
            onTake={() => takeExample(example)}
          />
        )}
        {character && state === "idle" && (
          <>
            <PictureCaption
              character={changesAreFree
                ? { ...character, ...looksOf(draft.character!) }
                : character}
              store={store}
              keepFocus={keepFocus}
            >
              {tools && <tools.Steps store={store} />}
            </PictureCaption>
            {tools && <tools.PictureTools store={store} changesAreFree={changesAreFree} />}
          </>
        )}
      </div>
    </Card>
  );
}

interface EaselProps {
  store: GeneratorStore;
  keepFocus: (act: () => void) => () => void;
}

function Easel({ store, keepFocus }: EaselProps) {
  const draft = useStore(store.$draft);
  const { request } = draft;
  const character = characterToKeep(draft);
  const drawing = useStore(store.$drawing);
  const changing = useStore(store.$changing);
  const isWaiting = drawing.state === "drawing" &&
    (drawing.pause !== undefined || drawing.progress.ahead !== undefined);
  const waiting = useLazyWhen(isWaiting, () => import("./waiting_views.ts"));
  const sketch = useStore(store.$sketch);

  if (drawing.state === "drawing") {
    const { progress, partial, pause } = drawing;
    const { ahead, seconds = 0 } = progress;
    const line = waiting && ahead !== undefined && (
      <waiting.WaitingInLine ahead={ahead} seconds={seconds} />
    );
    return waiting && pause
      ? <waiting.RetryNotice pause={pause} onCancel={keepFocus(store.cancelRetry)} />
      : (
        <DrawingProgress
          progress={progress}
          // The one that was seen before, until the server sends that of the picture itself.
          partial={partial ?? (line ? undefined : sketchOf(request, sketch))}
          line={line || undefined}
        />
      );
  }
  if (drawing.state === "failed") {
    return (
      <DrawingFailure
        reason={drawing.reason}
        onRetry={keepFocus(store.retry)}
        onBack={character && keepFocus(store.forgetFailure)}
      />
    );
  }
  if (!character) return null;
  return (
    <PreviewPicture
      key={character.imageUrl}
      character={character}
      partial={changing.state === "changed" && changing.whole || drawing.partial}
      changing={changing.state === "changing" ? changing : undefined}
    />
  );
}

/** The sketch of the picture that is being drawn, if there is one. */
function sketchOf(request: DrawRequest | undefined, sketch: Sketch | undefined) {
  return sketch && request?.seed === sketch.seed && request.prompt === sketch.prompt
    ? sketch.url
    : undefined;
}

/**
 * Everything has the picture's shape, so that nothing jumps when the picture comes. On a wide screen it
 * leaves room for what is below it.
 */
const SQUARE = "relative mx-auto aspect-square w-full overflow-hidden rounded-field bg-sunken " +
  "max-w-[max(18rem,52dvh)] lg:max-w-[max(20rem,100dvh-22rem)]";
