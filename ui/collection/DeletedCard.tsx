/**
 * @module A deleted character, how long it can still be brought back, and the button that does it.
 */
import type { DeletedCharacter } from "../../lib/character.ts";
import { ActionIcon } from "../characters/ActionIcon.tsx";
import { StoredPicture } from "../pictures/StoredPicture.tsx";
import { Button } from "../components/Button.tsx";
import { Card } from "../components/Card.tsx";
import { t, tn } from "../../lib/i18n/translate.ts";
import { DAY_MS } from "../../lib/durations.ts";

export interface DeletedCardProps {
  character: DeletedCharacter;
  restoring: boolean;
  onRestore: () => void;
}

export function DeletedCard({ character, restoring, onRestore }: DeletedCardProps) {
  const { id, name, imageUrl, alt, deletedUntil } = character;
  return (
    <Card as="li" flush className="flex items-center gap-4 p-3">
      <div className="size-24 shrink-0 max-[22rem]:size-16 overflow-hidden rounded-field bg-sunken">
        <StoredPicture
          imageUrl={imageUrl}
          characterId={id}
          deleted
          alt={alt}
          sizes="6rem"
          priority="later"
          className="size-full object-cover"
        />
      </div>
      <div className="grid min-w-0 justify-items-start gap-1.5">
        <h2 className="w-full truncate text-lg">{name}</h2>
        <p className="text-sm text-muted">{timeLeft(deletedUntil)}</p>
        <Button
          variant="secondary"
          size="small"
          icon={<ActionIcon of="restore" />}
          busy={restoring}
          onClick={onRestore}
          aria-label={t("Restore {name}", { name })}
        >
          {t("Restore")}
        </Button>
      </div>
    </Card>
  );
}

function timeLeft(until: string): string {
  const days = Math.ceil((Date.parse(until) - Date.now()) / DAY_MS);
  return days <= 1 ? t("Less than a day left") : tn(days, "{n} day left", "{n} days left");
}
