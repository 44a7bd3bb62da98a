/** @module One notification: what happened in a sentence, and where to look at it. */
import type { ReactNode } from "react";
import { characterUrl } from "../../lib/characters/character_url.ts";
import { monthName } from "../../lib/contest/month_name.ts";
import { placeName } from "../../lib/contest/place.ts";
import { monthUrl } from "../../lib/contest/urls.ts";
import { t, tn } from "../../lib/i18n/translate.ts";
import type {
  Notification,
  PlanNotification,
  ResultNotification,
  VotesNotification,
} from "../../lib/notifications/notification.ts";
import { Badge } from "../../ui/components/Badge.tsx";
import { Card } from "../../ui/components/Card.tsx";
import { LineIcon } from "../../ui/components/LineIcon.tsx";
import { Trans } from "../../ui/components/Trans.tsx";
import { formatDay } from "../../ui/format/format_date.ts";
import { pictureVariants } from "../../ui/pictures/variants.ts";

const CROWN = "m4 8 4.500 4L12 6l3.500 6L20 8l-1.500 10h-13Z";
const CLOCK = "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7.500V12l3 2";

export function NotificationItem({ notification }: { notification: Notification }) {
  const { picture, title, text } = described(notification);
  return (
    <Card as="li" flush className="flex items-center gap-4 p-3 sm:p-4">
      <div className="grid size-16 shrink-0 place-items-center overflow-hidden rounded-field bg-sunken text-muted">
        {picture}
      </div>
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="font-display text-lg leading-snug font-medium text-pretty">{title}</p>
        <p className="text-muted">{text}</p>
      </div>
      {notification.isNew && <Badge tone="accent" className="self-start">{t("New")}</Badge>}
    </Card>
  );
}

interface Described {
  picture: ReactNode;
  title: ReactNode;
  text: string;
}

function described(notification: Notification): Described {
  switch (notification.kind) {
    case "votes":
      return ofVotes(notification);
    case "result":
      return ofResult(notification);
    case "plan":
      return ofPlan(notification);
  }
}

function ofVotes(
  { character, period, isNew, votes, points, newVotes, newPoints }: VotesNotification,
): Described {
  const { name, imageUrl } = character;
  const linkedName = <Linked href={characterUrl(character)}>{name}</Linked>;
  const all = { votes: votesText(votes), points: pointsText(points) };
  return {
    picture: (
      <img
        {...pictureVariants(character.slug ?? character.id, { imageUrl })}
        sizes="4rem"
        alt=""
        width={64}
        height={64}
        loading="lazy"
        className="size-full object-cover"
      />
    ),
    title: isNew
      ? (
        <Trans
          text="{name} got {votes}: {points}"
          values={{
            name: linkedName,
            votes: tn(newVotes, "{n} new vote", "{n} new votes"),
            points: pointsText(newPoints),
          }}
        />
      )
      : <Trans text="{name} has {votes}, {points}" values={{ name: linkedName, ...all }} />,
    text: isNew
      ? t("{votes}, {points} in {month}", { ...all, month: monthName(period) })
      : monthName(period),
  };
}

function ofResult({ period, wins }: ResultNotification): Described {
  const places = wins.map(({ name, rank, points }) =>
    t("{name}: {place} with {points}.", {
      name,
      place: placeName(rank),
      points: pointsText(points),
    })
  );
  return {
    picture: <LineIcon path={CROWN} className="size-8" />,
    title: (
      <Linked href={monthUrl(period)}>
        {t("The results of {month} are in", { month: monthName(period) })}
      </Linked>
    ),
    text: places.length > 0 ? places.join(" ") : t("See who won."),
  };
}

function ofPlan({ state, at }: PlanNotification): Described {
  const isEnding = state === "ending";
  return {
    picture: <LineIcon path={CLOCK} className="size-8" />,
    title: (
      <Linked href="/subscription">
        {isEnding
          ? t("Your monthly plan ends on {date}", { date: formatDay(at) })
          : t("Your monthly plan ended on {date}", { date: formatDay(at) })}
      </Linked>
    ),
    text: isEnding
      ? t("Until then you can resume it. Your generations stay yours.")
      : t("Your generations stay yours."),
  };
}

function Linked({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="break-words underline decoration-2 underline-offset-4">{children}</a>
  );
}

function votesText(votes: number): string {
  return tn(votes, "{n} vote", "{n} votes");
}

function pointsText(points: number): string {
  return tn(points, "{n} point", "{n} points");
}
