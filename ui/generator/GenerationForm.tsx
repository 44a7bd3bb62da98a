/**
 * The section "AI Generation": a description and a style become a picture.
 *
 * @module
 */
import { useStore } from "@nanostores/react";
import { type FormEvent, useId } from "react";
import { FREE_STYLES } from "../../lib/choices.ts";
import { lazyImport } from "../islands/lazy_import.ts";
import { lengthOf } from "../../lib/limits.ts";
import { Button } from "../components/Button.tsx";
import { Card } from "../components/Card.tsx";
import type { User } from "../../lib/user.ts";
import { costOf, inGenerations } from "./cost.ts";
import { DescriptionField } from "./DescriptionField.tsx";
import { NO_STYLE } from "./draft.ts";
import { PhotoUpload } from "./PhotoUpload.tsx";
import type { GeneratorStore } from "./generator_store.ts";
import { StyleField } from "./StyleField.tsx";
import { UnderstandingReceipt } from "./UnderstandingReceipt.tsx";
import { useUnderstanding } from "./use_understanding.ts";

export interface GenerationFormProps {
  store: GeneratorStore;
  user: User | null;
  /** Called when the drawing has begun. */
  onStart: () => void;
}

export function GenerationForm({ store, user, onStart }: GenerationFormProps) {
  const draft = useStore(store.$draft);
  const problems = useStore(store.$problems);
  const drawing = useStore(store.$drawing).state === "drawing";
  const view = useUnderstanding(draft);
  const cost = costOf(draft);
  const id = useId();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = store.generate();
    if (!wrong) return store.$drawing.get().state === "drawing" && onStart();
    const first = wrong.description ? "description" : "style";
    (event.currentTarget.elements.namedItem(first) as HTMLElement).focus();
  }

  async function surprise() {
    const module = await lazyImport(() => import("../../lib/example_descriptions.ts"));
    if (!module) return;
    const { description, style } = store.$draft.get();
    const others = module.EXAMPLE_DESCRIPTIONS.filter((example) => example !== description);
    store.$draft.setKey("description", pick(others));
    if (style === NO_STYLE) store.$draft.setKey("style", pick(FREE_STYLES));
  }

  return (
    <Card as="section" aria-labelledby={`${id}-title`}>
      {/* Sent before the scripts have come, it opens this page again with the fields filled in. */}
      <form action="/generator" noValidate onSubmit={submit} className="grid gap-5">
        <h2 id={`${id}-title`}>AI Generation</h2>
        <div>
          <DescriptionField
            length={lengthOf(draft.description)}
            error={problems.description}
            onPick={(description) => store.$draft.setKey("description", description)}
            onSurprise={surprise}
          />
          <UnderstandingReceipt {...view} cost={cost} withPhoto={draft.photo !== undefined} />
        </div>
        <StyleField error={problems.style} isPremium={user?.isPremium ?? false} />
        <PhotoUpload store={store} user={user} />
        <div className="grid gap-2">
          <Button
            type="submit"
            size="large"
            busy={drawing}
            aria-describedby={user ? `${id}-cost` : undefined}
          >
            {drawing ? "Generating..." : "Generate Character"}
          </Button>
          {user && (
            <p id={`${id}-cost`} className="text-center text-sm text-muted">
              Costs {inGenerations(cost)}. You have {user.remainingGenerations}.
            </p>
          )}
        </div>
      </form>
    </Card>
  );
}

function pick<Item>(items: readonly Item[]): Item {
  return items[Math.floor(Math.random() * items.length)]!;
}
