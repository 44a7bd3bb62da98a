/**
 * Words for where and when: places, time of day, weather, seasons, the colours of the whole.
 *
 * @module
 */
import type { PlaceEntry } from "../world/place_entry.ts";
import { PLACES } from "../world/places.ts";
import type { Claim } from "./said.ts";
import { nearest, plays, says, type Term } from "../vocabulary/term.ts";

const SETTINGS: Term[] = Object.values<PlaceEntry>(PLACES)
  .flatMap(({ words }) => words)
  .map((term) => ({ ...term, role: "place" as const }));

const TIMES: Term[] = [
  says(
    { time: "dawn" },
    "dawn, at dawn, sunrise, at sunrise, daybreak, first light, early morning, crack of dawn",
  ),
  says(
    { time: "dusk" },
    "dusk, at dusk, twilight, gloaming, nightfall, blue hour",
  ),
  says(
    { time: "day" },
    "day, daytime, daylight, noon, midday, afternoon, morning, in the morning, at noon, by day, bright day",
  ),
  says(
    { time: "day", weather: "clear" },
    "sunny, sunny day, sunshine, sunlight, sunlit, bright sunshine, blue sky, sun, soleado, soleggiato",
  ),
  says(
    { time: "sunset" },
    "sunset, sunsets, at sunset, golden hour, evening, in the evening, setting sun, sundown",
  ),
  says(
    { time: "night" },
    "night, at night, by night, nighttime, night time, midnight, starry night, starry sky, night sky, stars, starry, under the stars, star, stargazing, moonlight, moonlit, full moon, under the moon, under a full moon, under the full moon, by moonlight, in moonlight, in the moonlight, howling at the moon, at the moon, late at night, nocturnal, dark night",
  ),
].map((term) => ({ ...term, role: "place" as const }));

const WEATHERS: Term[] = [
  says(
    { weather: "clear" },
    "clear, clear weather, fine weather, nice weather, clear sky, clear skies, cloudless",
  ),
  says(
    { weather: "cloudy" },
    "cloudy, overcast, grey sky, gray sky, cloudy sky, cloudy day",
  ),
  says(
    { weather: "rain" },
    "rain, rainy, raining, rainy day, rainfall, drizzle, drizzling, wet weather, in the rain, downpour, pouring rain",
  ),
  says(
    { weather: "storm" },
    "storm, stormy, thunderstorm, thunder, lightning, lightning bolt, stormy sky, tempest",
  ),
  nearest({ weather: "storm" }, "hurricane, tornado, typhoon"),
  says(
    { weather: "wind" },
    "wind, windy, breeze, breezy, gust, gusty, windy day, in the wind",
  ),
  says(
    { weather: "rainbow" },
    "under a rainbow, rainbow in the sky, with a rainbow, over the rainbow, rainbow behind, rainbow over, a rainbow, double rainbow, arcoiris",
  ),
  says(
    { weather: "aurora", time: "night" },
    "aurora, aurora borealis, northern lights, polar lights",
  ),
  says(
    { weather: "shooting stars", time: "night" },
    "shooting star, shooting stars, falling star, falling stars, starfall, meteor shower, meteors, comet, comets, sternschnuppe",
  ),
  nearest(
    { weather: "shooting stars", time: "night" },
    "fireworks, new year, new years eve",
  ),
  says(
    { weather: "snow" },
    "snowing, snowfall, snowflake, snowflakes, snowstorm, blizzard, falling snow, light snow, nieve cayendo",
  ),
  says(
    { weather: "fog" },
    "fog, foggy, mist, misty, haze, hazy",
  ),
].map((term) => ({ ...term, role: "place" as const }));

const WINTER = { slot: "season", value: "winter" } as const;
const AUTUMN = { slot: "season", value: "autumn" } as const;
const SPRING = { slot: "season", value: "spring" } as const;
const SUMMER = { slot: "season", value: "summer" } as const;

const SEASONS: Term[] = [
  also(
    WINTER,
    says(
      { setting: "snow" },
      "winter, wintry, wintertime, icy, ice, frozen, winter wonderland, arctic, north pole, south pole, antarctica, igloo, snowman",
      { weak: true },
    ),
  ),
  also(
    AUTUMN,
    says(
      { setting: "forest" },
      "autumn, autumnal, fall, fall day, fall season, in fall, in the fall, fall colours, fall colors, fall foliage, autumn leaves, fall leaves, autumn forest, autumn day, falling leaves",
      { weak: true },
    ),
  ),
  also(
    SPRING,
    says(
      { setting: "meadow" },
      "spring, springtime, spring day, spring flowers, spring meadow",
      { weak: true },
    ),
  ),
  also(
    SUMMER,
    says(
      { setting: "beach" },
      "summer, summertime, summer day, holiday, vacation",
      { weak: true },
    ),
  ),
  also(
    WINTER,
    nearest(
      { prop: "gift", weather: "snow" },
      "christmas, xmas, christmassy, christmas eve",
      { nearest: "with", weak: true },
    ),
  ),
  nearest(
    { prop: "pumpkin", time: "night", setting: "graveyard" },
    "halloween",
    { nearest: "with", weak: true },
  ),
  nearest(
    { prop: ["cake", "balloon"] },
    "birthday, birthday party, party, celebrating, celebration, celebrates, anniversary",
    { nearest: "with" },
  ),
  nearest({ mood: "loving", prop: "flower" }, "valentine, valentines, valentines day, wedding", {
    nearest: "with",
    weak: true,
  }),
  also(
    SPRING,
    nearest({ prop: "rabbit", setting: "meadow" }, "easter", { nearest: "with", weak: true }),
  ),
  nearest(
    { prop: "lantern", scheme: "red" },
    "lunar new year, chinese new year, spring festival",
    { nearest: "with", weak: true },
  ),
].map((term) => ({ ...term, role: "place" as const }));

/** A term with one more claim that gives way to nothing. */
function also(claim: Claim, term: Term): Term {
  return { ...term, claims: [claim, ...term.claims] };
}

const ATMOSPHERES: Term[] = [
  nearest({ setting: "living room" }, "cosy, cozy, homely, snug", { weak: true }),
  nearest(
    { time: "night", weather: "fog", setting: "graveyard" },
    "spooky, eerie, creepy, haunted, ghostly",
    {
      weak: true,
    },
  ),
  nearest(
    { setting: "forest" },
    "fantasy, magical, enchanted, fairytale, fairy tale, mystical, mystic, whimsical",
    { weak: true },
  ),
  nearest({ setting: "castle", time: "night" }, "gothic", { weak: true }),
  nearest(
    { setting: "neon street", time: "night" },
    "neon, cyberpunk, vaporwave, synthwave, futuristic, sci fi, scifi, noir film, film noir",
    { weak: true },
  ),
  nearest({ accessory: "glasses" }, "steampunk", { nearest: "with", weak: true }),
  nearest(
    { scheme: "pink" },
    "pastel, pastels, pastel colours, pastel colors",
    { weak: true },
  ),
  nearest(
    { scheme: "gradient" },
    "rainbows, rainbow, rainbow coloured, rainbow colored, multicolour, multicolor, multicoloured, multicolored, colourful, colorful, iridescent, psychedelic, holographic",
    { weak: true },
  ),
  says({ scheme: "gradient" }, "gradient, gradient background"),
  plays(
    "place",
    "background, backdrop, backgrounds, colour scheme, color scheme, palette, color palette, colour palette, tones, colours, colors, lights, lighting, glow, theme, atmosphere, ambience, light",
  ),
];

export const SKY_TERMS: Term[] = [
  ...SETTINGS,
  ...TIMES,
  ...WEATHERS,
  ...SEASONS,
  ...ATMOSPHERES,
];
