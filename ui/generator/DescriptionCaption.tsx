/**
 * @module The words a picture is drawn from, and its style: below a cat of the gallery, and below a picture
 * that is being drawn.
 */
import { type Style, STYLE_NAMES } from "../../lib/choices.ts";
import { Badge } from "../components/Badge.tsx";
import { t } from "../../lib/i18n/translate.ts";

export function DescriptionCaption({ description, style }: { description: string; style: Style }) {
  return (
    <p className="line-clamp-4 min-w-0 flex-1 basis-60 text-pretty wrap-anywhere">
      <q>{description}</q> <Badge tone="accent">{t(STYLE_NAMES[style])}</Badge>
    </p>
  );
}
