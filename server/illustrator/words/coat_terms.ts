/**
 * Words for colours, coats, eyes and the parts of a cat.
 *
 * @module
 */
import { type Breed, BREEDS } from "./breeds.ts";
import { colour, nearest, plays, says, type Term } from "./term.ts";

const COLOURS: Term[] = [
  colour(
    { coat: "black", thing: "black" },
    "black, ebony, jet, jet black, pitch black, midnight black, coal black, void, obsidian, onyx, raven black, inky, negro, negra, noir, noire, schwarz, schwarze, schwarzer, nero, nera, preto, preta, 黑, 黑色, 黒, 黒い, черный, черная",
  ),
  colour(
    { coat: "charcoal", thing: "grey", eyes: "blue", nearest: true },
    "charcoal, dark grey, dark gray, graphite, anthracite, smoke, smoky, smokey, ash, ashen, soot, sooty, gunmetal",
  ),
  colour(
    { coat: "grey", thing: "grey", eyes: "blue", nearest: true },
    "grey, gray, greyish, grayish, slate, blue grey, blue gray, grey blue, gray blue, bluish grey, bluish gray, stone grey, pewter, light grey, light gray, gris, grise, grau, graue, grauer, grigio, grigia, cinza, 灰, 灰色, серый, серая",
  ),
  colour(
    { coat: "silver", thing: "silver", eyes: "blue", nearest: true },
    "silver, silvery, chinchilla, shaded silver, platinum, pale grey, pale gray, plata, argent, argente, silbern, 银, 银色, 銀色",
  ),
  colour(
    { coat: "white", thing: "white", eyes: "aqua", nearest: true },
    "white, snow white, snowy white, ivory, pure white, pearl, pearly, alabaster, milky, milky white, blanco, blanca, blanc, blanche, blancs, weiss, weisse, weisser, weiß, bianco, bianca, branco, branca, 白, 白色, 白い, белый, белая",
  ),
  colour(
    { coat: "cream", thing: "white", eyes: "yellow", nearest: true },
    "cream, creamy, cream coloured, cream colored, vanilla, buff, champagne, blond, blonde, off white, eggshell, crema, beige clair, クリーム",
  ),
  colour(
    { coat: "orange", thing: "orange", eyes: "amber", nearest: true },
    "orange, ginger, marmalade, gingery, tangerine, carrot, orangey, pumpkin coloured, pumpkin colored, pumpkin orange, naranja, roux, rousse, orangefarben, arancione, laranja, 橙, 橙色, 橘, 橘色, オレンジ, рыжий, рыжая, оранжевый",
  ),
  colour(
    { coat: "red", thing: "red", eyes: "red" },
    "red, reddish, rust, rusty, russet, auburn, copper red, crimson, scarlet, ruby, cherry red, maroon, burgundy, dark orange, brick red, rojo, roja, rouge, rot, rote, roter, rosso, rossa, vermelho, vermelha, 红, 红色, 赤, 赤い, красный, красная",
  ),
  colour(
    { coat: "apricot", thing: "orange", eyes: "amber", nearest: true },
    "apricot, peach, peachy, light orange, pale orange, coral, salmon coloured, salmon pink",
  ),
  colour(
    { coat: "golden", thing: "golden", eyes: "yellow" },
    "golden, gold, honey, honey coloured, honey colored, honey gold, caramel, butterscotch, toffee, amber coloured, sandy gold, dorado, dorada, dore, doree, goldene, goldener, dorato, dourado, 金, 金色",
  ),
  colour(
    { coat: "golden", thing: "yellow", eyes: "yellow" },
    "yellow, lemon, lemon yellow, sunny yellow, mustard, yellowish, amarillo, amarilla, amarillos, jaune, jaunes, gelb, gelbe, gelben, giallo, gialla, gialli, amarelo, amarela, 黄, 黄色, 黄色い, желтый, желтая",
  ),
  colour(
    { coat: "golden", thing: "orange", eyes: "amber" },
    "amber, bernstein, ambre, ambar, ambra",
  ),
  colour(
    { coat: "brown", thing: "brown", eyes: "copper", nearest: true },
    "brown, chestnut, umber, sepia, golden brown, wooden brown, nut brown, coffee coloured, hazelnut, brownish, marron, brun, brune, braun, braune, brauner, marrone, castanho, 棕, 棕色, 褐色, 茶色, коричневый",
  ),
  colour(
    { coat: "chocolate", thing: "brown", eyes: "copper", nearest: true },
    "chocolate, chocolate brown, dark brown, seal, seal brown, sable, deep brown, mahogany",
  ),
  colour(
    { coat: "cinnamon", thing: "brown", eyes: "copper", nearest: true },
    "cinnamon, terracotta, sorrel, reddish brown, red brown",
  ),
  colour(
    { coat: "fawn", thing: "brown", eyes: "hazel", nearest: true },
    "fawn, beige, sand coloured, sand colored, sandy, tan, tawny, light brown, pale brown, taupe, khaki, oatmeal, biscuit coloured",
  ),
  colour({ coat: "lilac", thing: "purple", eyes: "violet" }, "lilac, lavender, mauve"),
  colour(
    { coat: "blue", thing: "blue", eyes: "blue" },
    "blue, sky blue, navy, navy blue, light blue, dark blue, pale blue, baby blue, royal blue, cobalt, azure, sapphire, ice blue, icy blue, bright blue, deep blue, electric blue, indigo, bluish, cerulean, azul, azules, bleu, bleue, bleus, blau, blaue, blauen, blauer, azzurro, azzurri, blu, 蓝, 蓝色, 青, 青い, 藍色, голубой, синий",
  ),
  colour(
    { coat: "blue", thing: "blue", eyes: "aqua" },
    "aqua, turquoise, teal, cyan, aquamarine, sea blue, seafoam, blue green, green blue",
  ),
  colour(
    { coat: "green", thing: "green", eyes: "green" },
    "green, emerald, emerald green, lime, lime green, olive, olive green, mint, mint green, jade, forest green, dark green, light green, bright green, sea green, moss green, greenish, verde, verdes, vert, verte, verts, vertes, grun, grune, grunen, gruene, gruenen, gruner, 绿, 绿色, 緑, 緑色, 緑の, зеленый, зеленые, зелеными",
  ),
  colour(
    { coat: "golden", thing: "green", eyes: "hazel" },
    "hazel, yellow green, green yellow, hazel green, chartreuse",
  ),
  colour(
    { coat: "orange", thing: "brown", eyes: "copper" },
    "copper, coppery, copper coloured, bronze, cuivre",
  ),
  colour(
    { coat: "purple", thing: "purple", eyes: "violet" },
    "purple, violet, plum, amethyst, magenta purple, dark purple, light purple, deep purple, grape, aubergine, morado, morada, violette, lila, viola, roxo, 紫, 紫色, фиолетовый",
  ),
  colour(
    { coat: "pink", thing: "pink", eyes: "pink" },
    "pink, rosy, magenta, fuchsia, hot pink, pastel pink, light pink, pale pink, bubblegum, bubblegum pink, rose pink, blush pink, rose gold, rosa, rosado, rosada, 粉, 粉色, 粉红色, ピンク, розовый, розовая",
  ),
];

/** Patterns a cat has, and cats that are called by their pattern. */
const PATTERNS: Term[] = [
  says(
    { "coat.pattern": "tabby" },
    "tabby, tabbies, tabby cat, mackerel, mackerel tabby, classic tabby, tiger cat, brindled tabby, torbie, 虎斑, トラ猫",
  ),
  nearest({ "coat.pattern": "tabby" }, "tiger, zebra, lynx"),
  nearest(
    { "coat.pattern": "spotted" },
    "leopard, rosettes, cheetah, jaguar, leopard print, ocelot",
  ),
  nearest({ "coat.colour": "black", "coat.pattern": "solid" }, "panther, black panther"),
  nearest({ "coat.colour": "golden", "coat.length": "fluffy" }, "lion, lion like"),
  nearest({ "coat.pattern": "bicolour" }, "harlequin, cow cat, cow, magpie"),
  says({ "coat.pattern": "tuxedo" }, "tuxedo, tuxedo cat, tux, tuxie"),
  says({ "coat.pattern": "calico" }, "calico, dilute calico, 三花, 三毛, 三毛猫"),
  says({ "coat.pattern": "tortoiseshell" }, "tortoiseshell, tortie, tortoise shell, torty"),
  says({ "coat.pattern": "points" }, "colourpoint, colorpoint, colour point, color point"),
  says(
    { "coat.colour": "cream", "coat.second": "chocolate", "coat.pattern": "points" },
    "seal point, chocolate point, brown point",
  ),
  says(
    { "coat.colour": "cream", "coat.second": "grey", "coat.pattern": "points" },
    "blue point, grey point, gray point",
  ),
  says({ "coat.colour": "cream", "coat.second": "lilac", "coat.pattern": "points" }, "lilac point"),
  says(
    { "coat.colour": "cream", "coat.second": "orange", "coat.pattern": "points" },
    "flame point, red point, orange point",
  ),
].map((term) => ({ ...term, role: "cat" as const }));

/** Patterns that a scarf may have, too. */
const PATTERN_ADJECTIVES: Term[] = [
  says(
    { "coat.pattern": "tabby" },
    "striped, stripey, stripy, stripe, tiger striped, tiger stripes, ticked, agouti, getigert, getigerte, tigre, atigrado, atigrada",
  ),
  nearest({ "coat.pattern": "tabby" }, "marbled, marble, blotched, swirled, swirly, tiger like"),
  says({ "coat.pattern": "spotted" }, "spotted, spotty, dotted, speckled, freckled, dappled"),
  nearest({ "coat.pattern": "spotted" }, "rosetted"),
  says(
    { "coat.pattern": "bicolour" },
    "bicolour, bicolor, bicoloured, bicolored, bi colour, bi color, two tone, two toned, two coloured, two colored, piebald, patched, patchy, cow patterned, cow print, saddle backed, parti colour",
  ),
  says(
    { "coat.pattern": "calico" },
    "tricolour, tricolor, tricoloured, tricolored, tri colour, tri color, tri coloured, tri colored, three coloured, three colored",
  ),
  says({ "coat.pattern": "tortoiseshell" }, "brindled, brindle"),
  says({ "coat.pattern": "points" }, "pointed, colourpointed, colorpointed"),
  says(
    { "coat.pattern": "solid" },
    "solid, plain, plain coloured, plain colored, self coloured, monochrome, one coloured, single colour, single color",
  ),
];

const MARKINGS: Term[] = [
  says({ "coat.pattern": "tabby" }, "stripes, striping, streaks, rayas, rayures, streifen", {
    role: "marking",
  }),
  says({ "coat.pattern": "spotted" }, "spots, dots, speckles, freckles, manchas, taches", {
    role: "marking",
  }),
  says({ "coat.pattern": "points" }, "points, point", { role: "marking" }),
  says({ "coat.pattern": "bicolour" }, "patches, patch, splotches, blotches, markings", {
    role: "marking",
  }),
];

const LENGTHS: Term[] = [
  says(
    { "coat.length": "fluffy" },
    "fluffy, floofy, floof, fluff, fluffball, puffy, poofy, furry, fuzzy, long haired, longhaired, long hair, long fur, long coat, longhair, semi longhaired, silky, shaggy, plush, woolly, wooly, hairy, soft, bushy, scruffy, peludo, peluda, duveteux, flauschig, flauschige, flauschiger, 毛茸茸, ふわふわ, пушистый, пушистая",
  ),
  says(
    { "coat.length": "short" },
    "short haired, shorthaired, short hair, short fur, short coat, shorthair, sleek, smooth, glossy, shiny coat",
  ),
  says({ "coat.length": "hairless" }, "hairless, naked, bald, furless, nude"),
  says({ "coat.length": "curly" }, "curly, curly haired, curls, rex, wavy, wiry, frizzy, crimped"),
];

const WHITE: Term[] = [
  says(
    { "coat.white": "socks" },
    "socks, mitted, mittens, booties, white socks, white boots, white mittens, white gloves, white feet",
    { role: "part", white: "socks" },
  ),
  says({ "coat.white": "bib" }, "bib, locket, white bib, white ruff"),
  says({ "coat.white": "blaze" }, "blaze, white blaze"),
  says(
    { "coat.white": "tailtip" },
    "white tipped tail, white tail tip, white tip of the tail, tail with a white tip",
  ),
  plays("part", "paw, paws, feet, foot, toes, legs, patas, pattes, pfoten", {
    white: "socks",
    extremity: true,
  }),
  plays("part", "chest, breast, ruff, throat", { white: "bib" }),
  plays("part", "belly, tummy, stomach, underside, underbelly", { white: "belly" }),
  plays("part", "muzzle, snout, chin, mouth, whisker pads, nose bridge", { white: "muzzle" }),
  plays("part", "face, forehead, mask", { white: "blaze", extremity: true }),
  plays(
    "part",
    "tail tip, tip of the tail, tailtip, tip of its tail, tip of his tail, tip of her tail",
    { white: "tailtip" },
  ),
  plays("part", "tail, tails", { white: "tailtip", extremity: true }),
  plays("part", "ears, ear", { extremity: true }),
];

const EYES: Term[] = [
  plays(
    "eyes",
    "eyes, eyed, eyes like, ojos, yeux, augen, occhi, olhos, eye colour, eye color, 眼睛, 眼, 目, глаза, глазами",
  ),
  plays("eye", "eye"),
  says(
    { "eyes.odd": "odd" },
    "odd eyes, odd eyed, odd eye, heterochromia, heterochromatic, heterochromia iridum, two different colours, two different colors, different colours, different colors, different coloured, different colored, mismatched eyes, mismatched eyed, mismatching eyes, different coloured eyes, different colored eyes, differently coloured eyes, differently colored eyes, two different eyes, different eyes, eyes of different colours, eyes of different colors, bi coloured eyes, two coloured eyes, two colored eyes",
    { role: "odd" },
  ),
];

const BODY: Term[] = [
  plays(
    "cat",
    "cat, cats, kitty, kitties, kitty cat, feline, felines, pussycat, pussy cat, pussycats, moggy, moggie, mouser, tomcat, tom cat, tom, she cat, catto, neko, gato, gata, gatos, chat, chats, chatte, katze, katzen, kater, gatto, gatta, kat, kot, kedi, 猫, 猫咪, 貓, ねこ, ネコ, 고양이, кот, кошка, 🐱, 🐈, 😺, 😸, 😻, 😹, 😼",
  ),
  plays(
    "cat",
    "fur, coat, pelt, hair, haired, furred, coated, pelaje, pelage, fell",
    { isFur: true },
  ),
  plays("cat", "coloured, colored, colour, color"),
  plays(
    "silent",
    "whiskers, whisker, claws, claw, nose, tongue, fangs, teeth, tooth, head, body, cheeks, cheek, fluffy tail, bushy tail, big ears, long whiskers, pink nose, pink toes, toe beans, beans, pads, pink paws, paw pads, pink ears, pink tongue",
  ),
];

const OTHER_BREED_NAMES: Partial<Record<Breed, string>> = {
  shorthair: "domestic shorthair, dsh, european shorthair, domestic short hair",
  longhair: "domestic longhair, dlh, domestic long hair",
  himalayan: "himmy",
  exotic: "exotic shorthair",
  siamese: "siam, siamois, siames, siamkatze, thai cat",
  "maine coon": "mainecoon, coon cat, coonie",
  "norwegian forest": "norwegian forest cat, wegie, norwegian",
  siberian: "siberian cat, siberian forest",
  ragdoll: "rag doll",
  birman: "sacred birman",
  "british shorthair": "british, british short hair, british blue, brit shorthair, bsh",
  "scottish fold": "scottishfold, fold eared",
  "american shorthair": "american short hair",
  bengal: "bengali, bengal cat",
  abyssinian: "abby cat",
  "egyptian mau": "mau, egyptian",
  "russian blue": "russian",
  sphynx: "sphinx, sphynx cat",
  "turkish angora": "angora",
  "turkish van": "van cat, van patterned, van pattern",
  "japanese bobtail": "bobtail",
  munchkin: "short legged, short legs",
  "devon rex": "devon",
  "cornish rex": "cornish",
  "selkirk rex": "selkirk",
};

const BREED_TERMS: Term[] = (Object.keys(BREEDS) as Breed[]).map((breed) =>
  says({ breed }, [breed, OTHER_BREED_NAMES[breed]].filter(Boolean).join(","), { role: "cat" })
);

export const COAT_TERMS: Term[] = [
  ...COLOURS,
  ...PATTERNS,
  ...PATTERN_ADJECTIVES,
  ...MARKINGS,
  ...LENGTHS,
  ...WHITE,
  ...EYES,
  ...BODY,
  ...BREED_TERMS,
];
