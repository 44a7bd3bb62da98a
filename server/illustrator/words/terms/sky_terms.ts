/**
 * @module Words for where and when: places, time of day, weather, seasons, the colours of the whole.
 */
import type { PlaceEntry } from "../../world/place_entry.ts";
import { PLACES, type Setting } from "../../world/places.ts";
import type { Claim } from "../parsed_description.ts";
import { entryTerms } from "../../vocabulary/entry_words.ts";
import { nearest, plays, says, type Term } from "../../vocabulary/term.ts";

const SETTINGS: Term[] = (Object.entries(PLACES) as [Setting, PlaceEntry][])
  .flatMap(([setting, place]) => entryTerms({ setting }, place, { role: "place" }));

const TIMES: Term[] = [
  says(
    { time: "dawn" },
    "dawn, at dawn, sunrise, at sunrise, daybreak, first light, early morning, crack of dawn, early in the morning, early dawn, sun rising, rising sun, sun coming up, sun is rising, break of day, dawning, dawn light, dawn sky, misty morning, 5am, 5 am, 6am, 6 am, sunrise light, morning sunrise, cockcrow, early morning light, morning mist",
  ),
  says(
    { time: "dusk" },
    "dusk, at dusk, twilight, gloaming, nightfall, blue hour, half light, twilit, twilight hour, evening twilight, after sunset, just after sunset, eventide, getting dark, as night falls, crepuscular, late evening, magic hour dusk, purple sky, dusky sky, lavender sky, violet sky, dusky evening",
  ),
  says(
    { time: "day" },
    "day, daytime, daylight, noon, midday, afternoon, morning, in the morning, at noon, by day, bright day, mid morning, morning light, morning sun, morning sunlight, late morning, midmorning, mid day, lunchtime, lunch time, late afternoon, early afternoon, breakfast time, teatime, tea time, broad daylight, natural light, daylit, sunny afternoon, sunday morning, saturday morning, 10am, 10 am, 11am, 11 am, noonday, 12pm, 2pm, 3pm, 4pm, workday, morning coffee time, brunch time",
  ),
  says(
    { time: "day", weather: "clear" },
    "sunny, sunny day, sunshine, sunlight, sunlit, bright sunshine, blue sky, sun, soleado, soleggiato, sun shining, sun is shining, sunbeam, sunbeams, sun beam, sun beams, sunshiny, sunny weather, sunny morning, sun rays, sunrays, rays of sun, rays of sunshine, ray of sunshine, ray of sunlight, rays of light, shaft of light, shafts of light, light rays, god rays, sun puddle, sun spot, patch of sun, patch of sunlight, sun patch, sunspot, sun drenched, sun dappled, dappled light, sun kissed, sunbathed, glorious sunshine, hot sunny day, blue skies, clear blue sky, heat wave, heatwave, hot day, hot summer day, scorching sun, scorching, sweltering, sun glare, lens flare, bright and sunny, sun shines",
  ),
  says(
    { time: "sunset" },
    "sunset, sunsets, at sunset, golden hour, evening, in the evening, setting sun, sundown, golden hour light, golden light, golden hour lighting, evening sun, evening sunlight, evening glow, low sun, orange sky, red sky, pink sky, sky on fire, fiery sky, sunset sky, sunset light, sunset glow, sunset colours, sunset colors, sun setting, sun is setting, sun sets, sun going down, the sun goes down, end of the day, evening light, summer evening, evening sky, afterglow, alpenglow, tropical sunset, 6pm, 7pm, 8pm",
  ),
  says(
    { time: "night" },
    "night, at night, by night, nighttime, night time, midnight, starry night, starry sky, night sky, stars, starry, under the stars, star, stargazing, late at night, nocturnal, dark night, midnight sky, 3am, 3 am, 2am, 2 am, 1am, 4am, witching hour, dead of night, in the dark, after dark, darkness, pitch dark, dark sky, late night, overnight, night-time, nite, tonight, nightly, nightscape, night scene, nighttime sky, night time sky, stars in the sky, starry night sky, starlit, starlight, starlit sky, star filled sky, sky full of stars, night full of stars, millions of stars, constellation, constellations, lit by candlelight, lamplight, lamplit, street lamps, streetlights, 10pm, 11pm, fireflies at night, 12am, night shift, bedtime story",
  ),
  says(
    { time: "night", moon: "full" },
    "moonlight, moonlit, full moon, under the moon, under a full moon, under the full moon, by moonlight, in moonlight, in the moonlight, at the moon, moonlit night, moonlit sky, moon lit, moon light, moonlight shining, moonglow, moonbeam, moonbeams, moon and stars, moon shining, big moon, huge moon, giant moon, moon in the sky, moon in the background, moon behind, moonrise, lit by the moon, watching the moon, full moon night, moon and the stars, stars and moon",
  ),
  nearest(
    { time: "night", moon: "full" },
    "orange moon, yellow moon, howling at the moon, red moon, blood moon, blue moon, harvest moon, howling to the moon",
  ),
  says(
    { time: "night", moon: "crescent" },
    "crescent moon, crescent moons, waning moon, waxing moon, crescent",
  ),
  nearest({ time: "night", moon: "crescent" }, "half moon, new moon"),
].map((term) => ({ ...term, role: "place" as const }));

const WEATHERS: Term[] = [
  says(
    { weather: "clear" },
    "clear, clear weather, fine weather, nice weather, clear sky, clear skies, cloudless, clear day, beautiful weather, good weather, perfect weather, cloud free, fair weather, not a cloud in the sky, crisp day, crisp air",
  ),
  says(
    { weather: "cloudy" },
    "cloudy, overcast, grey sky, gray sky, cloudy sky, cloudy day, grey day, gray day, dull day, dull sky, dreary, grey weather, gray weather, gloomy sky, gloomy day, gloomy weather, dark clouds, heavy clouds, storm clouds, stormclouds, clouded, grey clouds, gray clouds, rain clouds, raincloud, rain cloud, moody sky, dramatic sky, dramatic clouds, leaden sky, overcast sky, overcast day, cloudy weather, partly cloudy, clouds gathering",
  ),
  says(
    { weather: "rain" },
    "rain, rainy, raining, rainy day, rainfall, drizzle, drizzling, wet weather, in the rain, downpour, pouring rain, drizzly, rains, rained, rainstorm, rain storm, light rain, torrential rain, raining heavily, raining outside, rain outside, raining cats and dogs, pouring down, bucketing down, chucking it down, pelting rain, lashing rain, rain falling, rainy weather, rainy night, rainy evening, rainy afternoon, rainy morning, rain soaked, rainwater, raindrop, raindrops, rain drops, rain puddles, rain puddle, caught in the rain, monsoon, shower of rain, rain shower, rain showers, showers, april showers, wet street, wet streets, rain streaked, rainswept, spring rain, summer rain",
  ),
  says(
    { weather: "storm" },
    "storm, stormy, thunderstorm, thunder, lightning, lightning bolt, stormy sky, tempest, thunder storm, thunder and lightning, thundery, thundering, thunderclouds, thundercloud, lightning strike, lightning strikes, lightning in the background, lightning storm, lightning flash, flash of lightning, flashes of lightning, lightening, stormy night, stormy weather, stormy day, stormy evening, rough seas, dark and stormy, dark and stormy night, electrical storm, gale, gales, gale force, storming, lightning bolts",
  ),
  nearest({ weather: "rain" }, "hail, hailing, hailstorm, hailstones, sleet"),
  nearest(
    { weather: "storm" },
    "hurricane, tornado, typhoon, cyclone, twister, whirlwind, sandstorm, dust storm, tsunami, apocalypse, apocalyptic, post apocalyptic, end of the world, whirlpool, maelstrom",
  ),
  says(
    { weather: "wind" },
    "wind, windy, breeze, breezy, gust, gusty, windy day, in the wind, windswept, wind blown, windblown, wind blowing, blowing in the wind, blown by the wind, blowing wind, fur blowing in the wind, hair blowing in the wind, sea breeze, summer breeze, windy weather, wind in its fur, wind in his fur, wind in her fur, wind in its hair, breezes, blustery, leaves blowing, swirling leaves, gusts of wind, gusty wind, billowing in the wind, draughty",
  ),
  says(
    { weather: "rainbow" },
    "under a rainbow, rainbow in the sky, with a rainbow, over the rainbow, rainbow behind, rainbow over, a rainbow, double rainbow, arcoiris, rainbow overhead, rainbow above, rainbow arching, arching rainbow, rainbow arch, rainbows in the sky, rainbow in the background, rainbow in background, big rainbow, huge rainbow, bright rainbow, with rainbow, and a rainbow, end of the rainbow, sliding down a rainbow, triple rainbow, rainbow after the rain, rainbow across the sky, rainbows behind",
  ),
  says(
    { weather: "aurora", time: "night" },
    "aurora, aurora borealis, northern lights, polar lights, southern lights, aurora australis, polar light, northern light, northern lights sky, aurora sky, auroras, aurora in the sky, polar night",
  ),
  says(
    { weather: "shooting stars", time: "night" },
    "shooting star, shooting stars, falling star, falling stars, starfall, meteor shower, meteors, comet, comets, sternschnuppe, wishing star, wishing upon a star, wish upon a star, perseids, meteorite, a meteor, star shower, wishing on a star, comet in the sky, star falling, stars falling",
  ),
  nearest(
    { weather: "shooting stars", time: "night" },
    "fireworks, new year, new years eve, firework, firework display, fireworks in the sky, fireworks display, 4th of july, fourth of july, independence day, bonfire night, guy fawkes night, new year's eve, new year's, nye, new year party, bastille day, sparklers",
  ),
  says(
    { weather: "snow" },
    "snowing, snowfall, snowflake, snowflakes, snowstorm, blizzard, falling snow, light snow, nieve cayendo, snowing outside, snow outside, snow falling, snow is falling, soft snow, gentle snow, heavy snow, first snow, snow flurries, flurry, flurries, snow shower, snow storm, snow flakes, snow flake, blizzards, snowy day, snowy night, snowy weather, snowy evening, snows, snowed, snow globe weather, whiteout, winter storm, swirling snow, drifting snow",
  ),
  says(
    { weather: "fog" },
    "fog, foggy, mist, misty, haze, hazy, fogs, foggy day, foggy night, foggy morning, dense fog, swirling fog, mists, swirling mist, sea mist, light mist, smog, smoggy, low clouds, ground fog, dry ice, foggy weather, mist rising, haze in the air, fogged, misted, heat haze, smoke filled, hazy light, murky",
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
      "winter, wintry, wintertime, icy, ice, frozen, winter wonderland, arctic, north pole, south pole, antarctica, winters, winter day, winter time, winter landscape, winter scene, winter season, winter's day, ice age, ice cave land, freezing, freezing cold, ice kingdom, ice palace, frost covered, frosty, frosted, frozen world, mid winter, midwinter, winter solstice, icicles, icicle",
      { weak: true },
    ),
  ),
  also(
    AUTUMN,
    says(
      { setting: "forest" },
      "autumn, autumnal, fall, fall day, fall season, in fall, in the fall, fall colours, fall colors, fall foliage, autumn leaves, fall leaves, autumn forest, autumn day, falling leaves, autumn colours, autumn colors, autumn scene, autumn time, autumn woods, red leaves, orange leaves, golden leaves, fallen leaves, leaves falling, colourful leaves, colorful leaves, autumn vibes, fall vibes, fall season forest, maple leaves, indian summer, september, october, november, harvest season, harvest time, dry leaves, leaves on the ground, crunchy leaves, late autumn, fall forest, harvest festival",
      { weak: true },
    ),
  ),
  also(
    SPRING,
    says(
      { setting: "meadow" },
      "spring, springtime, spring day, spring flowers, spring meadow, spring season, spring time, spring garden, spring scene, early spring, april, springlike, vernal, new leaves, fresh green",
      { weak: true },
    ),
  ),
  also(
    SUMMER,
    says(
      { setting: "beach" },
      "summer, summertime, summer day, holiday, vacation, summer time, summer season, summers, summer scene, summer vibes, midsummer, mid summer, july, august, summer holiday, summer vacation, summer holidays, heat of summer, dog days",
      { weak: true },
    ),
  ),
  also(
    WINTER,
    nearest(
      { prop: "gift", weather: "snow" },
      "christmas, xmas, christmassy, christmas eve, christmas time, christmastime, christmas day, christmas morning, xmas eve, yule, yuletide, advent, advent calendar, noel, festive season, holiday season, december, happy holidays, christmas scene, christmas vibes, christmas decorations, boxing day, night before christmas, mistletoe, christmas card",
      { nearest: "with", weak: true },
    ),
  ),
  nearest(
    { prop: "pumpkin", time: "night", setting: "graveyard" },
    "halloween, halloween night, hallows eve, trick or treat, trick or treating, trick-or-treating, samhain, halloween party, spooky season, day of the dead, dia de los muertos, friday the 13th, friday 13th, walpurgis night, halloween card, halloween scene, halloween costume",
    { nearest: "with", weak: true },
  ),
  nearest(
    { prop: ["cake", "balloon"] },
    "birthday, birthday party, party, celebrating, celebration, celebrates, anniversary, birthdays, birthday celebration, bday, b day, birthday card, partygoer, celebrate, anniversary party, baby shower, graduation party, retirement party, engagement party, quinceanera, cinco de mayo, hanukkah party",
    { nearest: "with" },
  ),
  nearest(
    { mood: "loving", prop: "flower" },
    "valentine, valentines, valentines day, wedding, valentine's day, valentine's, valentine card, love letter day, wedding day, weddings, getting married, just married, marriage, engagement, proposal, romantic dinner, galentine, honeymoon, mothers day, mother's day, women's day, womens day, fathers day, father's day",
    {
      nearest: "with",
      weak: true,
    },
  ),
  also(
    SPRING,
    nearest(
      { prop: "rabbit", setting: "meadow" },
      "easter, easter bunny, easter basket, easter egg hunt, egg hunt, easter sunday, easter card, ostara",
      { nearest: "with", weak: true },
    ),
  ),
  nearest(
    { prop: "lantern", scheme: "red" },
    "lunar new year, chinese new year, spring festival, lunar newyear, chinese newyear, cny, chinese lantern festival, lantern festival, tet, korean new year, seollal, year of the tiger, year of the dragon, year of the rabbit, mid autumn, mid autumn festival, moon festival, diwali, deepavali, festival of lights, ramadan, eid, eid mubarak, eid al fitr, obon, tanabata, loy krathong, vesak, hanukkah, chanukah, kwanzaa",
    { nearest: "with", weak: true },
  ),
].map((term) => ({ ...term, role: "place" as const }));

/** A term with one more claim that gives way to nothing. */
function also(claim: Claim, term: Term): Term {
  return { ...term, claims: [claim, ...term.claims] };
}

const ATMOSPHERES: Term[] = [
  nearest(
    { setting: "living room" },
    "cosy, cozy, homely, snug, cosiness, coziness, cosy vibes, cozy vibes, cosy mood, cosy feeling, cosy atmosphere, cozy atmosphere, cosy scene, hygge, warm and cosy, warm and cozy, comfy and cosy, homey, cosy night in, cozy night in, gemutlich, cosy evening",
    { weak: true },
  ),
  nearest(
    { time: "night", weather: "fog", setting: "graveyard" },
    "spooky, eerie, creepy, haunted, ghostly, spookiest, spooky vibes, spooky atmosphere, creepy vibes, ominous, macabre, horror, horror movie, horror film, creepypasta, dark and spooky, sinister atmosphere, unsettling, ghost story, paranormal, occult, cursed, bone chilling, lovecraftian, eldritch, goth girl",
    {
      weak: true,
    },
  ),
  nearest(
    { setting: "forest" },
    "fantasy, magical, enchanted, fairytale, fairy tale, mystical, mystic, whimsical, fantasy world, fantasy landscape, fairy tale world, fairycore, storybook world, lord of the rings, mythology, folklore, mythical forest, druidic, mystical forest, magical world, fairytale like, faerie land, fairyland, fairy land, elven",
    { weak: true },
  ),
  nearest({ setting: "castle", time: "night" }, "gothic", { weak: true }),
  nearest(
    { setting: "neon street", time: "night" },
    "neon, cyberpunk, vaporwave, synthwave, futuristic, sci fi, scifi, cyber, cyberpunk style, cyberpunk vibes, outrun, retrowave, tron, matrix, tech noir, hologrammatic, futurism, sci-fi, science fiction, year 3000",
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
  ...(["pink", "purple", "blue", "green", "yellow", "red"] as const).map((scheme) =>
    says(
      { scheme },
      `muted ${scheme}s, soft ${scheme}s, ${scheme} tones, shades of ${scheme}, tones of ${scheme}, ${scheme} palette, ${scheme} hues`,
    )
  ),
  plays("place", "background, backdrop, backgrounds", { isBackdrop: true }),
  plays(
    "place",
    "colour scheme, color scheme, muted palette, pastel palette, warm palette, cool palette, soft palette, dark palette, bright palette, limited palette, earthy palette, neon palette, vibrant palette, palette of, color palette, colour palette, tones, colours, colors, lights, lighting, glow, theme, atmosphere, ambience",
  ),
];

export const SKY_TERMS: Term[] = [
  ...SETTINGS,
  ...TIMES,
  ...WEATHERS,
  ...SEASONS,
  ...ATMOSPHERES,
];
