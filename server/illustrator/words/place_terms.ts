/**
 * Words for where and when: settings, time of day, weather, seasons, the colours of the whole.
 *
 * @module
 */
import type { Claim } from "./said.ts";
import { nearest, plays, says, type Term } from "./term.ts";

const SETTINGS: Term[] = [
  says(
    { setting: "lake" },
    "lake, lakeside, pond, riverbank, lakeshore, by the lake, by the water, jetty, lago, lac, see ufer, 湖, 池, озеро, озере",
  ),
  says(
    { setting: "lake", season: "winter" },
    "frozen lake, frozen pond, icy lake, frozen river, frozen over lake, ice rink",
  ),
  nearest({ setting: "lake" }, "river, stream, creek, brook, puddle, swamp, marsh, fjord, canal"),
  says(
    { setting: "jungle" },
    "jungle, jungles, rainforest, rain forest, tropical forest, waterfall, waterfalls, selva, dschungel, giungla, 丛林, ジャングル, джунгли, джунглях",
  ),
  nearest({ setting: "jungle" }, "bamboo, bamboo forest, safari, amazon, lost temple"),
  says(
    { setting: "cave" },
    "cave, caves, cavern, grotto, crystal cave, cave of crystals, cueva, grotte, hohle, grotta, 洞穴, 洞窟, пещера, пещере",
  ),
  nearest({ setting: "cave" }, "tunnel, dungeon, underground, lair, dragon lair"),
  says(
    { setting: "bedroom" },
    "bedroom, bed, beds, in bed, dormitorio, chambre, schlafzimmer, camera da letto, quarto, 卧室, 寝室, спальня, спальне, 🛏",
  ),
  nearest(
    { setting: "bedroom" },
    "nursery, hotel, hotel room, attic, bunk bed, pillow fort, dorm room",
  ),
  says(
    { setting: "cafe" },
    "cafe, cafes, coffee shop, coffeehouse, coffee house, tea room, tearoom, cafeteria, teashop, 咖啡馆, 咖啡厅, カフェ, кафе",
  ),
  nearest(
    { setting: "cafe" },
    "bakery, bakeries, restaurant, diner, pastry shop, patisserie, ice cream parlour, ice cream parlor, ramen shop, sushi bar, pizzeria, bar, pub, tavern, inn, shop, sweet shop",
  ),
  says(
    { setting: "laboratory" },
    "laboratory, lab, science lab, laboratories, laboratorio, laboratoire, labor, 实验室, 研究室, лаборатория, лаборатории",
  ),
  nearest({ setting: "laboratory" }, "workshop, hospital, clinic, observatory, garage, factory"),
  says(
    { setting: "spaceship" },
    "spaceship, space ship, spacecraft, space station, starship, inside a rocket, bridge of a spaceship, raumschiff, astronave, vaisseau spatial, 飞船, 宇宙船, 🛸",
  ),
  nearest({ setting: "spaceship" }, "ufo, cockpit, control room, shuttle"),
  says(
    { setting: "ship" },
    "ship, ships, on a ship, pirate ship, deck, ship deck, deck of a ship, boat, boats, sailboat, sailing ship, sailing boat, barco, bateau, schiff, nave, 船, корабль, корабле, ⛵, 🚢",
  ),
  nearest({ setting: "ship" }, "sailing, raft, ferry, harbour, harbor, dock, pier, gondola, canoe"),
  says(
    { setting: "cherry blossoms" },
    "cherry blossoms, cherry blossom, cherry tree, cherry trees, sakura, shrine, torii, torii gate, japanese garden, zen garden, temple, japanese temple, 樱花, 桜, 神社, 寺, 🌸🌸",
  ),
  nearest({ setting: "cherry blossoms" }, "pagoda, kyoto, japan, tatami room, dojo, monastery"),
  says(
    { setting: "graveyard" },
    "graveyard, graveyards, cemetery, haunted house, haunted mansion, haunted castle, tombstones, gravestones, spooky house, cementerio, cimetiere, friedhof, cimitero, 墓地, кладбище",
  ),
  nearest({ setting: "graveyard" }, "crypt, ruins, ghost town, transylvania"),
  says(
    { setting: "candy land" },
    "candy land, candyland, land of sweets, land of candy, candy kingdom, candy world, candy forest, gingerbread house, world of sweets, 糖果",
  ),
  says(
    { setting: "neon street", time: "night" },
    "neon street, neon city, neon lights, neon alley, cyberpunk city, cyberpunk street, tokyo at night, tokyo street, tokyo, shibuya, hong kong, neon signs, night market",
  ),
  nearest({ setting: "neon street" }, "las vegas, times square, arcade"),
  says(
    { setting: "farm" },
    "farm, farms, barn, barnyard, farmyard, on a farm, wheat field, windmill, granja, ferme, bauernhof, fattoria, fazenda, 农场, 農場, ферма, ферме",
  ),
  nearest(
    { setting: "farm" },
    "countryside, village, sunflower field, field of sunflowers, lavender field, tulip field, vineyard, haystack, hay, ranch, stable, cornfield, orchard",
  ),
  says(
    { setting: "studio" },
    "studio, plain background, simple background, blank background, no background, white background, empty background, studio background, minimal background, clean background, solid background, isolated, transparent background, minimalist, minimal, minimalistic",
  ),
  says(
    { setting: "moon" },
    "moon, lunar, crescent moon, lunar surface, surface of the moon, crescent, luna, lune, mond, lua, 月亮, 月球, 月, луна, луне, 🌙, 🌛",
  ),
  nearest(
    { setting: "moon" },
    "mars, planet, planets, asteroid, alien planet, saturn, jupiter, venus, crater, star shaped planet",
  ),
  says(
    { setting: "space" },
    "space, outer space, galaxy, galaxies, cosmos, cosmic, universe, orbit, nebula, milky way, deep space, espacio, espace, weltraum, weltall, spazio, 太空, 宇宙, космос, 🌌",
  ),
  nearest(
    { setting: "space" },
    "black hole, earth, planet earth, the solar system",
  ),
  says(
    { setting: "clouds" },
    "clouds, cloud, sky, in the sky, on a cloud, cloudscape, heaven, above the clouds, heavens, nubes, nube, nuage, nuages, wolke, wolken, ciel, cielo, himmel, 云, 天空, 雲, 空, ☁",
    { weak: true },
  ),
  nearest(
    { setting: "clouds" },
    "hot air balloon, airplane, aeroplane, plane, airship, floating island, flying carpet, parachute, helicopter, ✈",
  ),
  says(
    { setting: "forest" },
    "forest, forests, woods, woodland, enchanted forest, magical forest, magic forest, trees, tree, pine forest, bosque, foret, wald, foresta, floresta, bois, 森林, 森, лес, лесу, 🌲, 🌳",
  ),
  nearest(
    { setting: "forest" },
    "treehouse, tree house, log, branch, tree branch, treetop, campsite, camping, tent",
  ),
  says(
    { setting: "meadow" },
    "meadow, meadows, field, fields, grass, grassland, prairie, flower field, field of flowers, wildflowers, wildflower meadow, grassy field, lawn, prado, pradera, pre fleuri, wiese, prato, 草地, 草原, луг, hill, hills, hillside, hilltop, green hills",
  ),
  nearest(
    { setting: "meadow" },
    "picnic, valley, bridge",
  ),
  says(
    { setting: "garden" },
    "garden, gardens, flower garden, backyard, park, rose garden, herb garden, jardin, giardino, garten, jardim, 花园, 庭, сад, саду, patio, yard, vegetable garden",
  ),
  nearest(
    { setting: "garden" },
    "greenhouse, botanical garden, playground, fountain, bench, park bench",
  ),
  says(
    { setting: "mountains" },
    "mountains, mountain, alps, mountaintop, mountain top, mountain peak, peak, summit, cliff, cliffs, montana, montanas, montagne, montagnes, berge, berg, montagna, 山, 高山, горы, горах, ⛰, 🏔",
  ),
  nearest(
    { setting: "mountains" },
    "volcano, canyon, rocks, rock, boulder, valley of rocks, ravine, mine",
  ),
  says(
    { setting: "beach" },
    "beach, beaches, seaside, seashore, shore, coast, sandy beach, tropical beach, playa, plage, strand, spiaggia, praia, 海滩, 沙滩, 浜辺, пляж, пляже, tropical, 🏖, 🏝",
  ),
  nearest(
    { setting: "beach" },
    "island, desert island, tropical island, sea, ocean, wave, giant wave, big wave, ocean waves, sea waves, palm tree, palm trees, lighthouse, surfboard, sandcastle, 🌊",
  ),
  says(
    { setting: "underwater" },
    "underwater, under water, under the sea, coral reef, coral, reef, bottom of the sea, sea floor, seabed, ocean floor, deep sea, beneath the waves, atlantis, bajo el agua, sous l eau, unterwasser, 水下, 海底, 水中",
  ),
  nearest(
    { setting: "underwater" },
    "mermaid, merman, mercat, submarine, aquarium, swimming, swims, swim, diver, scuba diver, scuba diving, snorkeling, swimming pool, pool",
  ),
  says(
    { setting: "desert" },
    "desert, deserts, sand dunes, dunes, dune, sahara, desierto, wuste, deserto, 沙漠, пустыня, oasis, 🏜",
  ),
  nearest(
    { setting: "desert" },
    "pyramid, pyramids, egypt, egyptian temple, wild west, savanna, wasteland, sand",
  ),
  says(
    { setting: "city" },
    "city, cities, cityscape, skyline, street, streets, downtown, town, urban, big city, city street, ciudad, ville, stadt, citta, cidade, 城市, 街, 都市, город, городе, 🏙, 🌆, 🌃",
  ),
  nearest(
    { setting: "city" },
    "paris, new york, london, rome, berlin, venice, alley, alleyway, market, train station, subway, bus, bus stop, car, train, taxi, skyscraper, skyscrapers, motorbike, motorcycle, bicycle, bike, 🗼, 🚗, 🚂",
  ),
  says(
    { setting: "rooftop" },
    "rooftop, rooftops, roof, roofs, roof top, on the roof, chimney, tejado, toit, dach, tetto, 屋顶, 屋根, крыша, крыше",
  ),
  nearest({ setting: "rooftop" }, "balcony, tower, terrace, fence, wall"),
  says(
    { setting: "castle" },
    "castle, castles, palace, fortress, castillo, chateau, schloss, burg, castello, castelo, 城堡, 城, замок, замке, kingdom, 🏰",
  ),
  nearest(
    { setting: "castle" },
    "throne room, medieval hall, medieval, mansion, museum, cathedral, church, drawbridge, ballroom",
  ),
  says(
    { setting: "library" },
    "library, libraries, bookshelf, bookshelves, bookcase, bookstore, bookshop, book shop, biblioteca, bibliotheque, bibliothek, 图书馆, 図書館, библиотека, библиотеке",
  ),
  nearest(
    { setting: "library" },
    "study, classroom, office, school, university, desk, wizard tower, archive",
  ),
  says(
    { setting: "living room" },
    "living room, livingroom, by the fire, in front of the fire, by a fire, log fire, fireside, sofa, couch, lounge, home, house, indoors, fireplace, hearth, room, sala, salon, wohnzimmer, soggiorno, 客厅, 沙发, リビング, 🛋",
  ),
  nearest(
    { setting: "living room" },
    "cottage, cabin, hallway, bathroom, cat tree, scratching post, hobbit hole, apartment",
  ),
  says(
    { setting: "kitchen" },
    "kitchen, kitchens, kitchen counter, cocina, cuisine, kuche, cucina, cozinha, 厨房, 台所, кухня, кухне",
  ),
  nearest(
    { setting: "kitchen" },
    "dining table, dining room, fridge, oven, table",
  ),
  says(
    { setting: "window" },
    "window, windows, windowsill, window sill, by the window, in the window, window seat, ventana, fenetre, fenster, fensterbank, finestra, janela, 窗户, 窗台, 窓, 窓辺, 窗边, окно, окне, 🪟",
  ),
  says(
    { setting: "stage" },
    "stage, on stage, theatre, theater, concert, spotlight, opera house, escenario, buhne, palcoscenico, palco, 舞台, сцена",
  ),
  nearest(
    { setting: "stage" },
    "circus, nightclub, disco, dance floor, talent show, fashion show, runway, catwalk, cabaret, ballet",
  ),
  nearest(
    { setting: "stage" },
    "drummer, singer, dancer, actor, actress, comedian, performer",
  ),
].map((term) => ({ ...term, role: "place" as const }));

const TIMES: Term[] = [
  says(
    { time: "dawn" },
    "dawn, at dawn, sunrise, at sunrise, daybreak, first light, early morning, crack of dawn, amanecer, aube, morgengrauen, sonnenaufgang, alba, 黎明, 日出, рассвет, 🌅",
  ),
  says(
    { time: "dusk" },
    "dusk, at dusk, twilight, gloaming, nightfall, blue hour, crepusculo, crepuscule, dammerung, crepuscolo, 黄昏, сумерки",
  ),
  says(
    { time: "day" },
    "day, daytime, daylight, noon, midday, afternoon, morning, in the morning, at noon, by day, bright day, dia, jour, tag, tageslicht, giorno, 白天",
  ),
  says(
    { time: "day", weather: "clear" },
    "sunny, sunny day, sunshine, sunlight, sunlit, bright sunshine, blue sky, sun, soleado, ensoleille, sonnig, soleggiato, 晴天, ☀, 🌞",
  ),
  says(
    { time: "sunset" },
    "sunset, sunsets, at sunset, golden hour, evening, in the evening, setting sun, sundown, atardecer, coucher de soleil, sonnenuntergang, tramonto, 日落, 夕日, закат, 🌇",
  ),
  says(
    { time: "night" },
    "night, at night, by night, nighttime, night time, midnight, starry night, starry sky, night sky, stars, starry, under the stars, star, stargazing, moonlight, moonlit, full moon, under the moon, under a full moon, under the full moon, by moonlight, in moonlight, in the moonlight, howling at the moon, at the moon, late at night, nocturnal, dark night, noche, nuit, nacht, notte, noite, 夜晚, 夜, 星空, ночь, ночью, ⭐, 🌟, 🌕, ✨",
  ),
].map((term) => ({ ...term, role: "place" as const }));

const WEATHERS: Term[] = [
  says(
    { weather: "clear" },
    "clear, clear weather, fine weather, nice weather, clear sky, clear skies, cloudless",
  ),
  says(
    { weather: "cloudy" },
    "cloudy, overcast, grey sky, gray sky, cloudy sky, cloudy day, nublado, nuageux, bewolkt, nuvoloso, 多云, 阴天, ⛅",
  ),
  says(
    { weather: "rain" },
    "rain, rainy, raining, rainy day, rainfall, drizzle, drizzling, wet weather, in the rain, downpour, pouring rain, lluvia, lluvioso, pluie, regen, pioggia, chuva, 雨, 下雨, дождь, 🌧",
  ),
  says(
    { weather: "storm" },
    "storm, stormy, thunderstorm, thunder, lightning, lightning bolt, stormy sky, tempest, tormenta, orage, gewitter, temporale, 暴风雨, 雷, гроза, 🌩, ⛈, ⚡",
  ),
  nearest({ weather: "storm" }, "hurricane, tornado, typhoon"),
  says(
    { weather: "wind" },
    "wind, windy, breeze, breezy, gust, gusty, windy day, in the wind, viento, vent, wind weht, vento, 风, ветер, 🍃, 💨",
  ),
  says(
    { weather: "rainbow" },
    "under a rainbow, rainbow in the sky, with a rainbow, over the rainbow, rainbow behind, rainbow over, a rainbow, double rainbow, arcoiris, regenbogen, arcobaleno, 彩虹, 虹, 🌈",
  ),
  says(
    { weather: "aurora", time: "night" },
    "aurora, aurora borealis, northern lights, polar lights, aurora boreal, polarlicht, 极光, オーロラ",
  ),
  says(
    { weather: "shooting stars", time: "night" },
    "shooting star, shooting stars, falling star, falling stars, starfall, meteor shower, meteors, comet, comets, sternschnuppe, 流星, 🌠, ☄",
  ),
  nearest(
    { weather: "shooting stars", time: "night" },
    "fireworks, new year, new years eve, 🎆, 🎇",
  ),
  says(
    { weather: "snow" },
    "snowing, snowfall, snowflake, snowflakes, snowstorm, blizzard, falling snow, light snow, nieve cayendo, 🌨",
  ),
  says(
    { weather: "fog" },
    "fog, foggy, mist, misty, haze, hazy, niebla, brouillard, nebel, nebbia, 雾, 霧, туман, 🌫",
  ),
].map((term) => ({ ...term, role: "place" as const }));

const WINTER = { slot: "season", value: "winter" } as const;
const AUTUMN = { slot: "season", value: "autumn" } as const;
const SPRING = { slot: "season", value: "spring" } as const;
const SUMMER = { slot: "season", value: "summer" } as const;

const SEASONS: Term[] = [
  says(
    { setting: "snow", weather: "snow" },
    "snow, snowy, in the snow, 雪地, 雪地里, 雪の中, nieve, neige, schnee, neve, 雪, снег, снегу, ❄, snowy landscape, snowy field",
    { weak: true },
  ),
  also(
    WINTER,
    says(
      { setting: "snow" },
      "winter, wintry, wintertime, icy, ice, frozen, winter wonderland, arctic, north pole, south pole, antarctica, igloo, snowman, invierno, hiver, inverno, 冬, 冬天, зима, ⛄",
      { weak: true },
    ),
  ),
  also(
    AUTUMN,
    says(
      { setting: "forest" },
      "autumn, autumnal, fall, fall day, fall season, in fall, in the fall, fall colours, fall colors, fall foliage, autumn leaves, fall leaves, autumn forest, autumn day, falling leaves, otono, automne, herbst, autunno, 秋天, 秋, 🍂, 🍁",
      { weak: true },
    ),
  ),
  also(
    SPRING,
    says(
      { setting: "meadow" },
      "spring, springtime, spring day, spring flowers, spring meadow, primavera, printemps, fruhling, 春天, 春",
      { weak: true },
    ),
  ),
  also(
    SUMMER,
    says(
      { setting: "beach" },
      "summer, summertime, summer day, verano, ete, sommer, estate, 夏天, 夏, holiday, vacation",
      { weak: true },
    ),
  ),
  also(
    WINTER,
    nearest(
      { prop: "gift", weather: "snow" },
      "christmas, xmas, christmassy, christmas eve, navidad, noel, weihnachten, natale, 圣诞节",
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
    "birthday, birthday party, party, celebrating, celebration, celebrates, anniversary, cumpleanos, anniversaire, geburtstag, compleanno, 生日, 🎉, 🥳",
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
    "lunar new year, chinese new year, spring festival, 春节",
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

export const PLACE_TERMS: Term[] = [
  ...SETTINGS,
  ...TIMES,
  ...WEATHERS,
  ...SEASONS,
  ...ATMOSPHERES,
];
