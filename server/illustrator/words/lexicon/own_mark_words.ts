/**
 * @module English words for what a cat may have at one place, and for the places: patterns, longer words
 * before those they begin with.
 */
import type { OwnMark, OwnMarkKind, OwnMarkPlace } from "../../choices/own_mark_choices.ts";

/** Nouns of each kind; of the third column, what is only drawn like it. */
export const KINDS: readonly (readonly [kind: OwnMarkKind, words: string, near?: string])[] = [
  ["mud", "mud|dirt|muck|soil|earth|sand", "sand"],
  [
    "flour",
    "flour|icing sugar|powdered sugar|sugar|talcum powder|powder|chalk dust|chalk",
    "icing sugar|powdered sugar|sugar|talcum powder|powder|chalk dust|chalk",
  ],
  [
    "paint",
    "paint splatters?|paint stains?|paint splotches|paint drips|drips of paint|spots of paint|paint",
  ],
  [
    "foam",
    "foam|toothpaste|zinc(?: cream)?|sunscreen|sun ?cream|sunblock|face cream|moisturi[sz]er|soap suds|soap|suds|lather|shaving foam|shaving cream|whipped cream|cream|icing|frosting|milk|yoghurt|yogurt",
    "toothpaste|zinc(?: cream)?|sunscreen|sun ?cream|sunblock|face cream|moisturi[sz]er|whipped cream|cream|icing|frosting|milk|yoghurt|yogurt|soap",
  ],
  ["ink", "ink blots?|ink stains?|ink"],
  [
    "sauce",
    "tomato sauce|spaghetti sauce|sauce|ketchup|gravy|strawberry jam|jam|chocolate|honey|watermelon juice|juice|food|peanut butter|ice cream",
    "strawberry jam|jam|chocolate|honey|watermelon juice|juice|food|peanut butter|ice cream|gravy",
  ],
  [
    "crumbs",
    "bread ?crumbs|biscuit crumbs|cookie crumbs|croissant crumbs|cake crumbs|crumbs|seeds|pollen",
    "seeds|pollen",
  ],
  ["frost", "frost|ice|snowflakes|snow|icicles", "snowflakes|snow|icicles"],
  ["clay", "wet clay|clay|plaster dust", "plaster dust"],
  ["soot", "soot|coal dust|ash|motor oil|engine oil|oil|engine grease|grease|dust", "dust"],
  ["lipstick", "lipstick kiss|lipstick"],
  ["blush", "blush|rouge|pink circles"],
  ["freckles", "freckles|speckles"],
  ["a plaster", "band-?aids?|sticking plasters?|plasters?"],
  ["a bandage", "bandages?|gauze|a sling"],
  ["a plaster cast", "plaster casts?|casts?"],
  ["stickers", "stickers?"],
  ["a tattoo", "(?:\\w+ )?tattoos?|flowers tattooed"],
  ["a bruise", "bruises?"],
  ["a bald patch", "bald (?:spot|patch)(?:e?s)?|shaved (?:spot|patch)"],
  ["a beauty spot", "beauty (?:spot|mark)|mole"],
  ["a heart-shaped spot", "(?:(?:white|black) )?heart[- ]shaped (?:spot|patch|mark|marking)"],
  ["a dark ring", "(?:one |a )?(?:darker|dark|black) ring|dark stripe"],
];

/** Adjectives before a place. */
export const LOOKS_LIKE: readonly (readonly [kind: OwnMarkKind, words: string])[] = [
  ["mud", "muddy|dirty|mucky|grubby|mud-?caked|mud-?covered"],
  ["flour", "floury|flour-?dusted|flour-?covered|flour-?dusty"],
  ["paint", "painty|paint-?splattered|paint-?stained|paint-?covered|paint-?smeared"],
  ["foam", "soapy|foamy|lathered"],
  ["ink", "inky|ink-?stained|ink-?smudged"],
  ["frost", "frosty|frosted|frost-?covered|frozen"],
  ["soot", "sooty|oily|greasy|soot-?covered"],
  ["sunburn", "sunburnt|sunburned"],
  ["freckles", "freckled|freckly"],
  ["a bandage", "bandaged|bandaged-?up"],
  ["a tattoo", "tattooed"],
  ["clay", "clay-?covered"],
  ["a bald patch", "shaved|bald"],
  ["a bruise", "bruised"],
  ["metal", "metal|robot|robotic|bionic|cyborg|prosthetic|mechanical"],
  ["dark rings", "ringed|striped|stripy|stripey|banded"],
];

/** Colours of spots. */
export const SPOT_COLOURS: readonly (readonly [kind: OwnMarkKind, words: string])[] = [
  ["a black spot", "black|dark"],
  ["a grey spot", "gr[ea]y"],
  ["an orange spot", "orange|ginger"],
  ["a brown spot", "brown"],
  ["a white spot", "white"],
];

/** Words for places. */
export const PLACES: readonly (readonly [place: OwnMarkPlace, words: string])[] = [
  ["nose", "nose|snout"],
  ["chin", "chin"],
  ["mouth", "mouth|lips?|muzzle"],
  ["cheeks", "cheeks?|face"],
  ["forehead", "forehead|brow|head"],
  ["whiskers", "whiskers?"],
  ["left eye", "eyes?"],
  ["ears", "ears?"],
  ["chest", "chest"],
  ["belly", "belly|tummy|stomach"],
  ["back", "back"],
  ["side", "side|flank|shoulder|hip"],
  ["rump", "rump|bum|bottom|butt|behind"],
  ["tail tip", "tail tip|tip of (?:the|its|his|her) tail|end of (?:the|its|his|her) tail"],
  ["tail", "tail"],
  ["one paw", "paw|foot|sock|hand"],
  ["paws", "paws|feet|hands"],
  ["one leg", "leg|knee|arm|elbow"],
  ["legs", "legs|knees|arms"],
];

/** Words that need no place to be known. */
export const KNOWN_ALONE: readonly (readonly [marks: OwnMark[], words: string])[] = [
  [["paint on cheeks", "paint on forehead"], "(?:\\w+ )?face ?paint|painted face|war paint"],
  [
    ["foam on mouth"],
    "(?:milk|cream|foam|froth|milkshake|whipped cream|yoghurt|yogurt|milky|creamy|frothy) (?:moustache|mustache)",
  ],
  [["freckles on cheeks"], "freckles|freckled|freckly"],
  [
    ["a plaster on cheeks", "a plaster on one leg"],
    "(?:with|in|covered in|wearing) (?:plasters|band-?aids)",
  ],
  [
    ["a bruise on left eye"],
    "(?:a|one|has a|with a) (?:big )?black eye(?! ?(?:patch|mask|spot|mark))|shiner",
  ],
  [["a bald patch on forehead"], "bald (?:spot|patch)"],
  [
    ["a tattoo on side", "a tattoo on one leg"],
    "tattoos|with a tattoo|covered in tattoos|tattooed",
  ],
  [
    ["claws on paws"],
    "(?:long|sharp|big|huge|giant) claws|claws (?:out|extended|showing|unsheathed)",
  ],
  [["a plaster cast on one leg"], "leg cast|leg in plaster|leg in a cast|plaster leg"],
  [["a bandage on forehead"], "head bandage|bandaged head"],
  [["a bandage on one paw"], "arm in a sling"],
  [["a beauty spot on cheeks"], "beauty spot|beauty mark"],
  [["lipstick on mouth"], "(?:red |pink |dark |bright )?lipstick"],
  [
    ["blush on cheeks"],
    "rosy cheeks|pink cheeks|red cheeks|blushing cheeks|rouged cheeks|red faced?(?! mask)|red in the face|red in face|flushed face|face (?:is )?red",
  ],
];
