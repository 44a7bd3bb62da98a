/**
 * @module All that is known of a place, in one entry: its words, how sentences name it, what can happen
 * there, and how it is drawn. `places/` holds one file for each; `deno task entries` collects them in
 * `places.ts`.
 */
import type { Prop } from "../wardrobe/prop_kinds.ts";
import { type Season, type Time, type Weather, WEATHERS } from "../spec.ts";
import type { Weights } from "../words/decisions/choice.ts";
import type { EntryWords } from "../vocabulary/entry_words.ts";
import { isSnowy } from "./fair_weather.ts";
import type { Cover } from "./cover.ts";
import type { Contrast } from "./grade.ts";
import type { DrawnPlace, Land } from "./place.ts";

/** "on" and "the moon". */
export interface PlacePhrase {
  /** The preposition. */
  where: string;
  /** The place with its article. */
  what: string;
}

/** All that is known of a place. */
export interface PlaceEntry extends EntryWords {
  /** How sentences and receipts name it. */
  phrase: PlacePhrase;
  /** Its phrase in autumn and winter, where those take away what `phrase` names. */
  bare?: PlacePhrase;
  /** Plainer places that it shows as well: "a beach in Hawaii" is this one. */
  includes?: readonly string[];
  /** Whether it has walls: the hour then reaches it through windows, or not at all. */
  indoors?: true;
  /** Weather falls on the cat, is seen outside a window, or does not reach the place. */
  weather: "falls" | "outside" | "none";
  /** Whether its sky is open although nothing falls from it, as in space. */
  openSky?: true;
  /** Weathers that can be seen here; absent: all that fall, or all that a window shows. */
  shows?: readonly Weather[];
  /** What weather the seed may choose; absent: the usual one where it falls, else a clear sky. */
  weathers?: Weights<Weather> | "usual";
  /** How sentences name a weather here, where the usual words would repeat the place. */
  weatherPhrases?: Partial<Record<Weather, string>>;
  /** Hours it can have, the usual one first; absent: all of them. */
  hours?: readonly Time[];
  /** Which hours sentences name: those that are seen. */
  namedHours: "all" | "night" | "none";
  /** Whether leaves or walls hide the stars. */
  hidesStars?: true;
  /** Leaves turn with the season; things only drift by; or no season is seen. */
  season: "turns" | "drifts" | "none";
  /** How likely the seed chooses it; absent: only words bring it. */
  weight?: number;
  /** What its ground already is: a cat on one needs no second. */
  ground?: Prop;
  /** Whether what it is known by stands at its edges, so that it is never seen from near. */
  isWide?: true;
  /** Whether a cat may sleep here without being asked to. */
  restful?: true;
  /** What grows, lies or stands before a cat here; absent: nothing. */
  cover?: Cover;
  /** Whether paws leave prints. */
  softGround?: true;
  /** How colours keep apart in its light; absent: as its hour has it. */
  contrast?: Contrast & { chroma: number };
  /** Small things that suit it, "none" for no thing at all. */
  props: Weights<Prop | "none">;
  /** Builds it. */
  draw: (land: Land) => DrawnPlace;
}

/** What places under the open sky have in common, with leaves and ground that turn with the season. */
export const OUTDOORS = { weather: "falls", namedHours: "all", season: "turns" } as const;

/** What rooms have in common through whose windows hour and weather are seen. */
export const ROOM_WITH_WINDOW = {
  indoors: true,
  weather: "outside",
  namedHours: "night",
  season: "none",
} as const;

/** What rooms have in common that no hour and no weather reaches. */
export const CLOSED_ROOM = {
  indoors: true,
  weather: "none",
  namedHours: "none",
  season: "none",
} as const;

/** What can be seen of the weather where an entry says nothing else. */
const SHOWN: Record<PlaceEntry["weather"], readonly Weather[]> = {
  falls: WEATHERS,
  outside: ["clear", "cloudy", "rain", "storm", "snow", "snowstorm", "fog", "rainbow"],
  none: ["clear"],
};

/** Whether this weather can be seen here. */
export function showsWeather(
  { weather: reach, shows = SHOWN[reach] }: Pick<PlaceEntry, "weather" | "shows">,
  weather: Weather,
): boolean {
  return shows.includes(weather);
}

/** Whether the season can be seen here. */
export function showsSeason({ season }: Pick<PlaceEntry, "season">): boolean {
  return season !== "none";
}

/** The season that leaves and ground are in: where it snows, it is winter. */
export function growingSeason(
  { season, weather }: { season?: Season; weather: Weather },
  place: Pick<PlaceEntry, "season">,
): Season | undefined {
  if (place.season !== "turns") return undefined;
  return season ?? (isSnowy(weather) ? "winter" : undefined);
}
