/** @module The personality traits as chips, and the field that adds one. */
import { type KeyboardEvent, useRef, useState } from "react";
import { Button } from "../components/Button.tsx";
import { Chip } from "../components/Chip.tsx";
import { FieldGroup } from "../components/FieldGroup.tsx";
import { Input } from "../components/Input.tsx";
import { addTrait, removeTrait } from "./traits.ts";
import { t } from "../../lib/i18n/translate.ts";

export interface TraitsEditorProps {
  traits: readonly string[];
  onChange: (traits: string[]) => void;
}

export function TraitsEditor({ traits, onChange }: TraitsEditorProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [news, setNews] = useState("");

  function add() {
    const field = input.current!;
    const addition = addTrait(traits, field.value);
    field.focus();
    if ("problem" in addition) return setProblem(addition.problem);
    setProblem(undefined);
    setNews(t("Added {trait}", { trait: field.value.trim() }));
    field.value = "";
    onChange(addition.traits);
  }

  function remove(trait: string) {
    setProblem(undefined);
    setNews(t("Removed {trait}", { trait }));
    onChange(removeTrait(traits, trait));
    // The chip's button is gone; the focus must not fall off the page.
    input.current!.focus();
  }

  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  }

  return (
    <FieldGroup legend={t("Personality traits")} error={problem}>
      {traits.length > 0 && (
        <ul className="mb-3 flex flex-wrap gap-2">
          {traits.map((trait) => (
            <li key={trait} className="max-w-full">
              <Chip text={trait} onRemove={() => remove(trait)} />
            </li>
          ))}
        </ul>
      )}
      <div className="flex gap-2">
        <Input
          ref={input}
          aria-label={t("Add trait")}
          aria-invalid={problem ? true : undefined}
          placeholder={t("Add trait")}
          autoComplete="off"
          enterKeyHint="done"
          onKeyDown={addOnEnter}
          onInput={() => setProblem(undefined)}
        />
        <Button
          variant="secondary"
          aria-label={t("Add trait")}
          onClick={add}
          className="w-12 shrink-0 px-0"
        >
          <Plus />
        </Button>
      </div>
      <p role="status" className="sr-only">{news}</p>
    </FieldGroup>
  );
}

function Plus() {
  return (
    <svg
      viewBox="0 0 16 16"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
      className="size-5 shrink-0"
    >
      <path d="M8 3v10M3 8h10" />
    </svg>
  );
}
