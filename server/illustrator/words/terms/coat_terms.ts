/** @module Words for colours, coats, eyes and the parts of a cat. */
import { BREED_NAMES, traitsOf } from "./breeds.ts";
import { colour, nearest, plays, says, type Term } from "../../vocabulary/term.ts";

const COLOURS: Term[] = [
  colour(
    { coat: "black", thing: "black" },
    "black, ebony, jet, jet black, pitch black, midnight black, coal black, void, obsidian, onyx, raven black, inky, negro, black as night, melanistic, inky black, soot black, sable black, ink black, voidling, onyx black, coal coloured",
  ),
  colour(
    { coat: "charcoal", thing: "grey", eyes: "ice blue", nearest: true },
    "charcoal, dark grey, dark gray, graphite, anthracite, smoky, smokey, smoky grey, smoky gray, smokey grey, smokey gray, ash, ashen, soot, sooty, gunmetal, charcoal grey, charcoal gray, slate black, smoked grey, storm grey, storm gray, thundercloud grey",
  ),
  colour(
    { coat: "grey", thing: "grey", eyes: "ice blue", nearest: true },
    "grey, gray, greyish, grayish, slate, blue grey, blue gray, grey blue, gray blue, bluish grey, bluish gray, stone grey, pewter, light grey, light gray, gris, blue slate, dove grey, dove gray, ash grey, ash gray, steel grey, steel gray, mouse grey, mousy grey, grey coloured, gray colored, steely, stormy grey, stormy gray, pigeon grey, lead grey",
  ),
  colour(
    { coat: "silver", thing: "silver", eyes: "ice blue", nearest: true },
    "silver, silvery, platinum, pale grey, pale gray, silver grey, silver gray, silvery grey, chrome, chrome coloured, moonlight silver",
  ),
  colour(
    { coat: "white", thing: "white", eyes: "ice blue", nearest: true },
    "white, snow white, snowy white, ivory, pure white, pearl, pearly, alabaster, milky, milky white, chalk white, milk white, whitish, albino, leucistic, lily white, pearl white, snow coloured, porcelain white",
  ),
  colour(
    { coat: "cream", thing: "white", eyes: "yellow", nearest: true },
    "cream, creamy, cream coloured, cream colored, vanilla, buff, champagne, blond, blonde, off white, eggshell, creamy white, buttermilk, buttercream, custard coloured, creme, ecru, magnolia coloured, shell coloured, flaxen",
  ),
  colour(
    { coat: "orange", thing: "orange", eyes: "orange" },
    "orange, ginger, marmalade, gingery, tangerine, carrot, orangey, pumpkin coloured, pumpkin colored, pumpkin orange, orange ish, red headed, ginger ish, gingerish, flame coloured, rufous, ginge, cheeto coloured, pumpkin spice coloured, orangish, burnt orange, neon orange, cheddar coloured",
  ),
  // A cat that Germans, Dutch, Italians and Swedes call red is ginger; its collar is red.
  colour({ coat: "orange", thing: "red", eyes: "red" }, "red as a ginger cat"),
  colour(
    { coat: "red", thing: "burgundy", eyes: "red" },
    "burgundy, maroon, wine red, wine coloured",
  ),
  colour(
    { coat: "red", thing: "red", eyes: "red" },
    "red, reddish, rust, rusty, russet, auburn, copper red, crimson, scarlet, ruby, cherry red, dark orange, brick red, blood red, vermilion, cardinal red, tomato red, ruby red, fiery red, oxblood, claret",
  ),
  colour(
    { coat: "apricot", thing: "orange", eyes: "amber", nearest: true },
    "apricot, peach, peachy, light orange, pale orange, coral, salmon coloured, salmon pink, peach coloured, peach colored, melon coloured, light ginger",
  ),
  colour(
    { coat: "golden", thing: "golden", eyes: "gold" },
    "golden, gold, brass, brassy, honey, honey coloured, honey colored, honey gold, amber coloured, sandy gold, honey blonde, golden blonde, brassy gold, gilt, gilded, antique gold, straw coloured, wheat coloured, wheaten, champagne gold",
  ),
  colour(
    { coat: "caramel", thing: "brown", eyes: "amber", nearest: true },
    "caramel, butterscotch, toffee, fudge coloured, latte coloured, caramel brown, caramel coloured, toffee coloured, dulce de leche",
  ),
  colour(
    { coat: "golden", thing: "yellow", eyes: "yellow" },
    "yellow, lemon, lemon yellow, sunny yellow, mustard, yellowish, amarillo, canary yellow, mustard yellow, ochre, buttery yellow, banana yellow, neon yellow, butter yellow, saffron, turmeric",
  ),
  colour(
    { coat: "golden", thing: "orange", eyes: "amber" },
    "amber, bernstein, amber gold, amber orange, amber yellow, golden amber, whisky coloured, whiskey coloured",
  ),
  colour(
    { coat: "brown", thing: "brown", eyes: "brown" },
    "brown, chestnut, umber, sepia, golden brown, wooden brown, nut brown, coffee coloured, hazelnut, brownish, coffee brown, cocoa brown, chestnut brown, earth brown, walnut, walnut brown, bronze brown, brunette, tobacco brown, mud brown, rust brown, toast coloured, toasted",
  ),
  colour(
    { coat: "seal", thing: "brown", eyes: "brown", nearest: true },
    "seal, seal brown, sable, blackish brown",
  ),
  colour(
    { coat: "chocolate", thing: "brown", eyes: "brown" },
    "chocolate, chocolate brown, dark brown, deep brown, mahogany, milk chocolate, espresso coloured, espresso brown, mocha coloured",
  ),
  colour(
    { coat: "cinnamon", thing: "brown", eyes: "copper", nearest: true },
    "cinnamon, sorrel, reddish brown, red brown, cinnamon brown, ruddy, ruddy brown, terra cotta, brick brown, rosewood",
  ),
  colour(
    { coat: "fawn", thing: "beige", eyes: "hazel" },
    "beige",
  ),
  colour(
    { coat: "fawn", thing: "brown", eyes: "hazel", nearest: true },
    "fawn, sand coloured, sand colored, sandy, tan, tawny, light brown, pale brown, taupe, khaki, oatmeal, biscuit coloured, sandstone coloured, camel coloured, dun, ecru brown, cappuccino coloured, nude coloured, mushroom coloured, tan coloured, tan colored, latte brown, beigeish, stone coloured",
  ),
  colour(
    { coat: "lilac", thing: "purple", eyes: "violet" },
    "lilac, lavender, mauve, lavender grey, lavender gray, pinkish grey, pinkish gray, lavender coloured, mauve grey",
  ),
  colour(
    { coat: "blue", thing: "blue", eyes: "blue" },
    "blue, sky blue, royal blue, cobalt, azure, sapphire, bright blue, neon blue, deep blue, electric blue, indigo, bluish, cerulean, ultramarine, cornflower blue, steel blue, denim blue, ocean blue, sky coloured, cobalt blue, sapphire blue, forget me not blue, periwinkle, slate blue, peacock blue, ink blue, lapis, delft blue",
  ),
  colour(
    { coat: "blue", thing: "navy", eyes: "blue" },
    "navy, navy blue, dark blue, midnight blue, marine blue, prussian blue",
  ),
  colour(
    { coat: "blue", thing: "blue", eyes: "ice blue" },
    "light blue, pale blue, baby blue, ice blue, icy blue, powder blue, glacier blue, frosty blue, arctic blue, crystal blue, pastel blue, ice coloured, husky blue, cool blue, light sky blue",
  ),
  colour(
    { coat: "blue", thing: "turquoise", eyes: "aqua" },
    "aqua, turquoise, teal, cyan, aquamarine, sea blue, seafoam, blue green, green blue, lagoon blue, turquoise blue, greenish blue, bluish green, teal blue, teal green, ocean green, tropical blue, caribbean blue",
  ),
  colour(
    { coat: "green", thing: "green", eyes: "emerald" },
    "emerald, emerald green, jade, jade green",
  ),
  colour(
    { coat: "green", thing: "green", eyes: "green" },
    "green, lime, lime green, olive, olive green, mint, mint green, forest green, dark green, light green, bright green, neon green, sea green, moss green, greenish, verde, kelly green, grass green, bottle green, hunter green, sage, sage green, apple green, leaf green, pastel green, pea green, racing green, pine green, fern green, army green, gooseberry green, pistachio, avocado green, slime green, toxic green, radioactive green, alien green, celadon",
  ),
  colour(
    { coat: "golden", thing: "green", eyes: "hazel" },
    "hazel, yellow green, green yellow, hazel green, chartreuse, greenish yellow, yellowish green, gold green, golden green, green gold, hazel brown, peridot",
  ),
  colour(
    { coat: "orange", thing: "brown", eyes: "copper" },
    "copper, coppery, copper coloured, bronze, copper orange, coppery orange, copper gold, penny coloured",
  ),
  colour(
    { coat: "purple", thing: "purple", eyes: "violet" },
    "purple, violet, plum, amethyst, magenta purple, dark purple, light purple, deep purple, grape, aubergine, violet blue, royal purple, lavender purple, ultraviolet, mulberry, amethyst purple, neon purple, pastel purple, eggplant coloured, orchid purple, dusky purple",
  ),
  colour(
    { coat: "pink", thing: "pink", eyes: "pink" },
    "pink, rosy, magenta, fuchsia, hot pink, pastel pink, light pink, pale pink, bubblegum, bubblegum pink, cotton candy, candyfloss, candy floss, neon pink, rose pink, blush pink, rose gold, rosa, baby pink, dusty pink, dusty rose, rosy pink, flamingo pink, millennial pink, barbie pink, shocking pink, cerise, raspberry pink, candy pink, strawberry pink, blush, blush coloured, salmon pink coloured, fuschia, powder pink, pale rose, coral pink, watermelon pink",
  ),
];

/** Patterns a cat has, and cats that are called by their pattern. */
const PATTERNS: Term[] = [
  says(
    { "coat.pattern": "rainbow" },
    "rainbow cat, rainbow cats, rainbow kitten, rainbow kitty, rainbow fur, rainbow coat, rainbow coloured fur, rainbow colored fur, rainbow coloured cat, rainbow colored cat, rainbow coloured kitten, rainbow striped fur, multicoloured fur, multicolored fur, multicoloured cat, multicolored cat, fur in all colours of the rainbow, rainbow tabby, rainbow colour fur, rainbow pelt, multi coloured fur, multi colored fur, rainbow haired cat, rainbow maned cat, fur of every colour, fur of every color, rainbow pastel fur, pastel rainbow fur, unicorn coloured fur, all the colours of the rainbow, all colors of the rainbow",
  ),
  says(
    { "coat.pattern": "galaxy" },
    "galaxy cat, galaxy cats, galaxy kitten, galaxy fur, galaxy coat, galaxy print, galaxy patterned, galaxy pattern, nebula fur, cosmic fur, cosmic coat, starry fur, starry coat, space fur, made of galaxy, made of galaxies, made of stars, made of stardust, stardust fur, fur like the night sky, fur full of stars, cosmos fur, cosmic cat, space cat fur, starry cat, nebula cat, milky way fur, universe fur, stars in its fur, star filled fur, constellation fur, constellations in its fur, made of the night sky, fur made of stars, fur of stars, made of starlight",
  ),
  says(
    { "coat.pattern": "classic tabby" },
    "classic tabby, blotched tabby, marbled tabby, marble tabby, marble bengal, bullseye tabby, bulls eye tabby, swirled tabby, swirly tabby, swirl tabby, sokoke pattern, blotchy tabby, oyster tabby",
  ),
  says(
    { "coat.pattern": "ticked" },
    "ticked tabby, agouti cat, abyssinian pattern, agouti tabby, wild coloured, rabbit coloured, hare coloured, bunny coloured",
  ),
  says(
    { "coat.pattern": "torbie" },
    "torbie, tortie tabby, tabby tortie, patched tabby, torby, tabby tortoiseshell, tortoiseshell tabby, tortie with stripes, striped tortie, tortie and tabby, calico tabby, tabby calico, caliby, calibby, calabby",
  ),
  says(
    { "coat.colour": "silver", "coat.pattern": "tabby" },
    "silver mackerel tabby, silver mackerel",
  ),
  says(
    { "coat.colour": "orange", "coat.pattern": "tabby" },
    "orange mackerel tabby, ginger mackerel tabby",
  ),
  says(
    { "coat.colour": "brown", "coat.pattern": "tabby" },
    "brown mackerel tabby, brown tiger tabby",
  ),
  says(
    { "coat.pattern": "tabby" },
    "tabby, tabbies, tabby cat, mackerel tabby, mackerel cat, mackerel stripes, mackerel pattern, tiger cat, brindled tabby, mackerel striped, tabby striped, striped tabby, tiger tabby, tiger stripe, tabby marked, fishbone striped, stripedy, brindle tabby, tabby markings, stripes like a tiger, striped like a tiger, standard issue cat",
  ),
  nearest(
    { "coat.pattern": "tabby" },
    "tiger, lynx, zebra cat, zebra kitten, zebra striped, zebra stripes, zebra patterned, zebra print, bobcat, wildcat, caracal, raccoon striped, raccoon like, badger striped, skunk striped",
  ),
  says(
    { "coat.pattern": "rosetted" },
    "leopard print, leopard spots, leopard spotted, leopard patterned, leopard like, bengal spots, bengal markings, bengal rosettes, bengal pattern, jaguar spots, leopard rosettes, jaguar print, cheetah print rosettes, leopard rosette, leopard looking",
  ),
  nearest({ "coat.pattern": "rosetted" }, "leopard, jaguar, ocelot, snow leopard"),
  nearest(
    { "coat.pattern": "spotted" },
    "cheetah, serval, cheetah print, cheetah like, cheetah spots, cheetah patterned, giraffe patterned, giraffe like, ladybug spots, deer spots, fawn spots, bambi spots, dalmatian spots",
  ),
  nearest(
    { "coat.colour": "black", "coat.pattern": "solid" },
    "panther, black panther, house panther, mini panther, tiny panther, miniature panther, panther like, pocket panther, bagheera, shadow cat, living shadow, made of shadow, made of shadows, made of darkness",
  ),
  nearest(
    { "coat.colour": "grey", "coat.length": "fluffy" },
    "pallas cat, pallas cats, pallas's cat, pallas's cats, pallas, pallas kitten, manul, manuls, manul cat, steppe cat",
  ),
  nearest(
    { "coat.colour": "golden", "coat.length": "fluffy" },
    "lion, lion like, lion mane, lions mane, mane like a lion, lion maned, mane of a lion, lioness, mountain lion, cougar, puma",
  ),
  says(
    { "coat.pattern": "cow" },
    "cow cat, cow print, cow patterned, cow pattern, cow spots, harlequin, piebald, magpie cat, dalmatian patterned, moo cat, cow marked, cow markings, cowprint, holstein, holstein patterned, cow like patches, black patches on white, black spots on white, cow looking, cow spotted",
  ),
  nearest({ "coat.pattern": "cow" }, "cow, dalmatian, panda"),
  says(
    { "coat.pattern": "van" },
    "van patterned, van pattern, van cat, van, van markings, van marked, van bicolour, van coloured, white with a coloured tail, white with coloured tail and ears, turkish van pattern, cap and saddle",
  ),
  says(
    { "coat.pattern": "tuxedo" },
    "tuxedo, tuxedo cat, tux, tuxie, tuxedo pattern, tuxedo patterned, tuxedo markings, tuxedo marked, tuxy, tuxedoed, jellicle, penguin coat, penguin patterned, penguin markings, mask and mantle, sylvester cat, felix cat, formal wear cat, black cat with a white chest and paws, black tie cat",
  ),
  says(
    { "coat.colour": "cream", "coat.second": "grey", "coat.pattern": "calico" },
    "dilute calico, muted calico, pastel calico, diluted calico, dilute tricolour, dilute tricolor, faded calico, blue calico, grey calico, gray calico, pale calico",
  ),
  says(
    { "coat.pattern": "calico" },
    "calico, calicos, calico patterned, calico pattern, tortie and white, tortoiseshell and white, tortoiseshell white, patchwork cat, patchwork coat, maneki neko coat, callie cat, white orange and black, black orange and white, orange black and white, white black and orange, black white and orange, orange white and black",
  ),
  says(
    { "coat.pattern": "tortoiseshell" },
    "tortoiseshell, tortie, tortoise shell, torty, torties, tortitude, black and orange mottled, mottled black and orange, black orange marbled",
  ),
  says(
    { "coat.pattern": "points" },
    "colourpoint, colorpoint, colour point, color point, siamese pattern, siamese points, siamese coloured, siamese coloring, siamese colouring, siamese markings, himalayan pattern, dark face and paws, dark points, dark ears and paws, siamese mix colouring",
  ),
  says(
    { "coat.pattern": "lynx points" },
    "lynx point, lynx points, tabby point, tabby points, lynx pointed, seal lynx point, blue lynx point, tabby pointed, lynxpoint, seal tabby point, tabbypoint",
  ),
  says(
    { "coat.colour": "cream", "coat.second": "seal", "coat.pattern": "points" },
    "seal point, sealpoint, brown point, seal pointed, black point, seal points, brown points",
  ),
  says(
    { "coat.colour": "cream", "coat.second": "chocolate", "coat.pattern": "points" },
    "chocolate point, chocolate points, choc point, chocolate pointed, cinnamon point",
  ),
  says(
    { "coat.colour": "cream", "coat.second": "grey", "coat.pattern": "points" },
    "blue point, bluepoint, grey point, gray point, blue points, grey points, gray points, blue pointed, grey pointed",
  ),
  says(
    { "coat.colour": "cream", "coat.second": "lilac", "coat.pattern": "points" },
    "lilac point, lilac points, frost point, lilac pointed, lavender point",
  ),
  says(
    { "coat.colour": "cream", "coat.second": "orange", "coat.pattern": "points" },
    "flame point, red point, orange point, flame points, red points, cream point, flamepoint, ginger point, orange points, flame pointed, apricot point",
  ),
].map((term) => ({ ...term, role: "cat" as const }));

/** Patterns that a scarf may have, too. */
const PATTERN_ADJECTIVES: Term[] = [
  says(
    { "coat.pattern": "tabby" },
    "striped, stripey, stripy, stripe, tiger striped, tiger stripes, stripes all over, stripedy, with stripes, striping all over, zebra stripe, candy striped, bumblebee striped, bee striped, tiger stripes all over, tabby stripes, dark stripes, thin stripes, bold stripes, faint stripes",
    { print: "striped" },
  ),
  nearest({ "coat.pattern": "tabby" }, "tiger like"),
  says({ "coat.pattern": "ticked" }, "ticked, agouti, salt and pepper"),
  says(
    { "coat.pattern": "classic tabby" },
    "marbled, marble, blotched, swirled, swirly, swirl, swirls, swirls on its sides, swirl pattern, marble patterned, marble pattern, whirled, whorled",
  ),
  says(
    { "coat.pattern": "spotted" },
    "spotted, spotty, dotted, speckled, freckled, dappled, flecked, mottled, spots all over, dotty, spottedness, speckly, star spotted, spotted all over",
    { print: "polka-dot" },
  ),
  says({ "coat.pattern": "rosetted" }, "rosetted, rosettes, rosette spotted"),
  says(
    { "coat.pattern": "shaded" },
    "shaded, tipped, shaded golden, shell shaded, silver shaded cat, golden shaded",
  ),
  says(
    { "coat.pattern": "shaded", "coat.colour": "silver" },
    "chinchilla, shaded silver, silver shaded, silver tipped, chinchilla silver",
  ),
  says(
    { "coat.pattern": "smoke" },
    "smoke, smoke coloured, smoke colored, smokey coat, smoky coat, smoky fur, silver undercoat, white undercoat, ghost striped",
  ),
  says({ "coat.pattern": "smoke", "coat.colour": "black" }, "black smoke"),
  says({ "coat.pattern": "smoke", "coat.colour": "grey" }, "blue smoke, grey smoke, gray smoke"),
  // "Чёрно-белый" is one word.
  says(
    { "coat.colour": "black", "coat.pattern": "bicolour" },
    "black bicolour, black bicolor, black bi colour, black bi color",
  ),
  says(
    { "coat.colour": "orange", "coat.pattern": "bicolour" },
    "orange bicolour, orange bicolor, ginger bicolour, ginger bicolor",
  ),
  says(
    { "coat.pattern": "bicolour" },
    "bicolour, bicolor, bicoloured, bicolored, bi colour, bi color, two tone, two toned, two coloured, two colored, patched, patchy, saddle backed, parti colour, 2 tone, half and half, half white, two colour, two color, black white, 2 coloured, 2 colored, patches of white, white patches, patched with white",
  ),
  says(
    { "coat.pattern": "calico" },
    "tricolour, tricolor, tricoloured, tricolored, tri colour, tri color, tri coloured, tri colored, three coloured, three colored, 3 coloured, 3 colored, three colour, three color, tricolore",
  ),
  says(
    { "coat.pattern": "tortoiseshell" },
    "brindled, brindle, chimera, chimaera, two faced, two face, split face, split faced, half black half orange, half orange half black, half and half face",
  ),
  says({ "coat.pattern": "points" }, "pointed, colourpointed, colorpointed"),
  says(
    { "coat.pattern": "solid" },
    "solid, plain, plain coloured, plain colored, self coloured, monochrome, one coloured, single colour, single color, solid coloured, solid colored, solid colour, solid color, without markings, no markings, without stripes, no stripes, unmarked, unpatterned, unicolour, unicolor, self colour, one colour, one color, no spots, without spots",
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
    "fluffy, floofy, floof, fluff, fluffball, puffy, poofy, furry, fuzzy, long haired, longhaired, long hair, long fur, long coat, longhair, silky, shaggy, plush, woolly, wooly, hairy, soft, bushy, superfluffy, floofer, fluffer, fluff monster, fluff ball, ball of fluff, ball of fur, furball, fur ball, thick fur, thick coat, thick furred, dense fur, plushy, plush coated, long furred, longfurred, long coated, longcoated, longish fur, luxurious fur, luxurious coat, flowing fur, bushy tailed, downy, feathery, cottony, cotton ball, cloud like fur, fluffy like a cloud, fuzzball, fuzz ball, fuzzy wuzzy, velvety soft, pillowy, poofball, fluffikins, powder puff, dandelion fluff, floof ball, floofball, teddy bear fur, teddy bear like, flooof, wild fur",
  ),
  nearest(
    { "coat.length": "fluffy" },
    "scruffy, mane, maned, big mane, flowing mane, majestic mane, tousled, unbrushed, unkempt, matted fur",
  ),
  says(
    { "coat.length": "short" },
    "short haired, shorthaired, short hair, short fur, short coat, shorthair, sleek, smooth, glossy, shiny coat, short furred, shortfurred, short coated, velvet fur, velvety, close cropped fur, shaved fur, short plush fur, satin, satiny, shiny fur, smooth haired, slick fur, smooth coated, lion cut, trimmed fur",
  ),
  says(
    { "coat.length": "medium" },
    "medium haired, medium hair, medium length hair, medium fur, medium length fur, medium coat, semi longhair, semi long haired, semi long fur, half long hair, mid length fur, medium furred, medium coated, semi longhaired, domestic medium hair, dmh, shoulder length fur, semi long hair",
  ),
  says(
    { "coat.length": "hairless" },
    "hairless, naked, bald, furless, nude, without fur, without any fur, no fur, without hair, no hair, wrinkly skin, wrinkled skin, nekkid, no hair at all, fur free, bare skinned, wrinkly naked, hairfree, shaved bald, peach fuzz",
  ),
  says(
    { "coat.length": "curly" },
    "curly, curly haired, curls, rex, wavy, wiry, frizzy, crimped, curly furred, curly coated, ringlets, permed, poodle like, poodle cat, sheep like, lamb like, woolly curls, rexed, kinky fur, crinkled fur, crinkly, tight curls, curled fur, curled coat, astrakhan, wavy haired, rippled fur",
  ),
];

const WHITE: Term[] = [
  says(
    { "coat.white": "socks" },
    "mitted, white socks, white boots, white mittens, white feet, white stockings, white slippers, white toes, white toe tips, white paw tips, white socked, white toed, white legs, sock paws, socked, white boot, mitten paws, toe socks, white tipped paws, white bottomed paws",
    { role: "part", white: "socks" },
  ),
  says({ "coat.white": "socks" }, "socks", {
    role: "part",
    white: "socks",
    worn: { slot: "prop", value: "socks" },
  }),
  says({ "coat.white": "socks" }, "mittens", {
    role: "part",
    white: "socks",
    worn: { slot: "prop", value: "gloves" },
  }),
  says(
    { "coat.white": "one paw" },
    "white paw, one white paw, a single white paw, single white paw, just one white paw, only one white paw, white foot, one white foot, white sock, one white sock, white front paw, one white front paw, white left paw, white right paw, white left front paw, white right front paw, white front left paw, white front right paw, white forepaw, one white forepaw, one white leg, white mitten",
  ),
  says(
    { "coat.white": "front paws" },
    "white front paws, white forepaws, white fore paws, white front legs, white forelegs, white front feet, two white paws",
  ),
  says(
    { "coat.white": "hind paws" },
    "white hind paws, white back paws, white hind legs, white back legs, white hind feet, white back feet",
  ),
  says(
    { "coat.white": "bib" },
    "bib, white bib, white ruff, white chest, white chest patch, white locket, locket on its chest, white medallion, white chest spot, spot on the chest, patch on the chest, white spot on chest, white patch on chest, white mark on chest, white mark on its chest, white mark on his chest, white mark on her chest, patch of white on its chest, patch of white on his chest, patch of white on her chest, white on its chest, white on his chest, white on her chest, spot on its chest, white spot on the chest, white spot on its chest, white spot on his chest, white spot on her chest, white patch on its chest, white patch on his chest, white patch on her chest, white shirt front, white shirtfront, white front, white diamond on the chest, white star on the chest, white throat, white neck",
  ),
  says(
    { "coat.white": "blaze" },
    "blaze, white blaze, white stripe on its face, white stripe on its nose, white stripe down its nose, white stripe down the nose, white stripe down his nose, white stripe down her nose, white line down the nose, white nose stripe, white star on the forehead, white stripe on nose, white stripe on face, white spot on forehead, white spot on nose, white spot on its nose, white spot on his nose, white spot on her nose, white forehead, white face blaze, white streak on its face, white spot on its forehead, white spot on the forehead, white diamond on the forehead",
  ),
  says({ "coat.white": "blaze" }, onA("stripe, line, streak, blaze", "nose, face, forehead")),
  says({ "coat.white": "muzzle" }, onA("patch, spot, mark", "nose, muzzle, chin, snout")),
  says({ "coat.white": "blaze" }, onA("patch, spot, mark, star", "forehead, face")),
  says(
    { "coat.white": "bib" },
    onA("stripe, streak, patch, mark, blaze, star", "chest, breast, throat, neck"),
  ),
  says({ "coat.white": "belly" }, onA("patch, spot, stripe, mark", "belly, tummy, stomach")),
  says(
    { "coat.white": "tailtip" },
    "white tipped tail, white tail tip, white tip of the tail, tail with a white tip, white tailtip, white tail end, white end of the tail, tip of the tail is white, tail tip is white, tail dipped in white, tail tipped in white, paintbrush tail, white tip on the tail, white tip on its tail, white tip on his tail, white tip on her tail",
  ),
  plays("part", "paw, paws, feet, foot, toes, legs", {
    white: "socks",
    extremity: true,
  }),
  plays("part", "forepaw, forepaws, fore paw, fore paws, front paw, front paws, front legs", {
    white: "front paws",
    extremity: true,
  }),
  plays("part", "hind paw, hind paws, back paw, back paws, back legs", {
    white: "hind paws",
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
    "eyes that glow, eyes aglow, fiery eyes, laser eyes, eyes like lanterns, eyes glowing, eyes that shine in the dark, glow in the dark eyes, eyes shining, burning eyes, blazing eyes, eyes like headlights, eyes like lamps, eyes like embers, eyes like fire, demonic eyes, neon eyes, eyes reflecting light, eyeshine",
    { role: "eyes" },
  ),
  says(
    { feature: "glowing eyes" },
    "glowing, glowy, gleaming, luminous, shining, shimmering, radiant, lamp like, fiery, burning, blazing",
  ),
  says(
    { feature: "sparkling eyes" },
    "starry eyes, star eyes, shiny eyes, eyes full of stars, eyes full of wonder, twinkling eyes, glittering eyes, anime eyes, sparkle in its eyes, sparkles in its eyes, sparkle in his eyes, sparkle in her eyes, stars in its eyes, stars in his eyes, stars in her eyes, galaxy eyes, eyes like stars, eyes that sparkle, eyes sparkling, glossy eyes, jewel like eyes, gem like eyes, dewy eyes",
    { role: "eyes" },
  ),
  says(
    { feature: "big eyes" },
    "wide eyes, round eyes, wide open eyes, doe eyes, puppy eyes, saucer eyes, moon eyes, googly eyes, bug eyes, bug eyed, big eyed, large eyed, huge eyed, round eyed, owl eyes, owlish eyes, bambi eyes, begging eyes, pleading eyes, puppy dog eyes, puss in boots eyes, eyes as big as saucers, eyes like saucers, eyes like dinner plates, dilated pupils, huge pupils, big pupils, wide pupils, blown pupils, dinner plate eyes, bulging eyes, eyes wide open, eyes wide, soulful eyes",
    {
      role: "eyes",
    },
  ),
  says(
    { feature: "almond eyes" },
    "almond, almond shaped, slanted, cat like, narrow, narrowed, upturned, foxy",
  ),
  says({ feature: "big eyes" }, "oversized, saucer like"),
  says({ feature: "sparkling eyes" }, "sparkling, sparkly, twinkling, glittering, glittery"),
  plays(
    "eyes",
    "eyes, eyed, eyes like, eye colour, eye color, peepers, irises, iris, eyeballs, eye balls, gaze",
  ),
  plays("eye", "eye"),
  says(
    { "eyes.odd": "odd" },
    "odd eyes, odd eyed, odd eye, heterochromia, heterochromatic, heterochromia iridum, two different colours, two different colors, different coloured, different colored, mismatched eyes, mismatched eyed, mismatching eyes, different coloured eyes, different colored eyes, differently coloured eyes, differently colored eyes, two different eyes, different eyes, eyes of different colours, eyes of different colors, bi coloured eyes, two coloured eyes, two colored eyes, oddeyed, odd coloured eyes, odd colored eyes, eyes of two colours, eyes of two colors, two tone eyes, two toned eyes, dichromatic eyes, dichroic eyes, david bowie eyes, one eye of each colour, one eye of each color, eyes don't match, eyes that don't match, unmatched eyes, non matching eyes, each eye a different colour, each eye a different color, eyes are different colours, eyes are different colors, eye colours differ, differently colored, differently coloured",
    { role: "odd" },
  ),
];

/** What shapes a cat besides its coat. */
const FEATURES: Term[] = [
  says(
    { feature: "heart spot" },
    "heart spot, heart mark, heart marking, heart shaped spot, heart shaped mark, heart shaped marking, heart shaped patch, heart on its forehead, heart on its head, heart shaped nose spot, heart on its chest, heart on its side, heart on his forehead, heart on her forehead, heart marking on its chest, heart shaped marking on the chest, heart shaped markings",
  ),
  says(
    { feature: "moustache" },
    "moustache, mustache, pencil moustache, pencil mustache, moustache mark, mustache mark, moustache marking, mustache marking, moustached, mustached, mustache markings, moustache markings, black moustache, mustachioed, moustachioed, curly moustache, handlebar moustache, handlebar mustache, twirly moustache, toothbrush moustache, toothbrush mustache, chaplin moustache, smudge under its nose, smudge under the nose, black smudge under its nose, black patch under its nose, curly mustache, twirly mustache, goatee and moustache",
  ),
  nearest({ feature: "moustache" }, "milk moustache, milk mustache"),
  says(
    { feature: "scar" },
    "scar, scars, scarred, scarred face, scar across one eye, scar over one eye, scar on its face, scar over its eye, scar across its eye, battle scar, battle scars, battle scarred, facial scar",
  ),
  says(
    { feature: "notched ear" },
    "notched ear, notch in its ear, notch in his ear, notch in her ear, notch in one ear, notch in the ear, notch in his left ear, notch in her left ear, notch in its left ear, torn ear, ripped ear, nicked ear, ear notch, chewed ear, tattered ear, torn left ear, torn right ear",
  ),
  says(
    { feature: "snaggletooth" },
    "snaggletooth, snaggle tooth, one fang, one fang sticks out, one fang sticking out, fang sticking out, tooth sticking out, one tooth sticking out, single fang, one tooth",
  ),
  says(
    { feature: "beard" },
    "beard, beards, bearded, goatee, long beard, chin beard, full beard, viking beard, wizard beard, bushy beard",
  ),
  nearest({ feature: "beard" }, "braided beard, plaited beard, sideburns, mutton chops"),
  says(
    { feature: "folded ears" },
    "folded ears, fold ears, ears folded, fold eared, floppy ears, floppy eared, droopy ears, drooping ears, lop ears, flopped ears, ears that fold, ears that flop, fold over ears, bent ears, flop eared, flat folded ears",
  ),
  says({ feature: "curled ears" }, "curled ears, curly ears, curled back ears, backwards ears"),
  says(
    { feature: "large ears" },
    "big ears, large ears, huge ears, enormous ears, giant ears, bat ears, big eared, oversized ears, long ears, satellite ears, satellite dish ears, radar ears, ears too big, ears too big for its head, batty ears, fox ears, fennec ears, dumbo ears, yoda ears, big bat like ears, bat like ears, large eared, huge eared, elephant ears, tall ears",
  ),
  says(
    { feature: "tufted ears" },
    "tufted ears, ear tufts, lynx tips, lynx ears, tufts on its ears, tufty ears, ear tuft, lynx tip ears, lynx tipped ears, lynx tufts, tuft eared, furry ear tips, hairy ears, ear floof, ear furnishings, tufted ear tips",
  ),
  says(
    { feature: "round face" },
    "round face, round head, round faced, chubby cheeks, big cheeks, round headed, moon face, moon faced, moonfaced, tomcat cheeks, tom cheeks, jowls, jowly, chubby cheeked, chubby face, chubby faced, round cheeks, fat cheeks, puffy cheeks, stud jowls, apple head, apple headed, chipmunk cheeks, big head, big headed, big round head",
  ),
  says(
    { feature: "flat face" },
    "flat face, flat faced, squashed face, squished face, smushed face, pug face, snub nosed, pushed in face, flat nose, flatfaced, smooshed face, smooshy face, squishy face, squashy face, brachycephalic, pug nose, pug nosed, snub nose, pancake face, grumpy flat face, smush face, squish face, scrunchy face, scrunched face, short nose, short nosed",
  ),
  says(
    { feature: "long muzzle" },
    "long muzzle, long muzzled, square muzzle, square muzzled, strong muzzle, big muzzle, broad muzzle, boxy muzzle, long snout, square jaw, square jawed, strong jaw, long face, long faced, long nose, long nosed, roman nose, big nose, lion face, lion faced, lion like face",
  ),
  says(
    { feature: "wedge face" },
    "wedge face, wedge shaped head, wedge shaped face, triangular face, narrow face, pointed face, slender face, angular face, fox faced, foxy face, pointy face, pointy faced, sharp face, sharp cheekbones, thin face, narrow head",
  ),
  says(
    { feature: "short legs" },
    "short legs, short legged, stubby legs, stumpy legs, little legs, tiny legs, stubby little legs, munchkin legs, sausage legs, low rider, low to the ground, corgi legs, corgi like, dachshund like, stubby limbs, teeny legs, tiny stubby legs, shortlegged, dwarf cat, wee legs, itty bitty legs",
  ),
  says(
    { feature: "long legs" },
    "long legs, long legged, leggy, longlegged, lanky legs, gangly, gangly legs, supermodel legs, tall legs, stilts for legs, legs for days, slender legs",
  ),
  says(
    { feature: "bobtail" },
    "bobtail, bobtailed, bobbed tail, stubby tail, short tail, stumpy tail, pompom tail, bob tail, bob tailed, bunny tail, rabbit tail, stump tail, docked tail, half a tail, half tail, nub tail, nubby tail, tiny tail, stub tail, pom pom tail, little stump of a tail, stumpy",
  ),
  says(
    { feature: "right foreleg missing" },
    "three legged, three-legged, 3 legged, 3-legged, 3 legs, three legs, only three legs, with three legs, on three legs, tripod, missing a leg, missing leg, lost a leg, one leg missing, missing one leg, amputee, amputated leg, a leg missing, missing a front leg, missing front leg, one front leg missing, missing foreleg, missing front paw, missing a paw, missing paw, front right is missing, right front is missing, front right leg missing, right front leg missing, missing right front leg, front right leg is missing, right front leg is missing, missing its right front leg, missing his right front leg, missing her right front leg, missing front right leg, without a right front leg, one front leg, only one front leg, tripawd, tri pawed",
  ),
  says(
    { feature: "left foreleg missing" },
    "front left is missing, left front is missing, front left leg missing, left front leg missing, missing left front leg, front left leg is missing, left front leg is missing, missing its left front leg, missing his left front leg, missing her left front leg, missing front left leg, without a left front leg",
  ),
  says(
    { feature: "right hind leg missing" },
    "missing a hind leg, missing hind leg, missing a back leg, missing back leg, one back leg missing, one hind leg missing, back right is missing, right back is missing, hind right is missing, back right leg is missing, right back leg is missing, right hind leg is missing, right hind leg missing, hind right leg missing, right back leg missing, back right leg missing, missing right back leg, missing right hind leg, missing its right back leg, missing his right back leg, missing her right back leg, missing back right leg",
  ),
  says(
    { feature: "left hind leg missing" },
    "back left is missing, left back is missing, hind left is missing, back left leg is missing, left back leg is missing, left hind leg is missing, left hind leg missing, hind left leg missing, left back leg missing, back left leg missing, missing left back leg, missing left hind leg, missing its left back leg, missing his left back leg, missing her left back leg, missing back left leg",
  ),
  says(
    { feature: "left eye missing" },
    "one eyed, one-eyed, only one eye, with one eye, has one eye, missing an eye, missing one eye, missing eye, one eye missing, lost an eye, lost one eye, an eye missing, left eye missing, missing left eye, missing its left eye, missing his left eye, missing her left eye, left eye is missing, without a left eye, without an eye, cyclops look, one eye sewn shut, eye sewn shut, one eye stitched shut, blind in one eye, one blind eye, one good eye, just one eye, just the one eye, a single eye",
  ),
  says(
    { feature: "right eye missing" },
    "right eye missing, missing right eye, missing its right eye, missing his right eye, missing her right eye, right eye is missing, without a right eye, lost its right eye, lost his right eye, lost her right eye",
  ),
  says(
    { feature: "cloudy eyes" },
    "cloudy eyes, cloudy eyed, milky eyes, blind, blind eyes, cataracts, cataract eyes, clouded eyes, foggy eyes, blinded, unseeing eyes, glazed eyes",
  ),
  says(
    { feature: "crossed eyes" },
    "cross eyed, cross-eyed, crossed eyes, crosseyed, squinty crossed eyes, strabismus",
  ),
  says(
    { feature: "one folded ear" },
    "one floppy ear, one folded ear, one ear folded, one ear down, one droopy ear, one bent ear, one lop ear, one ear flopped, one ear flops over, one ear floppy, floppy ear, folded ear, bent ear, droopy ear, crumpled ear, cauliflower ear",
  ),
  says(
    { feature: "cropped ear" },
    "cropped ear, cropped ears, tipped ear, ear tipped, ear-tipped, ear tip missing, missing part of an ear, missing ear tip, half an ear, half ear, missing an ear, missing ear, one ear missing, one ear, only one ear, lost an ear, frostbitten ear, frostbitten ears, clipped ear, cut ear",
  ),
  says(
    { feature: "no tail" },
    "tailless, no tail, without a tail, missing tail, no tail at all, lost its tail, lost his tail, lost her tail, tail missing, missing its tail, missing his tail, missing her tail, without tail, tail less, rumpy, doesn't have a tail, has no tail",
  ),
  says(
    { feature: "crooked tail" },
    "crooked tail, kinked tail, bent tail, broken tail, kink in its tail, kink in his tail, kink in her tail, kinky tail, zigzag tail, zig zag tail, tail with a kink, lightning shaped tail, lightning bolt tail, corkscrew tail, curly tail, wonky tail, s shaped tail",
  ),
  says(
    { feature: "bushy tail" },
    "bushy tail, fluffy tail, big fluffy tail, plumed tail, plumy tail, feather duster tail, huge fluffy tail, squirrel tail, fox tail, foxy tail, raccoon tail, big bushy tail, thick tail, very fluffy tail, big tail",
  ),
  says(
    { feature: "wet fur" },
    "wet, wet fur, soaked, soaking wet, soaked fur, soaking wet fur, soaked to the bone, soaked through, drenched, dripping wet, drenched fur, sopping wet, sopping, bedraggled, waterlogged, drowned rat look, just out of the bath, fresh out of the bath, fresh from the bath, after a bath, wet from the rain, rain soaked, dripping with water",
  ),
  says(
    { feature: "soot" },
    "sooty, sooty face, soot covered, covered in soot, soot on its face, soot on its nose, soot stained, dirty, dirty face, muddy, muddy face, covered in mud, mud covered, covered in dirt, grubby, grimy, filthy, smudged face, smudge on its nose, smudge on its face, covered in dust, coal dusted, mucky, dirt on its face, greasy face, oil stained",
  ),
  nearest(
    { feature: "soot" },
    "flour on its nose, flour on its face, covered in flour, paint on its face, covered in paint",
  ),
  says(
    { feature: "extra toes" },
    "extra toes, polydactyl, polydactyl paws, six toes, six toed, seven toes, too many toes, hemingway cat, hemingway, mitten toes, thumb cat, mitten thumbs, thumbed paws",
  ),
  says(
    { feature: "big paws" },
    "big paws, huge paws, large paws, giant paws, enormous paws, oversized paws, big feet, huge feet, massive paws, chunky paws, big pawed, chonky paws, paws too big for it, paws too big",
  ),
  says(
    { feature: "long whiskers" },
    "long whiskers, very long whiskers, long curvy whiskers, huge whiskers, big whiskers, extra long whiskers, magnificent whiskers, impressive whiskers, whiskers like a walrus, giant whiskers",
  ),
  says(
    { feature: "fangs" },
    "fangs, with fangs, two fangs, sharp teeth, sharp fangs, sharp pointy teeth, pointy teeth, little fangs, tiny fangs, tiny teeth, big fangs, long fangs, fanged, vampire fangs, vampire teeth, sabre teeth, saber teeth, sabre toothed, saber toothed, buck teeth, fangs showing, fangs out, teeth showing, baring its teeth, bared teeth, showing its teeth",
  ),
];

/** What a face shows whatever its mood is: eyes, teeth, make-up. */
const FACES: Term[] = [
  says(
    { feature: "tongue out" },
    "tongue is out, tongue out in concentration, its tongue out, his tongue out, her tongue out, on the tongue, with its tongue, tongue tip showing, tip of the tongue showing, tip of its tongue showing, tongue hangs out, tongue sticks out",
  ),
  says(
    { feature: "one eye shut" },
    "one eye closed, one eye half closed, one eye open, one eye squeezed shut, one closed eye",
  ),
  says(
    { feature: "tears" },
    "tear running down its cheek, tears running down its face, tears streaming, tears rolling down, watery eyes, teary eyes, tear on its cheek, single tear, streaming eyes",
  ),
  says(
    { feature: "slit pupils" },
    "slit pupils, narrow pupils, thin pupils, pupils like slits, vertical pupils, slitted eyes, slit eyes, snake eyes, snake like eyes, tiny pupils",
  ),
  says(
    { feature: "missing tooth" },
    "missing tooth, missing front tooth, missing a tooth, tooth missing, front tooth missing, gap toothed, gap tooth, gap in its teeth, gap in his teeth, gap in her teeth, tooth gap, gappy smile, gappy grin, lost a tooth, lost its first tooth, missing teeth, toothless grin",
  ),
  says(
    { feature: "braces" },
    "braces, dental braces, braces on its teeth, braces on his teeth, braces on her teeth",
  ),
  says(
    { feature: "gold teeth" },
    "gold teeth, golden teeth, gold tooth, golden tooth, grill, gold grills, gold grillz",
  ),
  says(
    { feature: "eyelashes" },
    "eyelashes, long eyelashes, long lashes, lashes, mascara, fake lashes, false eyelashes, fluttery lashes, big lashes",
  ),
  says(
    { feature: "eyeliner" },
    "eyeliner, cat eye makeup, kohl, kohl rimmed eyes, winged eyeliner, black eyeliner, smoky eye makeup, kohl lined eyes, eyes lined with kohl, dark eyeliner",
  ),
  says(
    { feature: "eyeshadow" },
    "eyeshadow, eye shadow, purple eyeshadow, make up, makeup, full makeup, glam makeup, heavy makeup",
  ),
  nearest(
    { feature: "eyeshadow" },
    "blue eyeshadow, green eyeshadow, glitter makeup, stage makeup, pink eyeshadow, blue eye shadow",
  ),
  says(
    { feature: "bags under its eyes" },
    "bags under its eyes, bags under his eyes, bags under her eyes, bags under the eyes, eye bags, dark circles, dark circles under its eyes, dark circles under his eyes, dark circles under her eyes, tired eyes",
  ),
  says(
    { feature: "heart eyes", mood: "loving" },
    "heart eyes, hearts for eyes, heart shaped eyes, hearts in its eyes, hearts in his eyes, hearts in her eyes, love heart eyes, heart pupils, heart shaped pupils",
    { role: "eyes" },
  ),
  says(
    { feature: "star eyes" },
    "star shaped eyes, star shaped pupils, star pupils, stars for eyes, star struck eyes",
    { role: "eyes" },
  ),
  says(
    { feature: "spiral eyes" },
    "hypnotised, hypnotized, spiral eyes, swirly eyes, hypnotic eyes, swirling eyes, dizzy eyes, spirals for eyes, mesmerised, mesmerized",
    { role: "eyes" },
  ),
  says({ feature: "button eyes" }, "button eyes, buttons for eyes, sewn on button eyes", {
    role: "eyes",
  }),
  says(
    { feature: "bushy eyebrows" },
    "bushy eyebrows, thick eyebrows, big eyebrows, eyebrows, huge eyebrows, bushy brows, thick brows, monobrow, unibrow",
  ),
  says(
    { feature: "curly whiskers" },
    "curly whiskers, curled whiskers, twirled whiskers, curling whiskers, crinkly whiskers, wavy whiskers",
  ),
  says(
    { feature: "no whiskers" },
    "no whiskers, without whiskers, whiskerless, missing whiskers, missing its whiskers, lost its whiskers, without any whiskers",
  ),
];

const BODY: Term[] = [
  says({ "coat.colour": "black" }, "🐈‍⬛", { role: "cat" }),
  plays(
    "cat",
    "cat, cats, kitty, kitties, kitty cat, feline, felines, pussycat, pussy cat, pussycats, moggy, moggie, mouser, tomcat, tom cat, tom, she cat, house cat, house cats, housecat, housecats, catto, kat, kedi",
  ),
  plays(
    "cat",
    "fur, pelt, hair, haired, furred, coated, skin, skinned",
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
    "pink nose, pink toes, toe beans, beans, pads, pink paws, paw pads, pink ears, pink tongue, pink beans, pink toe beans, jelly beans toes, cute nose, boop nose, little nose, pink noses, soft paws, velvet paws, little paws, tiny paws",
    { note: "as cats have them" },
  ),
  plays(
    "silent",
    "black toe beans, black beans, black nose, long tail, white whiskers, wet nose",
    { note: "not drawn: as other cats have them" },
  ),
];

const BREED_TERMS: Term[] = BREED_NAMES.map((breed) =>
  says({ breed }, [breed, traitsOf(breed).words].filter(Boolean).join(", "), { role: "cat" })
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
  ...FACES,
  ...BODY,
  ...BREED_TERMS,
];

/** "White stripe down her nose". */
function onA(marks: string, parts: string): string {
  return marks.split(", ").flatMap((mark) =>
    ["on", "down", "across"].flatMap((where) =>
      ["its", "her", "his", "the"].flatMap((whose) =>
        parts.split(", ").map((part) => `white ${mark} ${where} ${whose} ${part}`)
      )
    )
  ).join(", ");
}
