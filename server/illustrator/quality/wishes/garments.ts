/**
 * @module What people wear, and by which pieces it is seen: names of regions that are cloth, metal or
 * leather on the cat.
 */
import { singular } from "./label.ts";

/** Pieces by the garment's head word; each alternative of a line is enough. */
const LINES = `
fedora: fedora, trilby
hat: hat, cap, beret, brim, crown, toque, tricorn, beanie, bonnet, helmet, sombrero
beret: beret
beanie: beanie
bobble hat: beanie, bobble, pompom
cap: cap, cap peak
peaked cap: cap peak, cap, peaked cap
mesh cap: cap
top hat: top hat, hat crown
witch hat: hat cone
wizard hat: hat cone
party hat: party hat
straw hat: straw brim, straw
cowboy hat: cowboy
feathered hat: feather, plume
mushroom hat: mushroom hat, mushroom cap, toadstool
sombrero: sombrero
ushanka: ushanka, fur hat, ear flap
ushanka fur hat: ushanka, fur hat
fur hat: fur hat
dealer visor: visor, eyeshade
beekeeper veil: veil
mitten: glove
boxing glove: boxing glove
slipper: slipper
headset: headband, ear cup, headphone
santa hat: santa cap
chef hat: toque, chef hat
hood: hood
hoodie: hoodie, hood
headdress: nemes, headdress, pharaoh
turban: turban
helmet: helmet, helm
horned helmet: horn
fishbowl helmet: helmet ring, helmet edge, fishbowl helmet
crash helmet: crash helmet, helmet
crown: crown, tiara
crown of daisies: flower crown, daisy, flower
flower garland: flower crown, garland, flower, lei
tiara: tiara
halo: halo
headband: headband
bunny ears headband: bunny ear, rabbit ear
headphones: headband, ear cup, headphone
veil: veil
wig: wig, curl
curlers: curler
visor: visor, eyeshade
bandana: bandana, kerchief
glasses: lens, frame, glasses, spectacles, temple
spectacles: lens, frame, glasses, spectacles
sunglasses: sunglasses, lens, frame
goggles: goggle, lens
monocle: monocle
eyepatch: eyepatch, patch strap
eye mask: mask, hero mask, eye mask
mask: mask
scarf: scarf
shawl: shawl, scarf
bow tie: bow loop, bow tie, bow knot
bow: bow loop, bow knot, ribbon bow, ribbon
ribbon: ribbon, bow loop
tie: tie, necktie
collar: collar
ruff: ruff, ruff collar
necklace: necklace, pearl, pendant, chain
choker: choker
pearl: pearl
medal: medal
bell: bell
apron: apron
cape: cape, cloak
cloak: cloak, cape
coat: coat, coat collar, suit, trench coat
trench coat: trench coat, coat collar
raincoat: raincoat, coat collar, coat
bathrobe: bathrobe, robe, dressing gown
robe: robe, gown
kimono: kimono, crossed collar
hanfu: hanfu, crossed collar, robe
hanbok: hanbok, crossed collar, robe
jacket: jacket, coat collar, lapel
tang jacket: tang jacket, jacket, mandarin collar
jumper: jumper, sweater, roll neck
sweater: sweater, roll neck, jumper
turtleneck: roll neck, turtleneck
shirt: shirt
t-shirt: shirt
dress: dress, ruffle, skirt
tutu: tutu
ball gown: gown, ruffle
dungarees: overall, dungarees
overalls: overall, dungarees
lederhosen: lederhosen, overall strap
pyjamas: pyjama, suit
suit: suit, lapel
doublet: doublet, suit
armour: chest plate, armour, helm, breastplate
leather armour: leather armour, armour
belt: belt
tool belt: tool belt, belt
sumo belt: mawashi, sumo belt, belt
glove: glove, mitten
boot: boot
shoe: shoe, sneaker, trainer
ice skate: ice skate, skate
roller skates: roller skate, skate
sock: sock
arm warmer: arm warmer, sleeve
nose ring: nose ring
earring: earring
mohawk: mohawk
wig: wig, curl, hair, afro
balaclava: balaclava
lumberjack shirt: lumberjack shirt
turban: turban
newspaper hat: paper hat
paper hat: paper hat
foil hat: foil hat
colander: colander
swimming cap: swimming cap
flared suit: flared suit
wings: wing, feather wing
angel wings: feather wing, angel wing
backpack: backpack
baseball cap: cap
wool hat: beanie
bowler hat: bowler
pearl necklace: pearl, necklace
pearl earring: earring
shirt collar: shirt collar
lab coat: lapel, coat
doctor's coat: lapel, coat
chef's jacket: toque, chef
judge robe: robe, judge
queen crown: crown
rain boot: boot
red nose: red nose
half-moon spectacles: lens, frame, glasses
studded belt: belt
ruff collar: ruff
goalkeeper glove: glove
sleeping cap: nightcap
graduation cap: board, tassel
knight armour: chest plate, helm
wellies: boot
wellington: boot
trainer: shoe, sneaker, trainer
swim trunk: shorts
swimming trunk: shorts
tailcoat: lapel, tuxedo, coat
flower crown: flower crown, flower, blossom
hi-vis vest: vest, safety vest, reflective band
qipao: cheongsam
headscarf: headscarf, bandana, kerchief
`;

/** What costumes and uniforms are also called. */
const COSTUME_LINES = `
wizard, sorcerer, mage
witch
princess, dress, fairy, queen
queen, king, royal
king, queen
astronaut, spaceman
space, astronaut
chef, cook, baker
pizza maker, chef, cook, baker
baker, chef
barista, waiter, apron
waitress, waiter
doctor, vet
vet, doctor, veterinarian
nurse, doctor, scrubs
firefighter, fireman
postman, mailman, uniform
postal, mailman, postman, mail carrier, uniform
stationmaster, conductor, train driver, railway, uniform
train driver, conductor, stationmaster, engine driver
police, policeman, officer
knight
samurai
ninja
pirate
viking
cowboy, sheriff
sheriff, cowboy
superhero, hero
detective
plumber, mechanic
mechanic, plumber, worker
beekeeper
judge
musketeer
leprechaun
pharaoh
ballet, ballerina, tutu, dancer
teacher, professor
goalkeeper, footballer, sports kit
farmer, overalls
sailor, captain
captain, sailor, pirate
painter, artist
scientist, laboratory
graduate
santa
elf
angel
devil
vampire
mummy
ghost
dragon
dinosaur, dragon
bee
unicorn
fairy
jester, clown
clown, jester
kimono
geisha, kimono
gardener, farmer, overalls
`;

const GARMENTS: ReadonlyMap<string, readonly string[]> = new Map(
  LINES.trim().split("\n").map((line) => {
    const [name, pieces] = line.split(": ") as [string, string];
    return [name.split(" ").map(singular).join(" "), pieces.split(", ")] as const;
  }),
);

const COSTUMES: readonly (readonly string[])[] = COSTUME_LINES.trim().split("\n").map((line) =>
  line.split(", ")
);

/** What clothes are made of, or how they are worn: without it they are still the same. */
const MANNERS = new Set(
  ("knitted woolly wool woollen leather velvet silk lace cotton denim linen fur cosy warm pointy pointed" +
    " fancy fine striped polka dot checkered plaid tie dye floral backward powdered feathery small half shiny" +
    " sparkly flared studded round of tiny checked plaid dotted heart patterned star stripy flowery flowered side rubber long")
    .split(" "),
);

/** The pieces by which a garment is seen; its own words where it is not listed. A shower cap is no cap. */
export function piecesOf(words: readonly string[]): readonly string[] {
  for (let start = 0; start < words.length; start++) {
    const pieces = GARMENTS.get(words.slice(start).join(" "));
    if (pieces) return pieces;
    if (!MANNERS.has(words[start]!)) break;
  }
  return [words.join(" ")];
}

const SUITS =
  /\b(?:outfit|costume|uniform|kit|gear|suit|robe|armour|armor|jacket|dress|coat|clothes|overalls)$/;

/** The costumes that "wizard outfit" or "firefighter uniform" asks for; undefined where it names none. */
export function costumesOf(text: string): readonly string[] | undefined {
  if (!SUITS.test(text)) return undefined;
  const rest = text.replace(SUITS, "").trim();
  return COSTUMES.find(([name]) => rest.split(" ").join(" ").includes(name!)) ??
    (/(?:outfit|costume|uniform|kit|gear|clothes)$/.test(text) && rest !== "" ? [rest] : undefined);
}
