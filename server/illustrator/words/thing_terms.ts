/**
 * Words for what a cat wears, carries and has beside it.
 *
 * @module
 */
import type { Accessory } from "../../../lib/choices.ts";
import { type Costume, type Variant, VARIANTS } from "../spec.ts";
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

const PROPS: Term[] = [
  says(
    { prop: "dog" },
    "dog, dogs, puppy, puppies, doggy, pup, perro, chien, hund, cachorro, 狗, 小狗, 犬, собака, щенок, 🐶, 🐕",
  ),
  nearest(
    { prop: "dog" },
    "corgi, wolf, fox, foxes, husky, poodle, dachshund, bear, bears, raccoon, 🦊, 🐺, 🐻",
  ),
  says(
    { prop: "rabbit" },
    "rabbit, rabbits, bunny, bunnies, hare, conejo, lapin, kaninchen, hase, coniglio, coelho, 兔子, うさぎ, кролик, 🐰, 🐇",
  ),
  says({ prop: "owl" }, "owl, owls, buho, hibou, eule, gufo, coruja, 猫头鹰, フクロウ, сова, 🦉"),
  says(
    { prop: "duckling" },
    "duck, ducks, duckling, ducklings, rubber duck, rubber ducks, chick, chicks, baby chick, pato, canard, ente, anatra, 鸭子, アヒル, утка, 🦆, 🐥, 🐤",
  ),
  nearest({ prop: "duckling" }, "chicken, hen, rooster, goose, swan, penguin, penguins, 🐧, 🐔"),
  says(
    { prop: "hedgehog" },
    "hedgehog, hedgehogs, erizo, herisson, igel, riccio, 刺猬, ハリネズミ, ёж, 🦔",
  ),
  nearest({ prop: "hedgehog" }, "porcupine, turtle, tortoise, snail, 🐢, 🐌"),
  says(
    { prop: "little dragon" },
    "dragon, dragons, little dragon, baby dragon, tiny dragon, small dragon, pet dragon, dragon friend, drago, drachen, 龙, ドラゴン, дракон, 🐉, 🐲",
  ),
  nearest(
    { prop: "little dragon" },
    "dinosaur, dinosaurs, lizard, monster, t rex, griffin, phoenix, 🦖, 🦕",
  ),
  says(
    { prop: "ghost" },
    "ghost, ghosts, friendly ghost, little ghost, spirit, spirits, phantom, fantasma, fantome, geist, gespenst, 幽灵, お化け, привидение, 👻",
  ),
  says(
    { prop: "umbrella" },
    "umbrella, umbrellas, parasol, brolly, paraguas, parapluie, regenschirm, ombrello, 雨伞, 傘, зонт, ☂, ☔",
  ),
  says(
    { prop: "guitar" },
    "guitar, guitars, electric guitar, ukulele, guitarra, guitare, gitarre, chitarra, 吉他, ギター, гитара, 🎸",
  ),
  nearest(
    { prop: "guitar" },
    "saxophone, trumpet, flute, clarinet, 🎷, 🎺, violin, fiddle, cello, banjo, lute, harp, double bass, mandolin, 🎻",
  ),
  says(
    { prop: "ice cream" },
    "ice cream, icecream, ice cream cone, gelato, sundae, popsicle, helado, glace, eis, 冰淇淋, アイスクリーム, мороженое, 🍦, 🍨",
  ),
  says({ prop: "pizza" }, "pizza, pizzas, slice of pizza, pizza slice, 披萨, ピザ, пицца, 🍕"),
  nearest(
    { prop: "pizza" },
    "sandwich, burger, hamburger, cheese, hot dog, taco, burrito, bread, baguette, food, cat food, treat, treats, snack, snacks, steak, toast, 🍔, 🌮, 🧀",
  ),
  says(
    { prop: "milk" },
    "milk, bowl of milk, saucer of milk, dish of milk, glass of milk, bowl of cream, leche, lait, milch, latte caldo, 牛奶, ミルク, молоко, 🥛",
  ),
  nearest(
    { prop: "milk" },
    "bowl, bowls, soup, ramen, noodles, bowl of ramen, bowl of noodles, rice bowl, food bowl, porridge, cereal, 🍜, 🥣",
  ),
  says(
    { prop: "broom" },
    "broom, broomstick, brooms, flying broom, escoba, balai, besen, scopa, 扫帚, ほうき, метла, 🧹",
  ),
  says(
    { prop: "paintbrush" },
    "paintbrush, paint brush, paintbrushes, palette and brush, brush, paint palette, pincel, pinceau, pinsel, pennello, 画笔, 🖌, 🎨",
  ),
  nearest({ prop: "paintbrush" }, "pencil, pen, crayon, quill, ✏, 🖍"),
  says(
    { prop: "crystal ball" },
    "crystal ball, crystal balls, orb, glowing orb, magic orb, glass ball, 水晶球, 🔮",
  ),
  nearest({ prop: "crystal ball" }, "snow globe, globe"),
  says(
    { prop: "candle" },
    "candle, candles, candlelight, candlelit, candlestick, by candlelight, vela, bougie, kerze, candela, 蜡烛, 蝋燭, свеча, 🕯",
  ),
  says(
    { prop: "skateboard" },
    "skateboard, skateboards, skate board, longboard, monopatin, 滑板, скейтборд, 🛹",
  ),
  nearest(
    { prop: "skateboard" },
    "snowboard, scooter, roller skates, skis, sled, sledge, rollerblades, 🏄",
  ),
  says(
    { prop: "gem" },
    "gem, gems, gemstone, diamond, diamonds, jewel, jewels, crystal, crystals, gema, edelstein, gemma, 宝石, ダイヤ, 💎",
  ),
  nearest(
    { prop: "gem" },
    "gold coin, gold coins, coins, coin, pile of gold, pearl necklace box, heart, hearts",
  ),
  says(
    { prop: "rocket" },
    "toy rocket, rocket, rockets, little rocket, cohete, fusee, rakete, razzo, 火箭, ロケット, ракета, 🚀",
  ),
  says(
    { prop: "trophy" },
    "trophy, trophies, winners cup, golden cup, prize cup, trofeo, pokal, 奖杯, 🏆",
  ),
  nearest({ prop: "trophy" }, "prize, award, first place, gold medal, 🏅, 🥇"),
  says(
    { prop: "fish" },
    "fish, fishes, goldfish, pescado, pez, poisson, fisch, pesce, peixe, 鱼, 魚, рыба, 🐟, 🐠, 🐡",
  ),
  nearest(
    { prop: "fish" },
    "tuna, salmon, sardine, sardines, trout, fishbone, fish bone, sushi, shrimp, prawn, herring, cod, koi, koi carp, koi fish, carp, shark, whale, dolphin, fish bowl, fishbowl, goldfish bowl, 🍣, 🦈",
  ),
  says(
    { prop: "book" },
    "book, books, novel, novels, storybook, open book, libro, livre, buch, livro, 书, 本, 📖, 📚, книга",
  ),
  nearest(
    { prop: "book" },
    "spellbook, spell book, tome, tomes, grimoire, newspaper, newspapers, magazine, diary, notebook, journal, textbook, cookbook, comic, comics, manuscript, encyclopedia",
  ),
  says(
    { prop: "balloon" },
    "balloon, balloons, globo, ballon, luftballon, palloncino, 气球, 風船, 🎈",
  ),
  nearest(
    { prop: "balloon" },
    "kite, kites, bubble, bubbles, beach ball, ball, balls, soap bubbles, lollipop",
  ),
  says(
    { prop: "flower" },
    "flower, flowers, daisy, daisies, blossom, flor, flores, fleur, fleurs, blume, blumen, fiore, fiori, 花, цветок, цветы, 🌸, 🌼",
  ),
  says(
    { prop: "sunflower" },
    "sunflower, sunflowers, girasol, tournesol, sonnenblume, 向日葵, ひまわり, 🌻",
  ),
  says({ prop: "rose" }, "rose, roses, rosen, 玫瑰, バラ, 薔薇, 🌹"),
  says({ prop: "tulip" }, "tulip, tulips, tulipan, tulpe, tulipe, 郁金香, チューリップ, 🌷"),
  nearest(
    { prop: "flower" },
    "lily, lilies, poppy, poppies, dandelion, dandelions, bouquet, bouquets, bouquet of flowers, bunch of flowers, 💐, plant, potted plant, catnip, clover, four leaf clover, leaf, leaves, wreath, herb, herbs, feather, lotus, cactus",
  ),
  says(
    { prop: "cup" },
    "cup, cups, mug, mugs, teacup, tea cup, coffee cup, cup of tea, cup of coffee, mug of tea, mug of cocoa, coffee, tea, taza, tasse, tazza, kaffee, 咖啡, 茶, ☕, 🍵",
  ),
  nearest(
    { prop: "cup" },
    "glass of water, cocoa, hot chocolate, hot cocoa, latte, espresso, mocha, cappuccino, juice, lemonade, drink, drinks, cocktail, beer, wine, soda, smoothie, boba, bubble tea, milkshake, teapot, glass, goblet, chalice, bottle",
  ),
  says(
    { prop: "cake" },
    "cake, cakes, birthday cake, cupcake, cupcakes, muffin, muffins, slice of cake, pastel de cumpleanos, gateau, kuchen, torta, torte, 蛋糕, ケーキ, торт, 🎂, 🍰, 🧁",
  ),
  nearest(
    { prop: "cake" },
    "pie, pies, dessert, desserts, pancake, pancakes, pastry, pastries, croissant, pudding, waffle, waffles, candy, sweets, 🥐",
  ),
  says(
    { prop: "sword" },
    "sword, swords, katana, rapier, sabre, saber, cutlass, blade, espada, epee, schwert, spada, 剑, 刀, ⚔, 🗡",
  ),
  nearest(
    { prop: "sword" },
    "dagger, axe, battle axe, spear, lance, mace, knife, bow and arrow, lightsaber, glow sword, laser sword, hammer, weapon, weapons, trident, shuriken, sword and shield",
  ),
  says(
    { prop: "wand" },
    "wand, wands, magic wand, varita, varita magica, baguette magique, zauberstab, bacchetta, 魔杖, 🪄",
  ),
  nearest(
    { prop: "wand" },
    "staff, magic staff, wizard staff, sceptre, scepter, magic, spell, spells, baton, microphone, cane, walking stick, fishing rod, feather toy, spoon, stick",
  ),
  says(
    { prop: "potion" },
    "potion, potions, magic potion, elixir, pocion, zaubertrank, pozione, 药水, 🧪, ⚗",
  ),
  nearest(
    { prop: "potion" },
    "flask, beaker, vial, test tube, cauldron, brew, potion bottle, perfume, honey pot, jar, experiment",
  ),
  says(
    { prop: "lantern" },
    "lantern, lanterns, paper lantern, oil lamp, linterna, lanterne, laterne, lanterna, 灯笼, 🏮",
  ),
  nearest(
    { prop: "lantern" },
    "lamp, lamps, torch, torches, flashlight, campfire, bonfire, fairy lights, light bulb, lightbulb, 🔦",
  ),
  says(
    { prop: "box" },
    "box, boxes, cardboard box, in a box, shoebox, cardboard, crate, caja, boite, karton, scatola, 箱, 盒子, 📦",
  ),
  nearest(
    { prop: "box" },
    "basket, baskets, treasure chest, chest of gold, treasure, bucket, bubble bath, barrel, cat carrier, bathtub, toolbox, cage, trunk",
  ),
  says(
    { prop: "cushion" },
    "cushion, cushions, pillow, pillows, cojin, coussin, kissen, cuscino, 枕头, クッション",
  ),
  nearest(
    { prop: "cushion" },
    "blanket, blankets, cat bed, beanbag, bean bag, rug, persian rug, persian carpet, carpet, mat, cozy bed, cosy bed, throne, magic carpet, hammock, chair, armchair",
  ),
  says(
    { prop: "mouse" },
    "mouse, mice, toy mouse, mouse toy, raton, souris, maus, topo, 老鼠, ネズミ, 🐭, 🐁",
  ),
  nearest(
    { prop: "mouse" },
    "rat, rats, hamster, hamsters, gerbil, squirrel, guinea pig, cat toy, toy, toys, 🐹, 🐀",
  ),
  says(
    { prop: "butterfly" },
    "butterfly, butterflies, mariposa, mariposas, papillon, papillons, schmetterling, schmetterlinge, farfalla, 蝴蝶, 蝶, 🦋",
  ),
  nearest(
    { prop: "butterfly" },
    "moth, moths, dragonfly, dragonflies, firefly, fireflies, bee, bees, bumblebee, ladybug, ladybird, bug, insect, 🐝, 🐞",
  ),
  says(
    { prop: "bird" },
    "bird, birds, little bird, sparrow, robin, bluebird, songbird, pajaro, oiseau, vogel, uccello, 鸟, 小鸟, 鳥, 🐦",
  ),
  nearest(
    { prop: "bird" },
    "parrot, parrots, crow, raven, pigeon, seagull, canary, hummingbird, dove, eagle, flamingo, 🦜",
  ),
  says(
    { prop: "mushroom" },
    "mushroom, mushrooms, toadstool, toadstools, fungi, seta, champignon, pilz, fungo, 蘑菇, キノコ, 🍄",
  ),
  says(
    { prop: "pumpkin" },
    "pumpkin, pumpkins, jack o lantern, jack o lanterns, calabaza, citrouille, kurbis, zucca, 南瓜, 🎃",
  ),
  says(
    { prop: "telescope" },
    "telescope, telescopes, spyglass, telescopio, telescope astronomique, teleskop, fernrohr, 望远镜, 望遠鏡, телескоп, تلسكوب, 🔭",
  ),
  nearest({ prop: "telescope" }, "binoculars, microscope, 🔬"),
  says(
    { prop: "piano" },
    "piano, pianos, grand piano, upright piano, keyboard piano, klavier, pianoforte, 钢琴, ピアノ, пианино, рояль, بيانو, 🎹",
  ),
  nearest({ prop: "piano" }, "organ, harpsichord, accordion, xylophone, drum, drums, drum kit, 🥁"),
  says(
    { prop: "donut" },
    "donut, donuts, doughnut, doughnuts, doughnut with sprinkles, rosquilla, beignet, 甜甜圈, ドーナツ, пончик, 🍩",
  ),
  nearest(
    { prop: "donut" },
    "bagel, pretzel, cookie, cookies, biscuit, biscuits, macaron, macarons, 🍪, 🥯, 🥨",
  ),
  says(
    { prop: "letter" },
    "letter, letters, love letter, envelope, envelopes, postcard, mail, carta, lettre, brief, lettera, 信, 手紙, письмо, رسالة, 💌, ✉, 📩",
  ),
  nearest(
    { prop: "letter" },
    "map, maps, treasure map, scroll, scrolls, invitation, card, paper, 🗺, 📜",
  ),
  says(
    { prop: "shield" },
    "shield, shields, escudo, bouclier, schild, scudo, 盾, щит, درع, 🛡",
  ),
  says(
    { prop: "key" },
    "key, keys, golden key, magic key, llave, cle, schlussel, chiave, 钥匙, 鍵, ключ, مفتاح, 🔑, 🗝",
  ),
  nearest({ prop: "pumpkin" }, "watermelon, melon, squash, fruit, apple, oranges"),
  says(
    { prop: "gift" },
    "gift, gifts, present, presents, gift box, birthday present, regalo, cadeau, geschenk, 礼物, プレゼント, 🎁",
  ),
  nearest(
    { prop: "gift" },
    "parcel, package, surprise gift, christmas tree, christmas present, 🎄",
  ),
].map((term) => ({ ...term, role: "thing" as const }));

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
  ...PROPS,
  ...PEOPLE,
  ...ACTIVITIES,
];
