/** @module The field for words that change a picture. */
import type { ComponentProps } from "react";
import { MAX_PROMPT_CHARACTERS } from "../../lib/limits.ts";
import { t } from "../../lib/i18n/translate.ts";
import { Input } from "../components/Input.tsx";

export interface ChangeWordsInputProps
  extends Omit<ComponentProps<typeof Input>, "value" | "onInput"> {
  words: string;
  onWords: (words: string) => void;
}

export function ChangeWordsInput({ words, onWords, ...control }: ChangeWordsInputProps) {
  return (
    <Input
      {...control}
      value={words}
      maxLength={MAX_PROMPT_CHARACTERS}
      autoComplete="off"
      enterKeyHint="send"
      placeholder={t("now with a red scarf, at night")}
      onInput={(event) => onWords(event.currentTarget.value)}
    />
  );
}
