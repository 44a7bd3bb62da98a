/**
 * The preview panel: an invitation, the drawing in progress, or the character.
 *
 * @module
 */
import { useStore } from "@nanostores/react";
import { useId } from "react";
import { Alert } from "../ui/Alert.tsx";
import { Button } from "../ui/Button.tsx";
import { Card } from "../ui/Card.tsx";
import { CharacterSheet } from "./CharacterSheet.tsx";
import { DrawingProgress } from "./DrawingProgress.tsx";
import { PreviewPicture } from "./PreviewPicture.tsx";
import { PreviewInvitation } from "./PreviewInvitation.tsx";
import { shownName } from "./draft.ts";
import type { Studio } from "./studio.ts";

export function Preview({ studio }: { studio: Studio }) {
  const draft = useStore(studio.$draft);
  const drawing = useStore(studio.$drawing);
  const { character } = draft;
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId} ears className="grid gap-4">
      <h2 id={titleId} className="sr-only">Preview</h2>
      {drawing.state === "failed" && (
        <Alert
          tone="destructive"
          title={drawing.reason.title}
          action={
            <Button variant="secondary" size="small" onClick={studio.retry}>Try again</Button>
          }
        >
          {drawing.reason.description}
        </Alert>
      )}
      <div className="relative aspect-square overflow-hidden rounded-field bg-sunken">
        {drawing.state === "drawing"
          ? <DrawingProgress progress={drawing.progress} />
          : character
          ? (
            <PreviewPicture
              character={character}
              name={shownName(draft)}
              colorScheme={draft.colorScheme}
            />
          )
          : <PreviewInvitation />}
      </div>
      {character && drawing.state !== "drawing" && (
        <>
          <CharacterSheet draft={draft} character={character} />
          <Button variant="secondary" onClick={studio.drawAnotherVersion}>
            Try another version
          </Button>
        </>
      )}
    </Card>
  );
}
