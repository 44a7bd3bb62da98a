/** @module The section "AI Generation": a description and a style become a picture. */
import { useStore } from "../islands/use_store.ts";
import { type FormEvent, type KeyboardEvent, useId } from "react";
import { FREE_STYLES } from "../../lib/choices.ts";
import { lazyImport } from "../islands/lazy_import.ts";
import { lengthOf } from "../../lib/limits.ts";
import { Card } from "../components/Card.tsx";
import type { User } from "../../lib/user.ts";
import { costOf } from "./cost.ts";
import { DescriptionField } from "./DescriptionField.tsx";
import { NO_STYLE } from "./draft.ts";
import { GenerateBar } from "./GenerateBar.tsx";
import { PhotoUpload } from "./PhotoUpload.tsx";
import type { GeneratorStore } from "./generator_store.ts";
import { sketchFor } from "./sketch_state.ts";
import { StyleTiles } from "./StyleTiles.tsx";
import { UnderstandingReceipt } from "./UnderstandingReceipt.tsx";
import { useUnderstanding } from "./use_understanding.ts";
import { t } from "../../lib/i18n/translate.ts";

export interface GenerationFormProps {
  store: GeneratorStore;
  user: User | null;
  /** Whether photos are read apart from drawing. */
  readsPhotos: boolean;
  /** Called when the drawing has begun. */
  onStart: () => void;
}

export function GenerationForm({ store, user, readsPhotos, onStart }: GenerationFormProps) {
  const draft = useStore(store.$draft);
  const problems = useStore(store.$problems);
  const sketch = useStore(store.$sketch);
  const view = useUnderstanding(draft);
  const id = useId();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = store.generate();
    if (!wrong) return store.$drawing.get().state === "drawing" && onStart();
    const first = wrong.description ? "textarea" : "[name=style]";
    event.currentTarget.querySelector<HTMLElement>(first)!.focus();
  }

  /** The browser's own undo knows nothing of words that a script replaced. */
  function undoReplacing(event: KeyboardEvent<HTMLFormElement>) {
    const { key, ctrlKey, metaKey, shiftKey } = event;
    if (key !== "z" || shiftKey || !(ctrlKey || metaKey)) return;
    if (store.undoReplacing()) event.preventDefault();
  }

  async function surprise() {
    const module = await lazyImport(() => import("../../lib/example_descriptions.ts"));
    if (!module) return;
    const { description, style } = store.$draft.get();
    const others = module.EXAMPLE_DESCRIPTIONS.filter((example) => example !== description);
    store.replaceWords({
      description: t(pick(others)),
      ...(style === NO_STYLE && { style: pick(FREE_STYLES) }),
    });
  }

  return (
    <>
      <Card as="section" aria-labelledby={`${id}-title`}>
        {/* Sent before the scripts have come, it opens this page again with the fields filled in. */}
        <form
          id={`${id}-form`}
          action="/generator"
          noValidate
          // Else the browser brings the words back after signing out; the draft is kept without it.
          autoComplete="off"
          onSubmit={submit}
          onKeyDown={undoReplacing}
          className="grid gap-5"
        >
          <h2 id={`${id}-title`}>{t("AI Generation")}</h2>
          <div className="grid gap-3">
            <DescriptionField
              length={lengthOf(draft.description)}
              error={problems.description}
              onPick={(description) => store.replaceWords({ description })}
              onSurprise={surprise}
            >
              <PhotoUpload store={store} user={user} reads={readsPhotos} />
            </DescriptionField>
            <UnderstandingReceipt
              {...view}
              cost={user ? costOf(draft) : 0}
              withPhoto={draft.photo !== undefined}
            />
          </div>
          <StyleTiles
            error={problems.style}
            isPremium={user?.isPremium ?? false}
            sketch={sketchFor(sketch, draft)?.url}
          />
        </form>
      </Card>
      <GenerateBar store={store} user={user} form={`${id}-form`} />
    </>
  );
}

function pick<Item>(items: readonly Item[]): Item {
  return items[Math.floor(Math.random() * items.length)]!;
}
