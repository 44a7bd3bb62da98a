/**
 * @module The question whether a registration may be reported to the ad platform: two equal buttons. It is
 * a form that works as it is, and without a page load where an island handles it.
 */
import type { MouseEvent } from "react";
import type { AdAnswer } from "../../lib/ad_consent.ts";
import { Button } from "../components/Button.tsx";
import { msg, t } from "../../lib/i18n/translate.ts";

export interface AdConsentFormProps {
  /** What was answered before; null for nothing yet. */
  answer: AdAnswer | null;
  /** Takes the answer in place of the form. */
  onAnswer?: (answer: AdAnswer) => void;
}

export function AdConsentForm({ answer, onAnswer }: AdConsentFormProps) {
  function choose(event: MouseEvent, chosen: AdAnswer) {
    if (!onAnswer) return;
    event.preventDefault();
    onAnswer(chosen);
  }
  return (
    <form method="post" action="/ad-consent" className="grid gap-4">
      <p className="max-w-prose">
        {t(
          "We advertise on Facebook and Instagram. May we tell their owner, Meta, when you open an account, so that we learn which advertisements work? It gets the account's number and your network address, no name and no e-mail address. Everything works the same either way.",
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        {CHOICES.map(({ value, text }) => (
          <Button
            key={value}
            type="submit"
            name="answer"
            value={value}
            variant="secondary"
            aria-pressed={answer === null ? undefined : answer === value}
            onClick={(event: MouseEvent) => choose(event, value)}
            className="min-w-32 aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
          >
            {t(text)}
          </Button>
        ))}
      </div>
      {answer && <p className="text-muted">{t(SAID[answer])}</p>}
    </form>
  );
}

const CHOICES: { value: AdAnswer; text: string }[] = [
  { value: "refused", text: msg("No") },
  { value: "allowed", text: msg("Yes") },
];

const SAID: Record<AdAnswer, string> = {
  refused: msg("You have answered No. Meta learns nothing."),
  allowed: msg("You have answered Yes. Meta learns when you open an account."),
};
