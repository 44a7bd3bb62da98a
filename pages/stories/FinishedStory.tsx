/** @module A story: its page, and what to do with it. */
import { FORM_FIELD } from "../../lib/forms/refused_form.ts";
import { t } from "../../lib/i18n/translate.ts";
import type { Story } from "../../lib/stories/story.ts";
import { STORIES_FORMS, STORIES_PAGE } from "../../lib/stories/stories_page.ts";
import { Button, ButtonLink } from "../../ui/components/Button.tsx";
import { Card } from "../../ui/components/Card.tsx";

/** Of the page in pixels. */
const PAGE = { width: 1984, height: 2806 };

export function FinishedStory({ id, name, lines, alts }: Story) {
  const file = (format: string) => `/api/stories/${id}/page.${format}`;
  return (
    <Card
      as="section"
      aria-labelledby="story"
      className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
    >
      <img
        src={file("png")}
        alt={t("A page of four panels. {panels}", {
          panels: alts.map((alt, i) => `${i + 1}: ${alt}`).join(" "),
        })}
        {...PAGE}
        className="h-auto w-full rounded-card bg-sunken"
      />
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
        <h2 id="story" className="break-words">{t("A story of {name}", { name })}</h2>
        <ol className="grid list-decimal grid-cols-[minmax(0,1fr)] gap-1.5 pl-5">
          {lines.map(({ text, says }, i) => (
            <li key={i} className="break-words">
              {text}
              {says && <span className="text-muted">: “{says}”</span>}
            </li>
          ))}
        </ol>
        <p className="flex flex-wrap gap-3">
          <ButtonLink href={file("png")} download>PNG</ButtonLink>
          <ButtonLink href={file("pdf")} variant="secondary" download>{t("PDF for A4")}</ButtonLink>
        </p>
        <p className="text-sm text-muted">
          {t(
            "Each panel is among your pictures of the last day, too, and can be saved like any other.",
          )}
        </p>
        <details>
          <summary className="cursor-pointer font-display font-medium">
            {t("Delete this story")}
          </summary>
          <form method="post" action={STORIES_PAGE} className="mt-3 grid gap-3">
            <input type="hidden" name={FORM_FIELD} value={STORIES_FORMS.remove} />
            <input type="hidden" name="story" value={id} />
            <p className="text-sm text-muted">{t("It cannot be brought back.")}</p>
            <Button type="submit" variant="danger" size="small" className="justify-self-start">
              {t("Delete it for good")}
            </Button>
          </form>
        </details>
      </div>
    </Card>
  );
}
