/** @module What a recipe chooses from for a cat. */

/** Colours of fur. */
export const COAT_COLOURS = [
  "black",
  "charcoal",
  "grey",
  "silver",
  "white",
  "cream",
  "orange",
  "red",
  "apricot",
  "golden",
  "brown",
  "chocolate",
  "cinnamon",
  "fawn",
  "lilac",
  "seal",
  "caramel",
  "blue",
  "pink",
  "purple",
  "green",
] as const;

/** A colour of fur. */
export type CoatColour = (typeof COAT_COLOURS)[number];

/** How a coat is patterned. */
export const PATTERNS = [
  "solid",
  "tabby",
  "classic tabby",
  "ticked",
  "spotted",
  "rosetted",
  "bicolour",
  "tuxedo",
  "van",
  "cow",
  "calico",
  "tortoiseshell",
  "torbie",
  "points",
  "lynx points",
  "shaded",
  "smoke",
  "rainbow",
  "galaxy",
  "polka dots",
  "checks",
  "hearts",
  "stars",
  "scales",
] as const;

/** A pattern of the coat. */
export type Pattern = (typeof PATTERNS)[number];

/** How long hair is, and that it curls or is missing. */
export const COAT_LENGTHS = ["short", "medium", "fluffy", "curly", "hairless"] as const;

/** A length or kind of hair. */
export type CoatLength = (typeof COAT_LENGTHS)[number];

/** Where a coat is white besides its pattern. */
export const WHITE_MARKS = [
  "muzzle",
  "blaze",
  "bib",
  "socks",
  "front paws",
  "hind paws",
  "one paw",
  "tailtip",
  "belly",
] as const;

/** A place where a coat is white. */
export type WhiteMark = (typeof WHITE_MARKS)[number];

/** Colours of irises. */
export const EYE_COLOURS = [
  "green",
  "emerald",
  "yellow",
  "gold",
  "amber",
  "orange",
  "copper",
  "brown",
  "hazel",
  "blue",
  "ice blue",
  "aqua",
  "violet",
  "pink",
  "red",
] as const;

/** A colour of an iris. */
export type EyeColour = (typeof EYE_COLOURS)[number];

/** Ages, from the youngest. */
export const AGES = ["kitten", "adult", "senior"] as const;

/** An age. */
export type Age = (typeof AGES)[number];

/** Builds of a body, from the slimmest. */
export const BUILDS = ["slim", "average", "muscular", "chubby"] as const;

/** A build of a body. */
export type Build = (typeof BUILDS)[number];

/** How much of the picture the cat fills, where words say so. */
export const SIZES = ["tiny", "giant"] as const;

/** A share of the picture that words ask for. */
export type Size = (typeof SIZES)[number];

/** Teeth, eyes and whiskers of its own kind, which show on a face that is seen whole. */
export const FACE_DETAILS = [
  "toothy grin",
  "missing tooth",
  "braces",
  "gold teeth",
  "eyelashes",
  "eyeliner",
  "eyeshadow",
  "bags under its eyes",
  "heart eyes",
  "star eyes",
  "spiral eyes",
  "rainbow eyes",
  "button eyes",
  "bushy eyebrows",
  "curly whiskers",
  "no whiskers",
] as const;

/** What ears, eyes, mouth, head, paw and tail do, whatever the mood, and in any pose that shows it. */
export const GESTURES = [
  "ears flat",
  "ears pricked",
  "one ear back",
  "eyes shut",
  "eyes half shut",
  "wide pupils",
  "mouth open",
  "tongue out",
  "head tilted",
  "head on its paws",
  "paw raised",
  "tail up",
  "tail around its paws",
  "tail puffed up",
  "tail tucked in",
] as const;

/** What makes a breed, or this one cat, known at a glance, besides coat and eyes. */
export const FEATURES = [
  "folded ears",
  "curled ears",
  "large ears",
  "tufted ears",
  "round face",
  "flat face",
  "wedge face",
  "long muzzle",
  "short legs",
  "long legs",
  "bobtail",
  "glowing eyes",
  "sparkling eyes",
  "big eyes",
  "almond eyes",
  "heart spot",
  "moustache",
  "scar",
  "notched ear",
  "snaggletooth",
  "beard",
  "left foreleg missing",
  "right foreleg missing",
  "left hind leg missing",
  "right hind leg missing",
  "left eye missing",
  "right eye missing",
  "cloudy eyes",
  "left eye clouded",
  "right eye clouded",
  "crossed eyes",
  "one folded ear",
  "cropped ear",
  "missing ear",
  "no tail",
  "tail tip missing",
  "crooked tail",
  "bushy tail",
  "wet fur",
  "ghostly body",
  "long body",
  "steaming ears",
  "soot",
  "extra toes",
  "big paws",
  "long whiskers",
  "fangs",
  "one eye shut",
  "tears",
  "drops of sweat",
  "drool",
  "a bubble at its nose",
  "slit pupils",
  ...GESTURES,
  ...FACE_DETAILS,
] as const;

/** One such feature. */
export type Feature = (typeof FEATURES)[number];

/** From where a body is seen; the face looks at the viewer, but from behind. */
export const VIEWS = ["front", "three-quarter", "side", "behind"] as const;

/** A direction from which a body is seen. */
export type View = (typeof VIEWS)[number];

/** Where a cat looks; "back" is over its shoulder, "away" past the viewer. */
export const GAZES = ["up", "down", "away", "back"] as const;

/** A direction of a look. */
export type Gaze = (typeof GAZES)[number];
