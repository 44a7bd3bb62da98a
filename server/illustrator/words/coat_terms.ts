/**
 * Words for colours, coats, eyes and the parts of a cat.
 *
 * @module
 */
import { BREED_NAMES, traitsOf } from "./breeds.ts";
import { colour, nearest, plays, says, type Term } from "../vocabulary/term.ts";

const COLOURS: Term[] = [
  colour(
    { coat: "black", thing: "black" },
    "black, ebony, jet, jet black, pitch black, midnight black, coal black, void, obsidian, onyx, raven black, inky, negro",
  ),
  colour(
    { coat: "charcoal", thing: "grey", eyes: "ice blue", nearest: true },
    "charcoal, dark grey, dark gray, graphite, anthracite, smoky, smokey, smoky grey, smoky gray, smokey grey, smokey gray, ash, ashen, soot, sooty, gunmetal",
  ),
  colour(
    { coat: "grey", thing: "grey", eyes: "ice blue", nearest: true },
    "grey, gray, greyish, grayish, slate, blue grey, blue gray, grey blue, gray blue, bluish grey, bluish gray, stone grey, pewter, light grey, light gray, gris",
  ),
  colour(
    { coat: "silver", thing: "silver", eyes: "ice blue", nearest: true },
    "silver, silvery, platinum, pale grey, pale gray",
  ),
  colour(
    { coat: "white", thing: "white", eyes: "ice blue", nearest: true },
    "white, snow white, snowy white, ivory, pure white, pearl, pearly, alabaster, milky, milky white",
  ),
  colour(
    { coat: "cream", thing: "white", eyes: "yellow", nearest: true },
    "cream, creamy, cream coloured, cream colored, vanilla, buff, champagne, blond, blonde, off white, eggshell",
  ),
  colour(
    { coat: "orange", thing: "orange", eyes: "orange" },
    "orange, ginger, marmalade, gingery, tangerine, carrot, orangey, pumpkin coloured, pumpkin colored, pumpkin orange",
  ),
  colour(
    { coat: "red", thing: "red", eyes: "red" },
    "red, reddish, rust, rusty, russet, auburn, copper red, crimson, scarlet, ruby, cherry red, maroon, burgundy, dark orange, brick red",
  ),
  colour(
    { coat: "apricot", thing: "orange", eyes: "amber", nearest: true },
    "apricot, peach, peachy, light orange, pale orange, coral, salmon coloured, salmon pink",
  ),
  colour(
    { coat: "golden", thing: "golden", eyes: "gold" },
    "golden, gold, brass, brassy, honey, honey coloured, honey colored, honey gold, amber coloured, sandy gold",
  ),
  colour(
    { coat: "caramel", thing: "brown", eyes: "amber", nearest: true },
    "caramel, butterscotch, toffee, fudge coloured, latte coloured",
  ),
  colour(
    { coat: "golden", thing: "yellow", eyes: "yellow" },
    "yellow, lemon, lemon yellow, sunny yellow, mustard, yellowish, amarillo",
  ),
  colour(
    { coat: "golden", thing: "orange", eyes: "amber" },
    "amber, bernstein",
  ),
  colour(
    { coat: "brown", thing: "brown", eyes: "brown" },
    "brown, chestnut, umber, sepia, golden brown, wooden brown, nut brown, coffee coloured, hazelnut, brownish",
  ),
  colour(
    { coat: "seal", thing: "brown", eyes: "brown", nearest: true },
    "seal, seal brown, sable, blackish brown",
  ),
  colour(
    { coat: "chocolate", thing: "brown", eyes: "brown" },
    "chocolate, chocolate brown, dark brown, deep brown, mahogany",
  ),
  colour(
    { coat: "cinnamon", thing: "brown", eyes: "copper", nearest: true },
    "cinnamon, sorrel, reddish brown, red brown",
  ),
  colour(
    { coat: "fawn", thing: "brown", eyes: "hazel", nearest: true },
    "fawn, beige, sand coloured, sand colored, sandy, tan, tawny, light brown, pale brown, taupe, khaki, oatmeal, biscuit coloured",
  ),
  colour({ coat: "lilac", thing: "purple", eyes: "violet" }, "lilac, lavender, mauve"),
  colour(
    { coat: "blue", thing: "blue", eyes: "blue" },
    "blue, sky blue, navy, navy blue, dark blue, royal blue, cobalt, azure, sapphire, bright blue, neon blue, deep blue, electric blue, indigo, bluish, cerulean",
  ),
  colour(
    { coat: "blue", thing: "blue", eyes: "ice blue" },
    "light blue, pale blue, baby blue, ice blue, icy blue, powder blue",
  ),
  colour(
    { coat: "blue", thing: "blue", eyes: "aqua" },
    "aqua, turquoise, teal, cyan, aquamarine, sea blue, seafoam, blue green, green blue",
  ),
  colour(
    { coat: "green", thing: "green", eyes: "emerald" },
    "emerald, emerald green, jade, jade green",
  ),
  colour(
    { coat: "green", thing: "green", eyes: "green" },
    "green, lime, lime green, olive, olive green, mint, mint green, forest green, dark green, light green, bright green, neon green, sea green, moss green, greenish, verde",
  ),
  colour(
    { coat: "golden", thing: "green", eyes: "hazel" },
    "hazel, yellow green, green yellow, hazel green, chartreuse",
  ),
  colour(
    { coat: "orange", thing: "brown", eyes: "copper" },
    "copper, coppery, copper coloured, bronze",
  ),
  colour(
    { coat: "purple", thing: "purple", eyes: "violet" },
    "purple, violet, plum, amethyst, magenta purple, dark purple, light purple, deep purple, grape, aubergine",
  ),
  colour(
    { coat: "pink", thing: "pink", eyes: "pink" },
    "pink, rosy, magenta, fuchsia, hot pink, pastel pink, light pink, pale pink, bubblegum, bubblegum pink, cotton candy, candyfloss, candy floss, neon pink, rose pink, blush pink, rose gold, rosa",
  ),
];

/** Patterns a cat has, and cats that are called by their pattern. */
const PATTERNS: Term[] = [
  says(
    { "coat.pattern": "rainbow" },
    "rainbow cat, rainbow cats, rainbow kitten, rainbow kitty, rainbow fur, rainbow coat, rainbow coloured fur, rainbow colored fur, rainbow coloured cat, rainbow colored cat, rainbow coloured kitten, rainbow striped fur, multicoloured fur, multicolored fur, multicoloured cat, multicolored cat, fur in all colours of the rainbow, rainbow tabby",
  ),
  says(
    { "coat.pattern": "galaxy" },
    "galaxy cat, galaxy cats, galaxy kitten, galaxy fur, galaxy coat, galaxy print, galaxy patterned, galaxy pattern, nebula fur, cosmic fur, cosmic coat, starry fur, starry coat, space fur, made of galaxy, made of galaxies, made of stars, made of stardust, stardust fur, fur like the night sky, fur full of stars",
  ),
  says(
    { "coat.pattern": "classic tabby" },
    "classic tabby, blotched tabby, marbled tabby, marble tabby, marble bengal",
  ),
  says({ "coat.pattern": "ticked" }, "ticked tabby, agouti cat"),
  says({ "coat.pattern": "torbie" }, "torbie, tortie tabby, tabby tortie, patched tabby"),
  says(
    { "coat.pattern": "tabby" },
    "tabby, tabbies, tabby cat, mackerel, mackerel tabby, tiger cat, brindled tabby",
  ),
  nearest({ "coat.pattern": "tabby" }, "tiger, zebra, lynx"),
  says(
    { "coat.pattern": "rosetted" },
    "leopard print, leopard spots, leopard spotted, leopard patterned",
  ),
  nearest({ "coat.pattern": "rosetted" }, "leopard, jaguar, ocelot, snow leopard"),
  nearest({ "coat.pattern": "spotted" }, "cheetah, serval"),
  nearest({ "coat.colour": "black", "coat.pattern": "solid" }, "panther, black panther"),
  nearest({ "coat.colour": "golden", "coat.length": "fluffy" }, "lion, lion like"),
  says(
    { "coat.pattern": "cow" },
    "cow cat, cow print, cow patterned, cow pattern, cow spots, harlequin, piebald, magpie cat, dalmatian patterned",
  ),
  nearest({ "coat.pattern": "cow" }, "cow, magpie, dalmatian, panda"),
  says({ "coat.pattern": "van" }, "van patterned, van pattern, van cat, van"),
  says({ "coat.pattern": "tuxedo" }, "tuxedo, tuxedo cat, tux, tuxie"),
  says(
    { "coat.colour": "cream", "coat.second": "grey", "coat.pattern": "calico" },
    "dilute calico, muted calico, pastel calico",
  ),
  says({ "coat.pattern": "calico" }, "calico"),
  says({ "coat.pattern": "tortoiseshell" }, "tortoiseshell, tortie, tortoise shell, torty"),
  says({ "coat.pattern": "points" }, "colourpoint, colorpoint, colour point, color point"),
  says(
    { "coat.pattern": "lynx points" },
    "lynx point, lynx points, tabby point, tabby points, lynx pointed",
  ),
  says(
    { "coat.colour": "cream", "coat.second": "seal", "coat.pattern": "points" },
    "seal point, sealpoint, brown point",
  ),
  says(
    { "coat.colour": "cream", "coat.second": "chocolate", "coat.pattern": "points" },
    "chocolate point",
  ),
  says(
    { "coat.colour": "cream", "coat.second": "grey", "coat.pattern": "points" },
    "blue point, bluepoint, grey point, gray point",
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
    "striped, stripey, stripy, stripe, tiger striped, tiger stripes",
  ),
  nearest({ "coat.pattern": "tabby" }, "tiger like"),
  says({ "coat.pattern": "ticked" }, "ticked, agouti, salt and pepper"),
  says(
    { "coat.pattern": "classic tabby" },
    "marbled, marble, blotched, swirled, swirly, swirl, swirls",
  ),
  says({ "coat.pattern": "spotted" }, "spotted, spotty, dotted, speckled, freckled, dappled"),
  says({ "coat.pattern": "rosetted" }, "rosetted, rosettes, rosette spotted"),
  says({ "coat.pattern": "shaded" }, "shaded, tipped"),
  says(
    { "coat.pattern": "shaded", "coat.colour": "silver" },
    "chinchilla, shaded silver, silver shaded, silver tipped, chinchilla silver",
  ),
  says({ "coat.pattern": "smoke" }, "smoke, black smoke, smoke coloured, smoke colored"),
  says(
    { "coat.pattern": "bicolour" },
    "bicolour, bicolor, bicoloured, bicolored, bi colour, bi color, two tone, two toned, two coloured, two colored, patched, patchy, saddle backed, parti colour",
  ),
  says(
    { "coat.pattern": "calico" },
    "tricolour, tricolor, tricoloured, tricolored, tri colour, tri color, tri coloured, tri colored, three coloured, three colored",
  ),
  says({ "coat.pattern": "tortoiseshell" }, "brindled, brindle"),
  says({ "coat.pattern": "points" }, "pointed, colourpointed, colorpointed"),
  says(
    { "coat.pattern": "solid" },
    "solid, plain, plain coloured, plain colored, self coloured, monochrome, one coloured, single colour, single color, solid coloured, solid colored",
  ),
];

const MARKINGS: Term[] = [
  says({ "coat.pattern": "tabby" }, "stripes, striping, streaks", {
    role: "marking",
  }),
  says({ "coat.pattern": "spotted" }, "spots, dots, speckles, freckles", {
    role: "marking",
  }),
  says({ "coat.pattern": "points" }, "points, point", { role: "marking" }),
  says({ "coat.pattern": "bicolour" }, "patches, patch, splotches, blotches, markings", {
    role: "marking",
  }),
  nearest({ "coat.pattern": "bicolour" }, "saddle, saddle patch, saddle marking", {
    role: "marking",
  }),
];

const LENGTHS: Term[] = [
  says(
    { "coat.length": "fluffy" },
    "fluffy, floofy, floof, fluff, fluffball, puffy, poofy, furry, fuzzy, long haired, longhaired, long hair, long fur, long coat, longhair, silky, shaggy, plush, woolly, wooly, hairy, soft, bushy, scruffy",
  ),
  says(
    { "coat.length": "short" },
    "short haired, shorthaired, short hair, short fur, short coat, shorthair, sleek, smooth, glossy, shiny coat",
  ),
  says(
    { "coat.length": "medium" },
    "medium haired, medium hair, medium length hair, medium fur, medium length fur, medium coat, semi longhair, semi long haired",
  ),
  says(
    { "coat.length": "hairless" },
    "hairless, naked, bald, furless, nude, without fur, without any fur, no fur, without hair, no hair",
  ),
  says({ "coat.length": "curly" }, "curly, curly haired, curls, rex, wavy, wiry, frizzy, crimped"),
];

const WHITE: Term[] = [
  says(
    { "coat.white": "socks" },
    "socks, mitted, mittens, booties, white socks, white boots, white mittens, white gloves, white feet",
    { role: "part", white: "socks" },
  ),
  says({ "coat.white": "bib" }, "bib, white bib, white ruff"),
  says({ "coat.white": "blaze" }, "blaze, white blaze"),
  says(
    { "coat.white": "tailtip" },
    "white tipped tail, white tail tip, white tip of the tail, tail with a white tip",
  ),
  plays("part", "paw, paws, feet, foot, toes, legs", {
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
  says(
    { feature: "glowing eyes" },
    "eyes that glow, eyes aglow, fiery eyes, laser eyes, eyes like lanterns",
    { role: "eyes" },
  ),
  says({ feature: "glowing eyes" }, "glowing, glowy, gleaming, luminous, shining"),
  says(
    { feature: "sparkling eyes" },
    "starry eyes, star eyes, shiny eyes, eyes full of stars",
    { role: "eyes" },
  ),
  says({ feature: "big eyes" }, "wide eyes, round eyes, wide open eyes, doe eyes, puppy eyes", {
    role: "eyes",
  }),
  says({ feature: "almond eyes" }, "almond, almond shaped, slanted, cat like, narrow, narrowed"),
  says({ feature: "big eyes" }, "oversized, saucer like"),
  says({ feature: "sparkling eyes" }, "sparkling, sparkly, twinkling, glittering, glittery"),
  plays(
    "eyes",
    "eyes, eyed, eyes like, eye colour, eye color",
  ),
  plays("eye", "eye"),
  says(
    { "eyes.odd": "odd" },
    "odd eyes, odd eyed, odd eye, heterochromia, heterochromatic, heterochromia iridum, two different colours, two different colors, different colours, different colors, different coloured, different colored, mismatched eyes, mismatched eyed, mismatching eyes, different coloured eyes, different colored eyes, differently coloured eyes, differently colored eyes, two different eyes, different eyes, eyes of different colours, eyes of different colors, bi coloured eyes, two coloured eyes, two colored eyes",
    { role: "odd" },
  ),
];

/** What shapes a cat besides its coat. */
const FEATURES: Term[] = [
  says(
    { feature: "heart spot" },
    "heart spot, heart mark, heart marking, heart shaped spot, heart shaped mark, heart shaped marking, heart shaped patch, heart on its forehead, heart on its head",
  ),
  says(
    { feature: "moustache" },
    "moustache, mustache, moustache mark, mustache mark, moustache marking, mustache marking, moustached, mustached",
  ),
  says(
    { feature: "folded ears" },
    "folded ears, fold ears, ears folded, fold eared, floppy ears, floppy eared, droopy ears, drooping ears, lop ears",
  ),
  says({ feature: "curled ears" }, "curled ears, curly ears, curled back ears, backwards ears"),
  says(
    { feature: "large ears" },
    "big ears, large ears, huge ears, enormous ears, giant ears, bat ears, big eared, oversized ears, long ears",
  ),
  says(
    { feature: "tufted ears" },
    "tufted ears, ear tufts, lynx tips, lynx ears, tufts on its ears, tufty ears",
  ),
  says({ feature: "round face" }, "round face, round head, round faced, chubby cheeks, big cheeks"),
  says(
    { feature: "flat face" },
    "flat face, flat faced, squashed face, squished face, smushed face, pug face, snub nosed, pushed in face",
  ),
  says(
    { feature: "wedge face" },
    "wedge face, wedge shaped head, wedge shaped face, triangular face, narrow face, pointed face, slender face",
  ),
  says(
    { feature: "short legs" },
    "short legs, short legged, stubby legs, stumpy legs, little legs, tiny legs, stubby little legs",
  ),
  says({ feature: "long legs" }, "long legs, long legged, leggy"),
  says(
    { feature: "bobtail" },
    "bobtail, bobtailed, bobbed tail, stubby tail, short tail, stumpy tail, tailless, no tail, without a tail, pompom tail",
  ),
];

const BODY: Term[] = [
  plays(
    "cat",
    "cat, cats, kitty, kitties, kitty cat, feline, felines, pussycat, pussy cat, pussycats, moggy, moggie, mouser, tomcat, tom cat, tom, she cat, catto, kat, kedi",
  ),
  plays(
    "cat",
    "fur, pelt, hair, haired, furred, coated",
    { isFur: true },
  ),
  plays("cat", "coat, coats", { isFur: true, worn: { slot: "costume", value: "coat" } }),
  plays("cat", "coloured, colored, colour, color"),
  plays(
    "part",
    "whiskers, whisker, claws, claw, nose, tongue, fangs, teeth, tooth, head, body, cheeks, cheek",
  ),
  plays(
    "silent",
    "fluffy tail, bushy tail, long whiskers, pink nose, pink toes, toe beans, beans, pads, pink paws, paw pads, pink ears, pink tongue",
  ),
];

const BREED_TERMS: Term[] = BREED_NAMES.map((breed) =>
  says({ breed }, [breed, traitsOf(breed).words].filter(Boolean).join(","), { role: "cat" })
);

export const COAT_TERMS: Term[] = [
  ...COLOURS,
  ...PATTERNS,
  ...PATTERN_ADJECTIVES,
  ...MARKINGS,
  ...LENGTHS,
  ...WHITE,
  ...EYES,
  ...FEATURES,
  ...BODY,
  ...BREED_TERMS,
];
