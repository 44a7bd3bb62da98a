/**
 * Words for what a cat wears, carries and has beside it.
 *
 * @module
 */
import type { Accessory } from "../../../lib/choices.ts";
import { type Costume, type Variant, VARIANTS } from "../spec.ts";
import type { PropEntry } from "../wardrobe/prop_entry.ts";
import { PROPS } from "../wardrobe/props.ts";
import { nearest, says, type Term } from "./term.ts";

/** Per costume: words for the person, then words for a garment that can have a colour of its own. */
const COSTUMES: Record<Costume, [person: string, garment: string]> = {
  wizard: [
    "wizard, wizards, mage, sorcerer, sorceress, warlock, enchanter, spellcaster, archmage, mago, hechicero, sorcier, magicien, zauberer, stregone, merlin, 巫师, 魔法师, 魔法使い, волшебник, 🧙",
    "wizard hat, wizards hat, sombrero de mago, chapeau de sorcier, chapeau de magicien, zauberhut, wizard robe, wizard robes, wizard costume, wizard outfit, pointy hat, pointed hat, pointy wizard hat, pointed wizard hat, magic hat, sorcerer hat, mage hat, mage robe, starry hat",
  ],
  witch: [
    "witch, witches, witchy, bruja, sorciere, hexe, strega, 女巫, 魔女, ведьма",
    "witch hat, witches hat, sombrero de bruja, chapeau de sorciere, hexenhut, witchs hat, witch costume, witch outfit, witch robe",
  ],
  knight: [
    "knight, knights, paladin, crusader, templar, caballero, chevalier, ritter, cavaliere, 骑士, рыцарь",
    "armour, armor, suit of armour, suit of armor, plate armour, plate armor, knight helmet, knights helmet, knight costume, chainmail, knight armour, knight armor, shining armour, shining armor",
  ],
  king: [
    "king, kings, rey, roi, konig, koenig, re gatto, 国王, 王様, король, 🤴",
    "king costume, royal crown, kings crown, crown and cape",
  ],
  queen: [
    "queen, queens, empress, reina, reine, konigin, koenigin, regina, 女王, королева, 👸",
    "queen costume, queens crown",
  ],
  pirate: [
    "pirate, pirates, buccaneer, corsair, pirata, pirat, 海盗, 海賊, пират, 🏴‍☠️",
    "pirate hat, pirates hat, pirate costume, pirate outfit, tricorn, tricorn hat, tricorne",
  ],
  ninja: [
    "ninja, ninjas, shinobi, assassin, 忍者, ниндзя, 🥷",
    "ninja mask, ninja costume, ninja outfit, ninja suit, ninja headband",
  ],
  astronaut: [
    "astronaut, astronauts, cosmonaut, spaceman, space explorer, space traveller, space traveler, astronauta, astronaute, 宇航员, 宇宙飛行士, космонавт, 🧑‍🚀, 👨‍🚀, 👩‍🚀",
    "space suit, spacesuit, astronaut suit, astronaut helmet, space helmet, astronaut costume, astronaut outfit",
  ],
  detective: [
    "detective, detectives, sherlock, sherlock holmes, investigator, sleuth, private eye, 侦探, 探偵, детектив, 🕵",
    "deerstalker, deerstalker hat, detective hat, detective coat, detective costume, trench coat, trenchcoat, detective outfit",
  ],
  chef: [
    "chef, chefs, cook, cocinero, cuisinier, koch, cuoco, 厨师, シェフ, повар, 🧑‍🍳, 👨‍🍳, 👩‍🍳",
    "chef hat, chefs hat, chef costume, chef outfit, toque, chef uniform",
  ],
  superhero: [
    "superhero, superheroes, super hero, super cat, supercat, superheroine, hero, heroine, superheld, supereroe, superheroe, 超级英雄, 🦸",
    "cape, superhero cape, superhero costume, superhero suit, hero cape, superhero outfit, superhero mask",
  ],
  viking: [
    "viking, vikings, norse warrior, norseman, vikingo, wikinger, 维京人, викинг",
    "viking helmet, horned helmet, viking costume, viking outfit",
  ],
  cowboy: [
    "cowboy, cowboys, cowgirl, rancher, gunslinger, sheriff, vaquero, 牛仔, ковбой, 🤠",
    "cowboy hat, cowboy costume, cowboy outfit, stetson, cowboy boots, sheriff hat",
  ],
  sailor: [
    "sailor, sailors, seaman, marinero, marin, matrose, marinaio, 水手, матрос",
    "sailor hat, sailor suit, sailor costume, sailor outfit, sailor uniform, sailor cap, sailor collar",
  ],
  fairy: [
    "fairy, fairies, faerie, pixie, hada, fee, fata, 仙女, 妖精, фея, 🧚",
    "fairy wings, fairy costume, fairy outfit, butterfly wings",
  ],
  santa: [
    "santa, santa claus, santa paws, father christmas, saint nicholas, st nick, papa noel, pere noel, weihnachtsmann, babbo natale, 圣诞老人, 🎅",
    "santa hat, santa costume, santa suit, christmas hat, santa outfit",
  ],
  angel: [
    "angel, angels, angelic, cherub, ange, engel, angelo, anjo, 天使, ангел, 👼, 😇",
    "angel wings, halo, angel costume, angel outfit, feathered wings, white wings",
  ],
  devil: [
    "devil, devils, demon, imp, satan, diablo, diable, teufel, diavolo, 恶魔, 悪魔, дьявол, 😈, 👿",
    "devil horns, devil costume, devil wings, bat wings, devil outfit, horns, demon wings",
  ],
  vampire: [
    "vampire, vampires, dracula, vampiro, vampir, 吸血鬼, вампир, 🧛",
    "vampire cape, vampire costume, vampire cloak, dracula cape, vampire fangs, vampire outfit",
  ],
  bee: [
    "bumblebee costume, bee costume cat, dressed as a bee, honeybee cat, bee cat",
    "bee costume, bee outfit, bee suit, bumblebee outfit, antennae",
  ],
  elf: [
    "elf, elves, elven, christmas elf, elfe, elfo, 精灵, エルフ, эльф, 🧝",
    "elf hat, elf costume, elf outfit, elf ears, elf suit",
  ],
  jester: [
    "jester, court jester, harlequin jester, joker, clown, clowns, fool, bufon, payaso, bouffon, narr, giullare, 小丑, клоун, 🤡, 🃏",
    "jester hat, jester costume, jester cap, clown costume, jester outfit",
  ],
  dragon: [
    "dragon cat, half dragon, dragonborn, dragon kitten, cat dragon, part dragon, dragon kitty, dinosaur cat",
    "dragon costume, dragon outfit, dragon wings, dragon onesie, dinosaur costume, dinosaur onesie, dragon suit",
  ],
  unicorn: [
    "unicorn, unicorns, unicorn cat, caticorn, unicornio, licorne, einhorn, unicorno, 独角兽, единорог, 🦄",
    "unicorn horn, unicorn costume, unicorn outfit, unicorn onesie",
  ],
  robot: [
    "robot, robots, robot cat, robotic, cyborg, android, mech, mecha, roboter, robo, 机器人, ロボット, робот, 🤖",
    "robot costume, robot suit, robot armour, robot armor, robot outfit, mech suit",
  ],
  samurai: [
    "samurai, ronin, shogun, samouraï, 武士, 侍, самурай",
    "samurai armour, samurai armor, samurai helmet, samurai costume, kabuto, samurai outfit",
  ],
  princess: [
    "princess, princesses, princesa, princesse, prinzessin, principessa, 公主, プリンセス, принцесса",
    "princess dress, princess costume, princess gown, ball gown, princess outfit, ballgown, tutu",
  ],
  doctor: [
    "doctor, doctors, physician, surgeon, nurse, vet, veterinarian, dentist, medico, medecin, arzt, medico gatto, 医生, 医者, доктор, врач, 🧑‍⚕️, 👨‍⚕️, 👩‍⚕️",
    "stethoscope, doctor costume, doctors coat, scrubs, doctor outfit, 🩺",
  ],
  scientist: [
    "scientist, scientists, mad scientist, chemist, professor of chemistry, inventor, physicist, biologist, cientifico, scientifique, wissenschaftler, scienziato, 科学家, учёный, 🧑‍🔬, 👨‍🔬, 👩‍🔬",
    "lab coat, labcoat, scientist costume, lab goggles, safety goggles",
  ],
  firefighter: [
    "firefighter, firefighters, fireman, firewoman, fire fighter, bombero, pompier, feuerwehrmann, 消防员, пожарный, 🧑‍🚒, 👨‍🚒, 👩‍🚒",
    "firefighter helmet, fire helmet, firefighter costume, fireman helmet, firefighter uniform, firefighter outfit",
  ],
  "police officer": [
    "police officer, policeman, policewoman, cop, police, police cat, policia, policier, polizist, poliziotto, 警察, полицейский, 👮",
    "police hat, police cap, police uniform, police costume, police badge",
  ],
  pilot: [
    "pilot, pilots, aviator, airman, flying ace, piloto, pilote, pilota, 飞行员, пилот, 🧑‍✈️, 👨‍✈️, 👩‍✈️",
    "pilot hat, aviator hat, pilot costume, flying cap, aviator cap, pilot jacket, pilot outfit, bomber jacket",
  ],
  farmer: [
    "farmer, farmers, gardener, granjero, fermier, bauer, contadino, 农民, фермер, 🧑‍🌾, 👨‍🌾, 👩‍🌾",
    "farmer costume, farmer outfit, farmer hat",
  ],
  graduate: [
    "graduate, graduating, graduation, alumnus, graduado, diplome, absolvent, 毕业生, выпускник, 🧑‍🎓, 👨‍🎓, 👩‍🎓, 🎓",
    "graduation cap, mortarboard, graduation gown, graduation hat, academic gown",
  ],
  painter: [
    "painter, painters, artist, artists, pintor, pintora, peintre, maler, malerin, pittore, 画家, художник, 🧑‍🎨, 👨‍🎨, 👩‍🎨",
    "painter smock, artist smock, smock, painters apron, artist outfit",
  ],
  sweater: [
    "",
    "sweater, sweaters, jumper, jumpers, pullover, cardigan, turtleneck, hoodie, hoodies, christmas sweater, knitted sweater, wool sweater, woolly jumper, knitwear, sueter, jersey, maglione, strickpullover, 毛衣, セーター, свитер",
  ],
  raincoat: [
    "",
    "raincoat, raincoats, rain coat, mackintosh, anorak, oilskin, rain jacket, sou wester, impermeable, regenmantel, impermeabile, 雨衣",
  ],
  dress: [
    "",
    "dress, dresses, gown, gowns, skirt, frock, sundress, evening gown, vestido, robe a fleurs, kleid, vestito, 裙子, ドレス, платье, 👗",
  ],
  kimono: ["", "kimono, kimonos, yukata, hanbok, obi, 和服, 着物, кимоно, 👘"],
  coat: [
    "",
    "winter coat, overcoat, fur coat, parka, duffle coat, jacket, jackets, leather jacket, denim jacket, blazer, uniform, coat and scarf, abrigo, manteau, mantel, jacke, cappotto, 外套, пальто, 🧥",
  ],
  overalls: [
    "",
    "overalls, dungarees, denim overalls, jumpsuit, boiler suit, work clothes, salopette, latzhose, salopettes",
  ],
  mummy: [
    "mummy, mummies, egyptian mummy, momia, momie, mumie, mummia, 木乃伊, ミイラ, мумия, مومياء",
    "bandages, mummy costume, mummy bandages, wrapped in bandages, toilet paper",
  ],
};

const COSTUME_TERMS: Term[] = (Object.keys(COSTUMES) as Costume[]).flatMap((costume) => [
  says({ costume }, COSTUMES[costume][0], { role: "character" }),
  says({ costume }, COSTUMES[costume][1], { role: "thing" }),
]);

const NEAREST_COSTUMES: Term[] = [
  nearest(
    { costume: "king" },
    "prince, princes, emperor, sultan, pharaoh, lord, duke, monarch, principe",
    { role: "character" },
  ),
  nearest({ costume: "queen" }, "duchess, noblewoman, goddess, cleopatra", { role: "character" }),
  nearest({ costume: "ninja" }, "martial artist, thief, burglar, bandit, karate cat", {
    role: "character",
  }),
  nearest({ costume: "detective" }, "spy, secret agent, agent, inspector", { role: "character" }),
  nearest(
    { costume: "sailor" },
    "captain, ship captain, sea captain, admiral, fisherman",
    { role: "character" },
  ),
  nearest(
    { costume: "wizard" },
    "druid, alchemist, shaman, necromancer, oracle, magician, illusionist, fortune teller",
    { role: "character" },
  ),
  nearest({ costume: "wizard" }, "robe, robes, cloak, cloaks, hooded cloak", {
    role: "thing",
    weak: true,
  }),
  nearest({ costume: "superhero" }, "supervillain, vigilante, champion", { role: "character" }),
  nearest(
    { costume: "knight" },
    "warrior, soldier, gladiator, guard, guardian, dragon slayer, squire, fighter, barbarian",
    { role: "character" },
  ),
  nearest({ costume: "knight" }, "helmet, helm, breastplate", { role: "thing", weak: true }),
  nearest({ costume: "fairy" }, "nymph, sprite, ballerina, cupid, dryad", { role: "character" }),
  nearest({ costume: "fairy" }, "wings, wand and wings", { role: "thing", weak: true }),
  nearest({ costume: "chef" }, "baker, pastry chef, confectioner, waiter, barista", {
    role: "character",
  }),
  nearest({ costume: "chef" }, "apron, aprons, oven mitts", { role: "thing", weak: true }),
  nearest({ costume: "detective" }, "magnifying glass, magnifier, 🔍", { role: "thing" }),
  nearest({ costume: "bee" }, "ladybug costume, ladybird costume, butterfly costume", {
    role: "thing",
  }),
  nearest({ costume: "overalls" }, "mechanic, plumber, carpenter, builder, construction worker", {
    role: "character",
  }),
  nearest({ costume: "kimono" }, "geisha", { role: "character" }),
];

/** Per variant of an accessory: words for it, then words for what is drawn as it. */
const VARIANT_WORDS: Record<Variant, [own: string, like?: string]> = {
  beanie: [
    "beanie, beanies, knitted hat, woolly hat, wooly hat, winter hat, bobble hat, knit cap, tuque",
    "earmuffs, hood, turban",
  ],
  "top hat": [
    "top hat, tophat, 🎩",
    "bowler, bowler hat, fedora, fez",
  ],
  beret: ["beret, berets, boina"],
  "straw hat": ["straw hat, sun hat, sunhat, 👒", "sombrero, bonnet, bucket hat"],
  cap: ["cap, caps, baseball cap, flat cap, 🧢", "hard hat, visor"],
  "party hat": ["party hat, birthday hat"],
  "flower crown": ["flower crown, crown of flowers, flower wreath, daisy crown, daisy chain"],
  crown: ["crown, crowns, corona, couronne, krone, 👑"],
  tiara: ["tiara, diadem"],
  "round glasses": [
    "round glasses, round spectacles, half moon glasses, half moon spectacles, 👓",
  ],
  "square glasses": ["square glasses, horn rimmed glasses, reading glasses, thick glasses"],
  sunglasses: ["sunglasses, shades, dark glasses, sun glasses, gafas de sol, 🕶", "aviators"],
  "heart-shaped glasses": [
    "heart shaped glasses, heart shaped pair of glasses, heart shaped sunglasses, heart glasses, heart sunglasses",
  ],
  "star-shaped glasses": [
    "star shaped glasses, star shaped pair of glasses, star shaped sunglasses, star glasses, star sunglasses",
  ],
  goggles: ["goggles, aviator goggles, ski goggles, 🥽", "vr headset, 3d glasses"],
  monocle: ["monocle, monocles, 🧐"],
  eyepatch: [
    "eyepatch, eye patch, eyepatches",
    "one eyed, missing an eye, lost an eye, only one eye, just one eye, 独眼",
  ],
  scarf: [
    "scarf, scarfs, scarves, striped scarf, knitted scarf, woolly scarf, wool scarf, woollen scarf, winter scarf, bufanda, echarpe, foulard, schal, sciarpa, cachecol, 围巾, マフラー, шарф, 🧣",
    "shawl, poncho, boa",
  ],
  bandana: ["bandana, bandanna, neckerchief, kerchief, cravat"],
  "bow tie": ["bow tie, bowtie, bow ties", "vest, waistcoat"],
  bow: ["bow, bows, ribbon, ribbons, hair bow, big bow, 🎀"],
  tie: ["tie, ties, necktie, 👔", "suit, suit and tie, shirt, t shirt"],
  "collar with a bell": ["collar, collars, bell collar, bell, jingle bell, 🔔"],
  necklace: [
    "necklace, necklaces, diamond necklace, gold necklace, silver necklace, bead necklace, pearls, pearl necklace, 📿",
    "jewellery, jewelry, gold chain",
  ],
  pendant: ["pendant, amulet, locket", "medallion, medal"],
  headphones: ["headphones, headset, headphone, 🎧", "earbuds, radio"],
  camera: ["camera, cameras, 📷, 📸"],
  "little robot": ["drone, drones, robot arm, little robot, robot friend, toy robot"],
  laptop: ["laptop, laptops, computer, computers, 💻", "keyboard"],
  "game console": ["console, game console, handheld console"],
  "game controller": ["game controller, controller, gamepad, joystick, 🎮"],
  phone: [
    "phone, phones, smartphone, cellphone, cell phone, mobile phone, mobile, telefono, 📱",
    "tablet, ipad, remote control, remote, walkie talkie",
  ],
};

const VARIANT_TERMS: Term[] = Object.entries(VARIANTS).flatMap(([accessory, variants]) =>
  variants.flatMap((variant) => {
    const [own, like] = VARIANT_WORDS[variant];
    const sets = { accessory: accessory as Accessory };
    return [
      says(sets, own, { variant }),
      ...(like ? [nearest(sets, like, { variant })] : []),
    ];
  })
);

const ACCESSORIES: Term[] = [
  ...VARIANT_TERMS,
  says(
    { accessory: "hat" },
    "hat, hats, mutze, gorro, gorra, bonnet de laine, chapeau, hut, cappello, chapeu, 帽子, шляпа, шапка",
  ),
  nearest(
    { accessory: "hat" },
    "headband, tiny hat, little hat, hat with a feather, feathered hat",
  ),
  says(
    { accessory: "glasses" },
    "glasses, eyeglasses, spectacles, specs, gafas, lentes, lunettes, brille, occhiali, oculos, 眼镜, 眼鏡, メガネ, очки",
  ),
  says(
    { accessory: "backpack" },
    "backpack, backpacks, rucksack, rucksacks, knapsack, school bag, schoolbag, mochila, sac a dos, rucksacke, zaino, 背包, рюкзак, 🎒",
  ),
  nearest(
    { accessory: "backpack" },
    "satchel, bag, handbag, purse, jetpack, jet pack, suitcase, luggage, messenger bag, quiver, saddlebag",
  ),
  says(
    { accessory: "yarn" },
    "yarn, ball of yarn, balls of yarn, yarn ball, yarn balls, wool, ball of wool, yarnball, thread ball, ovillo, pelote de laine, pelote, wollknauel, gomitolo, 毛线球, 毛线, 毛糸, 🧶",
  ),
  says({ accessory: "gadget" }, "gadget, gadgets, device, high tech gadget, gizmo, tech gadget"),
  nearest({ accessory: "gadget" }, "smartwatch, smart watch, watch"),
].map((term) => ({ ...term, role: "thing" as const }));

const PROP_TERMS: Term[] = Object.values<PropEntry>(PROPS).flatMap(({ words }) => words).map((
  term,
) => ({ ...term, role: "thing" as const }));

/** People we have no costume for, drawn with the thing one knows them by. */
const PEOPLE: Term[] = [
  nearest(
    { accessory: "glasses", prop: "book" },
    "professor, teacher, scholar, librarian, poet, writer, author, historian, philosopher, lawyer, judge, journalist, editor",
  ),
  nearest({ accessory: "glasses" }, "nerd, geek, hipster, engineer"),
  nearest(
    { accessory: "scarf" },
    "accountant, businessman, businesswoman, businesscat, business cat, boss, ceo, office worker",
    { variant: "tie" },
  ),
  nearest({ accessory: "glasses" }, "architect", { variant: "square glasses" }),
  nearest(
    { accessory: "backpack" },
    "student, hiker, explorer, adventurer, traveller, traveler, tourist, scout, mountaineer, backpacker, archaeologist, wanderer, camper, schoolboy, schoolgirl, pilgrim, courier, postman, mailman",
  ),
  nearest({ accessory: "gadget" }, "gamer", { variant: "game controller" }),
  nearest({ accessory: "gadget" }, "hacker, programmer, developer, coder, engineer cat, techie", {
    variant: "laptop",
  }),
  nearest({ accessory: "gadget" }, "photographer", { variant: "camera" }),
  nearest({ accessory: "gadget" }, "streamer, dj", { variant: "headphones" }),
  nearest({ accessory: "gadget" }, "youtuber, influencer", { variant: "phone" }),
  nearest(
    { prop: "guitar" },
    "musician, guitarist, rock star, rockstar, violinist, band, pop star, popstar",
  ),
  nearest({ accessory: "hat" }, "gentleman, conductor", { variant: "top hat" }),
  nearest({ accessory: "hat" }, "postmaster, train driver", { variant: "cap" }),
  nearest({ accessory: "scarf" }, "skier, figure skater, skater, snowboarder, monk", {
    variant: "scarf",
  }),
  nearest({ prop: "piano" }, "pianist, composer"),
  nearest({ prop: "potion" }, "pharmacist"),
  nearest({ prop: "cup" }, "bartender"),
  nearest({ prop: "flower" }, "florist, bride, groom, hippie"),
].map((term) => ({ ...term, role: "character" as const, nearest: "with" as const }));

/** What one does with a thing. */
const ACTIVITIES: Term[] = [
  says(
    { prop: "book" },
    "reading, reads, reading a book, liest, lesend, leyendo, lee un libro, lit un livre, en train de lire, legge un libro, leggendo, lendo, читает, تقرا, يقرا, 책을 읽, 読む, 読んで, 読んでいる, 看书, 读书",
  ),
  nearest({ prop: "book" }, "studying, studies, writing, drawing a picture", { nearest: "with" }),
  nearest({ prop: "cup" }, "drinking, sipping", { nearest: "with" }),
  nearest({ prop: "wand" }, "casting a spell, casting spells, casting", {
    nearest: "with",
  }),
  says({ prop: "paintbrush" }, "painting a picture, painting at an easel, painting a portrait"),
  nearest(
    { prop: "guitar" },
    "playing the guitar, playing guitar, playing a guitar, plays guitar, plays the guitar, strumming, making music, playing the violin, playing violin, playing a violin, plays the violin, plays violin, playing the ukulele",
    {
      nearest: "with",
    },
  ),
  says({ prop: "piano" }, "playing the piano, playing piano, plays the piano, plays piano"),
  nearest({ costume: "chef" }, "cooking, baking, cooks, bakes"),
];

export const THING_TERMS: Term[] = [
  ...COSTUME_TERMS,
  ...NEAREST_COSTUMES,
  ...ACCESSORIES,
  ...PROP_TERMS,
  ...PEOPLE,
  ...ACTIVITIES,
];
