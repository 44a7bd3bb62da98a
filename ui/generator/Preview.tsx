/**
 * The preview panel: an invitation, the drawing in progress, what went wrong, or the character.
 *
 * @module
 */
import { useStore } from "@nanostores/react";
import { useId, useRef } from "react";
import { ShareButton } from "../share/ShareButton.tsx";
import { Button } from "../components/Button.tsx";
import { Card } from "../components/Card.tsx";
import { CharacterSheet } from "./CharacterSheet.tsx";
import { DrawingFailure } from "./DrawingFailure.tsx";
import { DrawingProgress } from "./DrawingProgress.tsx";
import { characterToKeep } from "./keeping.ts";
import { PreviewInvitation } from "./PreviewInvitation.tsx";
import { PreviewPicture } from "./PreviewPicture.tsx";
import type { GeneratorStore } from "./generator_store.ts";
import { usePictureTools } from "./use_picture_tools.ts";
import { useWaitingViews } from "./use_waiting_views.ts";

export interface PreviewProps {
  store: GeneratorStore;
  changesAreFree: boolean;
}

export function Preview({ store, changesAreFree }: PreviewProps) {
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  // The button that starts the drawing goes; the focus must not fall off the page.
  const keepFocus = (act: () => void) => () => {
    act();
    panel.current!.focus();
  };
  return (
    <Card
      as="section"
      ref={panel}
      tabIndex={-1}
      aria-labelledby={titleId}
      ears
      className="grid gap-5 outline-none"
    >
      <h2 id={titleId} className="sr-only">Preview</h2>
      <Easel store={store} changesAreFree={changesAreFree} keepFocus={keepFocus} />
    </Card>
  );
}

interface EaselProps extends PreviewProps {
  keepFocus: (act: () => void) => () => void;
}

function Easel({ store, changesAreFree, keepFocus }: EaselProps) {
  const character = characterToKeep(useStore(store.$draft));
  const drawing = useStore(store.$drawing);
  const isWaiting = drawing.state === "drawing" &&
    (drawing.pause !== undefined || drawing.progress.ahead !== undefined);
  const waiting = useWaitingViews(isWaiting);
  const changing = useStore(store.$changing);
  const tools = usePictureTools(character !== undefined || drawing.state === "drawing");

  if (drawing.state === "drawing") {
    const { progress, partial, pause } = drawing;
    const { ahead, seconds = 0 } = progress;
    const line = waiting && ahead !== undefined && (
      <waiting.WaitingInLine ahead={ahead} seconds={seconds} />
    );
    return (
      <div className={SQUARE}>
        {waiting && pause
          ? <waiting.RetryNotice pause={pause} onCancel={keepFocus(store.cancelRetry)} />
          : <DrawingProgress progress={progress} partial={partial} line={line || undefined} />}
      </div>
    );
  }
  if (drawing.state === "failed") {
    return (
      <div className={SQUARE}>
        <DrawingFailure
          reason={drawing.reason}
          onRetry={keepFocus(store.retry)}
          onBack={character && keepFocus(store.forgetFailure)}
        />
      </div>
    );
  }
  if (!character) {
    return (
      <div className={SQUARE}>
        <PreviewInvitation />
      </div>
    );
  }
  return (
    <>
      <div className={SQUARE}>
        <PreviewPicture
          key={character.imageUrl}
          character={character}
          partial={drawing.partial}
          changing={changing.state === "changing"}
        />
      </div>
      <div className="min-h-40">
        {tools && <tools.PictureTools store={store} changesAreFree={changesAreFree} />}
      </div>
      <CharacterSheet character={character} />
      <div className="flex flex-wrap gap-3 *:flex-auto">
        <Button variant="secondary" onClick={keepFocus(store.drawAnotherVersion)}>
          Try another version
        </Button>
        <ShareButton character={character} variant="secondary" />
      </div>
    </>
  );
}

/** Everything has the picture's shape, so that nothing jumps when the picture comes. */
const SQUARE = "aspect-square overflow-hidden rounded-field bg-sunken";
