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
    "wizard hat, wizards hat, wizard robe, wizard robes, wizard costume, wizard outfit, pointy hat, pointed hat, pointy wizard hat, pointed wizard hat, magic hat, sorcerer hat, mage hat, mage robe, starry hat",
  ],
  witch: [
    "witch, witches, witchy, bruja, sorciere, hexe, strega, 女巫, 魔女, ведьма",
    "witch hat, witches hat, witchs hat, witch costume, witch outfit, witch robe",
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
  nearest(
    { costume: "queen" },
    "princess, princesses, duchess, princesa, princesse, prinzessin, noblewoman, goddess",
    { role: "character" },
  ),
  nearest({ costume: "ninja" }, "samurai, ronin, martial artist, thief, burglar, bandit", {
    role: "character",
  }),
  nearest({ costume: "detective" }, "spy, secret agent, agent, inspector", { role: "character" }),
  nearest({ costume: "sailor" }, "captain, ship captain, sea captain, admiral, fisherman", {
    role: "character",
  }),
  nearest(
    { costume: "wizard" },
    "druid, alchemist, shaman, necromancer, oracle, magician, illusionist",
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
  nearest({ costume: "fairy" }, "angel, elf, elven, nymph, sprite, ballerina, cupid, dryad", {
    role: "character",
  }),
  nearest({ costume: "fairy" }, "wings, angel wings, halo, tutu", { role: "thing", weak: true }),
  nearest({ costume: "chef" }, "baker, pastry chef, confectioner", {
    role: "character",
  }),
  nearest({ costume: "chef" }, "apron, aprons, oven mitts", { role: "thing", weak: true }),
  nearest({ costume: "detective" }, "magnifying glass, magnifier, 🔍", { role: "thing" }),
];

/** Per variant of an accessory: words for it, then words for what is drawn as it. */
const VARIANT_WORDS: Record<Variant, [own: string, like?: string]> = {
  beanie: [
    "beanie, beanies, knitted hat, woolly hat, wooly hat, winter hat, bobble hat, knit cap, tuque",
    "earmuffs, hood, turban",
  ],
  "top hat": [
    "top hat, tophat, 🎩",
    "bowler, bowler hat, fedora, fez, mortarboard, graduation cap",
  ],
  beret: ["beret, berets, boina"],
  "straw hat": ["straw hat, sun hat, sunhat, 👒", "sombrero, bonnet, bucket hat"],
  cap: ["cap, caps, baseball cap, flat cap, 🧢", "hard hat, visor"],
  "party hat": ["party hat, birthday hat", "jester hat"],
  "flower crown": ["flower crown, crown of flowers, flower wreath, daisy crown, daisy chain"],
  crown: ["crown, crowns, corona, couronne, krone, 👑"],
  tiara: ["tiara, diadem"],
  "round glasses": [
    "round glasses, round spectacles, half moon glasses, half moon spectacles, 👓",
  ],
  "square glasses": ["square glasses, horn rimmed glasses, reading glasses, thick glasses"],
  sunglasses: ["sunglasses, shades, dark glasses, sun glasses, gafas de sol, 🕶", "aviators"],
  "heart-shaped glasses": ["heart shaped glasses, heart glasses, heart sunglasses"],
  "star-shaped glasses": ["star shaped glasses, star glasses, star sunglasses"],
  goggles: ["goggles, aviator goggles, ski goggles, 🥽", "vr headset, 3d glasses"],
  monocle: ["monocle, monocles, 🧐"],
  eyepatch: ["eyepatch, eye patch, eyepatches"],
  scarf: [
    "scarf, scarfs, scarves, striped scarf, knitted scarf, woolly scarf, wool scarf, woollen scarf, winter scarf, bufanda, echarpe, foulard, schal, sciarpa, cachecol, 围巾, マフラー, шарф, 🧣",
    "shawl, coat and scarf, turtleneck, sweater, jumper, hoodie, cardigan, pullover, poncho, kimono, raincoat, overalls",
  ],
  bandana: ["bandana, bandanna, neckerchief, kerchief, cravat"],
  "bow tie": ["bow tie, bowtie, bow ties", "vest, waistcoat, uniform"],
  bow: ["bow, bows, ribbon, ribbons, 🎀", "dress"],
  tie: ["tie, ties, necktie, 👔", "suit, suit and tie, shirt, t shirt, jacket, leather jacket"],
  "collar with a bell": ["collar, collars, bell collar, bell, jingle bell, 🔔"],
  necklace: ["necklace, necklaces, pearls, pearl necklace, 📿"],
  pendant: ["pendant, amulet, locket", "medallion, medal"],
  headphones: ["headphones, headset, headphone, 🎧", "earbuds, radio"],
  camera: ["camera, cameras, 📷, 📸"],
  robot: ["drone, drones, robot arm, little robot, robot friend, toy robot"],
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
  says({ accessory: "hat" }, "hat, hats, chapeau, hut, cappello, chapeu, 帽子, шляпа, шапка"),
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
    "spellbook, spell book, tome, tomes, grimoire, scroll, scrolls, map, maps, treasure map, letter, letters, newspaper, newspapers, magazine, diary, notebook, journal, textbook, cookbook, comic, comics, manuscript, encyclopedia",
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
    "flower, flowers, rose, roses, daisy, daisies, tulip, tulips, sunflower, sunflowers, bouquet, bouquets, blossom, lily, lilies, poppy, poppies, dandelion, dandelions, bouquet of flowers, bunch of flowers, flor, flores, fleur, fleurs, blume, blumen, fiore, fiori, 花, цветок, цветы, 🌸, 🌹, 🌷, 🌼, 🌻, 💐",
  ),
  nearest(
    { prop: "flower" },
    "plant, potted plant, catnip, clover, four leaf clover, leaf, leaves, wreath, herb, herbs, feather, lotus, cactus",
  ),
  says(
    { prop: "cup" },
    "cup, cups, mug, mugs, teacup, tea cup, coffee cup, cup of tea, cup of coffee, mug of tea, mug of cocoa, coffee, tea, taza, tasse, tazza, kaffee, 咖啡, 茶, ☕, 🍵",
  ),
  nearest(
    { prop: "cup" },
    "milk, bowl of milk, saucer of milk, glass of milk, glass of water, bowl, bowls, cocoa, hot chocolate, hot cocoa, latte, espresso, mocha, cappuccino, juice, lemonade, soup, ramen, noodles, bowl of ramen, bowl of noodles, rice bowl, drink, drinks, cocktail, beer, wine, soda, smoothie, boba, bubble tea, milkshake, teapot, glass, goblet, chalice, bottle, 🥛, 🍜",
  ),
  says(
    { prop: "cake" },
    "cake, cakes, birthday cake, cupcake, cupcakes, muffin, muffins, slice of cake, pastel de cumpleanos, gateau, kuchen, torta, torte, 蛋糕, ケーキ, торт, 🎂, 🍰, 🧁",
  ),
  nearest(
    { prop: "cake" },
    "pie, pies, cookie, cookies, biscuit, biscuits, donut, donuts, doughnut, doughnuts, dessert, desserts, pancake, pancakes, pastry, pastries, croissant, ice cream, icecream, pudding, waffle, waffles, bread, baguette, candy, sweets, macaron, macarons, pizza, sandwich, burger, hamburger, cheese, food, cat food, treat, treats, snack, snacks, 🍩, 🍪, 🍦, 🍕, 🥐",
  ),
  says(
    { prop: "sword" },
    "sword, swords, katana, rapier, sabre, saber, cutlass, blade, espada, epee, schwert, spada, 剑, 刀, ⚔, 🗡",
  ),
  nearest(
    { prop: "sword" },
    "dagger, axe, battle axe, spear, lance, shield, mace, knife, bow and arrow, lightsaber, glow sword, laser sword, hammer, weapon, weapons, trident, shuriken, sword and shield",
  ),
  says(
    { prop: "wand" },
    "wand, wands, magic wand, varita, varita magica, baguette magique, zauberstab, bacchetta, 魔杖, 🪄",
  ),
  nearest(
    { prop: "wand" },
    "staff, magic staff, wizard staff, sceptre, scepter, broom, broomstick, magic, spell, spells, paintbrush, paint brush, brush, pencil, pen, baton, microphone, cane, walking stick, fishing rod, feather toy, spoon, stick",
  ),
  says(
    { prop: "potion" },
    "potion, potions, magic potion, elixir, pocion, zaubertrank, pozione, 药水, 🧪, ⚗",
  ),
  nearest(
    { prop: "potion" },
    "flask, beaker, vial, test tube, cauldron, brew, potion bottle, perfume, crystal ball, honey pot, jar, experiment",
  ),
  says(
    { prop: "lantern" },
    "lantern, lanterns, paper lantern, oil lamp, linterna, lanterne, laterne, lanterna, 灯笼, 🏮",
  ),
  nearest(
    { prop: "lantern" },
    "lamp, lamps, candle, candles, torch, torches, flashlight, candlelight, candlelit, campfire, bonfire, fairy lights, light bulb, lightbulb, 🕯, 🔦",
  ),
  says(
    { prop: "box" },
    "box, boxes, cardboard box, in a box, shoebox, cardboard, crate, caja, boite, karton, scatola, 箱, 盒子, 📦",
  ),
  nearest(
    { prop: "box" },
    "basket, baskets, treasure chest, chest of gold, treasure, bucket, barrel, cat carrier, bathtub, toolbox, cage, trunk",
  ),
  says(
    { prop: "cushion" },
    "cushion, cushions, pillow, pillows, cojin, coussin, kissen, cuscino, 枕头, クッション",
  ),
  nearest(
    { prop: "cushion" },
    "blanket, blankets, bed, cat bed, beanbag, bean bag, rug, persian rug, persian carpet, carpet, mat, cozy bed, cosy bed, throne, magic carpet, hammock, chair, armchair",
  ),
  says(
    { prop: "mouse" },
    "mouse, mice, toy mouse, mouse toy, raton, souris, maus, topo, 老鼠, ネズミ, 🐭, 🐁",
  ),
  nearest(
    { prop: "mouse" },
    "rat, rats, hamster, hamsters, gerbil, squirrel, hedgehog, guinea pig, cat toy, toy, toys, rabbit, bunny, 🐹, 🐀, 🐰",
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
    "bird, birds, little bird, sparrow, robin, bluebird, songbird, pajaro, oiseau, vogel, uccello, 鸟, 小鸟, 鳥, 🐦, 🐤",
  ),
  nearest(
    { prop: "bird" },
    "parrot, parrots, owl, owls, duck, ducks, duckling, chick, chicks, crow, raven, pigeon, seagull, penguin, penguins, canary, chicken, hummingbird, dove, eagle, flamingo, rubber duck, 🦜, 🦉, 🦆",
  ),
  says(
    { prop: "mushroom" },
    "mushroom, mushrooms, toadstool, toadstools, fungi, seta, champignon, pilz, fungo, 蘑菇, キノコ, 🍄",
  ),
  says(
    { prop: "pumpkin" },
    "pumpkin, pumpkins, jack o lantern, jack o lanterns, calabaza, citrouille, kurbis, zucca, 南瓜, 🎃",
  ),
  nearest({ prop: "pumpkin" }, "watermelon, melon, squash, fruit, apple, oranges"),
  says(
    { prop: "gift" },
    "gift, gifts, present, presents, gift box, birthday present, regalo, cadeau, geschenk, 礼物, プレゼント, 🎁",
  ),
  nearest(
    { prop: "gift" },
    "parcel, package, prize, trophy, surprise gift, christmas tree, christmas present, 🎄",
  ),
].map((term) => ({ ...term, role: "thing" as const }));

/** People we have no costume for, drawn with the thing one knows them by. */
const TRADES: Term[] = [
  nearest(
    { accessory: "glasses", prop: "book" },
    "professor, teacher, scholar, librarian, poet, writer, author, historian, philosopher, lawyer, judge, journalist, editor",
  ),
  nearest({ accessory: "glasses" }, "nerd, geek, hipster, doctor, vet, nurse, dentist, engineer"),
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
  nearest({ accessory: "gadget" }, "robot, cyborg, android, inventor, mechanic", {
    variant: "robot",
  }),
  nearest({ accessory: "hat" }, "artist, painter", { variant: "beret" }),
  nearest({ accessory: "hat" }, "jester, clown", { variant: "party hat" }),
  nearest({ accessory: "hat" }, "gentleman, conductor", { variant: "top hat" }),
  nearest({ accessory: "hat" }, "farmer, gardener", { variant: "straw hat" }),
  nearest(
    { accessory: "hat" },
    "firefighter, fireman, police officer, policeman, cop, postmaster, train driver",
    { variant: "cap" },
  ),
  nearest({ accessory: "scarf" }, "waiter", { variant: "bow tie" }),
  nearest({ accessory: "glasses" }, "pilot", { variant: "goggles" }),
  nearest({ accessory: "scarf" }, "aviator, skier, figure skater, skater, snowboarder, monk", {
    variant: "scarf",
  }),
  nearest({ prop: "potion" }, "scientist, chemist, mad scientist, pharmacist"),
  nearest({ prop: "cup" }, "barista, bartender"),
  nearest({ prop: "flower" }, "florist, bride, groom, hippie"),
].map((term) => ({ ...term, role: "character" as const, nearest: "with" as const }));

/** What one does with a thing. */
const ACTIVITIES: Term[] = [
  says({ prop: "book" }, "reading, reads, reading a book, 読む, 読んで, 読んでいる, 看书, 读书"),
  nearest({ prop: "book" }, "studying, studies, writing, drawing a picture", { nearest: "with" }),
  nearest({ prop: "cup" }, "drinking, drinks, sipping", { nearest: "with" }),
  nearest({ prop: "wand" }, "casting a spell, casting spells, casting, painting a picture", {
    nearest: "with",
  }),
  nearest({ costume: "chef" }, "cooking, baking, cooks, bakes"),
];

export const THING_TERMS: Term[] = [
  ...COSTUME_TERMS,
  ...NEAREST_COSTUMES,
  ...ACCESSORIES,
  ...PROPS,
  ...TRADES,
  ...ACTIVITIES,
];
