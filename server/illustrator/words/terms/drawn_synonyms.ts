/**
 * @module Other names of what is drawn, by its own name, as single words. Words that are not here and not
 * in the name itself count as something near: "a rose garden" is drawn as a garden.
 */

/** Of costumes and people. */
const CLOTHES: Readonly<Record<string, string>> = {
  angel: "angelic cherub wings halo",
  apron: "pinafore kitchen cooking barista",
  astronaut: "cosmonaut spaceman spacesuit space helmet explorer catstronaut",
  bathrobe: "bath robe dressing gown housecoat",
  bee: "bumblebee honeybee bumble stripes antennae wings headband",
  chef: "cook toque hat whites jacket",
  coat: "overcoat",
  cowboy: "cowgirl stetson hat boots western sheriff",
  detective: "sherlock holmes sleuth investigator deerstalker hat cap private inverness cape",
  devil: "demon imp satan horns wings tail",
  doctor: "physician surgeon nurse vet veterinarian medic stethoscope medical",
  dragon: "onesie wings horns tail",
  dress: "gown frock",
  elf: "elves elven elvish hat ears",
  fairy: "faerie pixie fae wings butterfly dust",
  farmer: "gardening",
  firefighter: "fireman firemen fire fighter helmet hat gear jacket uniform",
  graduate: "graduation mortarboard cap gown hat robe grad mortar board academic",
  "hooded cloak": "cape robe cowl hood",
  jester: "harlequin joker fool hat motley court",
  kimono: "yukata haori japanese robe obi",
  king: "monarch royal crown cape robe ermine majesty regal mantle",
  knight:
    "armour armor armoured armored shining paladin crusader suit metal steel plate helmet medieval",
  mummy: "wrapped bandage wraps wrapping mummified linen egyptian",
  ninja: "shinobi gear hood garb headband warrior mask",
  overalls: "dungarees denim boiler",
  painter: "artist smock painters beret",
  pilot: "aviator airman hat cap jacket helmet goggles flying airplane plane leather",
  pirate: "buccaneer corsair captain tricorn tricorne hat swashbuckler",
  "police officer": "policeman policewoman cop constable hat cap badge uniform",
  princess: "gown royal dress",
  queen: "empress majesty royal robe gown crown",
  raincoat: "rain coat mackintosh oilskin slicker jacket sou wester sou'wester waterproof hat",
  robot: "robotic cyborg android droid mech automaton mecha bionic metal armour armor body",
  sailor: "seaman hat cap collar uniform marine",
  samurai: "ronin shogun armour armor kabuto helmet warrior japanese",
  santa: "claus father christmas nicholas nick hat cap suit beard xmas weihnachtsmann",
  scientist:
    "chemist physicist biologist researcher labcoat lab laboratory coat goggles mad technician",
  shirt: "blouse collared button polo",
  "striped shirt": "stripy stripey breton top tee t",
  suit: "business jacket formal tie blazer attire tailored",
  superhero: "super hero heroine cape supercat caped mask",
  sweater: "jumper pullover knitted knit woolly wool turtleneck chunky crew roll neck",
  unicorn: "horn onesie headband forehead head",
  uniform:
    "postal postman mailman captain officer cap peaked train driver conductor stationmaster railway engine bellhop",
  vampire: "dracula count cape fangs cloak collar",
  viking: "norse norseman horned helmet horns helmet",
  witch: "witchy hat robe cloak pointy pointed",
  wizard: "mage sorcerer sorceress warlock hat robe robes pointy pointed cloak merlin",
};

/** Of what is worn and carried. */
const WORN: Readonly<Record<string, string>> = {
  beanie: "knitted knit woolly wooly bobble winter pom pompom hat tuque wool woollen cap",
  beret: "french",
  "bunny ears": "rabbit headband",
  cap: "baseball hat snapback trucker",
  crown: "corona gold golden head",
  "feathered hat": "plume plumed feather musketeer",
  fedora: "trilby hat homburg felt",
  "flower crown":
    "wreath daisy daisies floral flowers garland head hair fur made made crown chain blossom",
  "fur hat": "ushanka russian trapper furry",
  headband: "head band sweatband hachimaki hairband",
  "party hat": "birthday cone paper pointy",
  "straw hat": "sun sunhat summer boater gardening",
  tiara: "diadem princess",
  "top hat": "tophat magician stovepipe silk",
  eyepatch: "eye patch eye one pirate",
  goggles: "aviator flying ski swim swimming",
  "heart-shaped glasses": "sunglasses pair spectacles",
  monocle: "eyeglass single",
  "round glasses": "spectacles circular specs eyeglasses",
  "square glasses": "rectangular framed rimmed horn specs spectacles reading thick",
  "star-shaped glasses": "sunglasses pair",
  sunglasses: "shades sun dark",
  glasses: "eyeglasses spectacles specs eye eyewear bespectacled nose",
  bandana: "bandanna neckerchief kerchief neck scarf",
  bow: "ribbon hair head neck around round",
  "bow tie": "bowtie dickie dicky",
  "collar with a bell": "jingle bells jingling around neck tag name",
  necklace: "bead beads beaded string gold chain",
  pendant: "amulet locket talisman necklace",
  scarf: "scarves knitted woolly wool woollen winter muffler",
  tie: "necktie neck around",
  "game console": "handheld",
  "game controller": "gamepad joystick",
  headphones: "headset",
  laptop: "computer notebook",
  "little robot": "toy friend",
  phone: "smartphone cellphone cell mobile",
  backpack: "rucksack knapsack school bag schoolbag pack",
  yarn: "wool yarnball thread ball",
};

/** Of things and friends. */
const THINGS: Readonly<Record<string, string>> = {
  bird: "songbird birdie",
  book: "novel open storybook",
  box: "cardboard",
  broom: "broomstick",
  bicycle: "bike cycle",
  cake: "birthday",
  candle: "candlelight candlelit",
  "crystal ball": "glass",
  cup: "mug",
  cushion: "pillow",
  couch: "sofa settee",
  dog: "doggy doggo puppy pup",
  donut: "doughnut",
  flower: "blossom",
  gem: "gemstone jewel diamond crystal",
  ghost: "spirit phantom friendly",
  gift: "present birthday",
  guitar: "electric",
  "ice cream": "icecream cone",
  lantern: "paper",
  letter: "envelope love",
  "little dragon": "baby tiny small pet friend",
  milk: "saucer dish glass bowl",
  mouse: "mice toy",
  mushroom: "toadstool",
  paintbrush: "paint brush",
  piano: "grand upright pianoforte",
  pizza: "slice",
  potion: "magic elixir",
  rabbit: "bunny bunnies hare",
  rocket: "toy",
  skateboard: "skate board",
  trophy: "golden winner prize",
  umbrella: "brolly parasol",
  torch: "flashlight",
  "teddy bear": "stuffed plush",
  television: "tv telly",
  clock: "watch",
  hammer: "mallet",
  "roller skate": "rollerskate skates",
  "french fries": "chips fries",
};

/** Of what cats do. */
const POSES: Readonly<Record<string, string>> = {
  "belly up":
    "back lying upside rolling rolls rolled tummy paws air legs over showing lies laying paws dead sleeping exposed upside-down",
  crouching:
    "stalking stalks ready about pounce prowling prowls creeping hunched lurking low ambush",
  dancing: "boogie grooving ballet",
  jumping:
    "leaping leap leapt pouncing pounces pounce hopping hop bouncing mid midair air airborne joy",
  loaf: "loafing catloaf position shape mode paws tucked bread",
  lying:
    "lie lies lay laying lays lounging lounges reclining reclines resting rests sprawled sprawling sunbathing basking relaxing stretched belly side tummy",
  portrait:
    "headshot head shot close up closeup bust face only profile just shoulders half waist chest studio avatar extreme selfie",
  running:
    "ran racing races sprinting sprints dashing dashes galloping zooming zoomies jogging run chasing",
  sitting: "waiting waits sat sit sits seated upright pretty perched perching cross legged",
  sleeping:
    "slept asleep napping naps nap curled snoozing slumbering dozing fast sound ball taking having zzz catnap curl siesta snooze slumber round",
  standing: "stood upright stands four legs all fours still",
  stretching: "stretch yoga downward dog",
  walking: "strolling strolls stroll wandering wanders trotting roaming",
  waving:
    "paw raised raising hello lifting waves wave greeting saying lifted raises goodbye hi bye hand",
  washing:
    "cleaning face groom groomed grooming grooms herself himself itself lick licking licks mid paw paws preening washes",
  yawning: "doing giant huge hugely letting mid wide widely yawn yawned yawns",
  begging:
    "attention beg begged begs boots both dinner dog folded food gopher hands haunches held holding like meerkat meerkating paws pleading pleads pose prairie prayer praying prays puss sitting standing together treat treats",
  upright:
    "anthro anthropomorphic back bipedal feet hind human humanoid legs like person reared rearing standing stands two walking",
  "reaching up":
    "air bats batting catch disco fever grab high moon night paw pawing pointing points pose reach reaches saturday sky stars stretched stretching swats swatting trying upwards victory",
  "arched back":
    "arches arching bottle bottlebrush bristled bristling brush hackles halloween hiss hissed hisses hissing hunched poofed pose puffed raised scaredy spits spitting tail tiptoe",
  "curled up":
    "around asleep ball cinnamon cosy crescent croissant curling curls donut itself moon nose pose roll round shrimp sleeping snuggled tail tight tucked wrapped",
  "hanging upside down": "bat dangling four hangs legs like paws pose sloth",
  meowing:
    "argument argues arguing bickering bickers quarrelling quarreling quarrels row screaming squabbling angry each other having calling caterwauling chattering chirping crying food howl howling howls loudly meow meowed meows mewing mews miaow miaowing mouth mouthed open sang screaming screams serenading shouting shouts sing singing sings wide yelling yells yowling yowls",
  "sitting upright":
    "beans bear bottom bum butt couch front human legs like lounging manspreading off person pose potato showing sits slouched slouching sofa stretched teddy toe",
  meditating:
    "buddha cross deep doing legged levitating lotus master meditate meditates meditation mindful mindfulness om pose position sitting trance yogi zen",
  facepalm:
    "boo can covering covers evil eyes face facepalming facepalms hides hiding look no palm palming paw paws peek peekaboo playing pose see t",
  flexing:
    "air arms bodybuilder bodybuilding both celebrating cheering cheers flex flexed flexes hands hooray hurray muscles off paws pose raised raising showing shrugging strongman surrendering surrenders victorious winner",
  saluting: "attention duty giving military reporting salute saluted salutes standing",
  "arms folded": "across chest cross crosses crossed crossing fold folding folds over paws",
  "paws on hips": "akimbo arms hand hands hip paw",
  pointing: "accuses accusing finger paw point points showing side way",
  shrugging: "both knows paws pose shoulders shrug shruggie shrugged shrugs who",
  boxing:
    "boxer boxes brawl brawling brawls catfight dukes fight fighting fights fist fists guard having pose punching putting raised ready shadow sparring stance air",
  "arms spread":
    "asking balance balanced balances balancing da for hands hug jazz like open out outstretched paws plane pose scarecrow spreading stretched t ta tada posing waiting wants wide",
  bowing: "before bow bows call curtain deep down final makes making politely takes taking",
  "on tiptoe": "en pointe standing stands tippy tips tiptoes toes",
  handstand:
    "doing does front forepaws hands handstands head headstand pawstand paws standing stands walking",
  falling:
    "backwards down fall fallen falls fell free freefalling mid off out over plummeting plummets roof sky through air",
  slipping:
    "balance footing ice its loses losing on over skidding skids sliding slip slipped slips",
  shushing:
    "asking behind covering covers evil finger giggling hand hush hushing lips mouth no over paw quiet saying shh shhh shush shushes silence speak",
  "covering its ears":
    "blocking covers evil fingers hands hear holding no noise over paws plugging",
  thinking:
    "beard chin contemplating deep hand hard lost paw pondering ponders pose resting scratching stroking the thinker thinks thought",
  kneeling: "bending genuflecting knee kneel kneels knees knelt proposes proposing taking",
  flying:
    "air airborne drifting drifts flew flies flight float floated floating floats flown fly g glides gliding gravity high hovering hovers levitates levitating levitation like mid pose sky soared soaring soars space superhero superman swooping swoops weightless zero",
  sploot:
    "behind belly flat flattened floor full legs long lying melted pancaked splat splatted splayed splooted splooting sploots sprawled sprawling starfished starfishing stretched superman",
  sneaking:
    "around away creeping creeps mode past prowl prowled prowling prowls skulking slinking slinks sneak sneaks stalk stalked stalking stalks stealth stealthily stealthy tip tiptoe tiptoeing tiptoes toeing toes",
  scratching: "behind chin ear having herself himself itch itself neck scratch scratches",
  kneading:
    "air baker biscuit biscuits blanket bread dough happy knead kneaded kneads makes making muffins padding paws treading",
  "asleep on its back":
    "air belly coma food legs napping passed paws sleeping sleeps snoring upside",
};

/** Of places. */
const PLACES: Readonly<Record<string, string>> = {
  beach: "seaside seashore shore sandy sea sand coast",
  bedroom: "bed beds",
  cafe: "coffee shop coffeehouse coffeeshop café bistro brasserie tearoom teashop tea room",
  "candy land": "candyland sweets kingdom world",
  castle: "palace fortress stone",
  cave: "cavern grotto",
  "cherry blossoms": "cherry sakura tree blossom petals hanami",
  city: "cityscape skyline street town urban downtown",
  clouds: "sky cloudscape heaven cloud above cloudy",
  desert: "dunes dune sand sahara",
  farm: "barn barnyard farmyard farmland farmhouse",
  forest: "woods woodland trees wood clearing",
  garden: "backyard yard flower",
  graveyard: "cemetery tombstone gravestone headstone tomb grave",
  jungle: "rainforest rain tropical",
  kitchen: "cottage farmhouse country cosy",
  laboratory: "lab science",
  lake: "lakeside pond waterside lakeshore frozen",
  library: "bookshelf bookshelves bookcase bookshop books shelves bookstore",
  "living room": "fire front livingroom lounge sitting indoors parlour parlor home indoor",
  meadow: "field grass grassland grassy flowery lawn wildflower wildflowers flowers",
  moon: "lunar surface",
  mountains: "mountain peak alps mountaintop summit alpine",
  "neon street": "neon alley city lights lit cyberpunk signs",
  road: "trail path highway lane hiking track country",
  rooftop: "roof roofs rooftops tiles",
  ship: "deck boat sailing pirate",
  snow: "snowy covered landscape field",
  space: "outer cosmos galaxy universe nebula cosmic stars milky way orbit deep",
  spaceship: "spacecraft starship ship interior",
  stage: "theatre theater concert",
  studio: "plain simple blank empty white minimal clean background backdrop flat",
  "tall grass": "high long grassland prairie steppe",
  underwater: "sea ocean bottom floor seabed reef coral water beneath",
  window: "windowsill sill ledge seat windowpane",
};

/** Of hours, weathers and seasons. */
const SKIES: Readonly<Record<string, string>> = {
  dawn: "sunrise daybreak early morning first light sun rising dawning",
  dusk: "twilight nightfall gloaming blue hour evening",
  day: "daytime daylight noon midday afternoon morning late mid broad bright sunny sun sunlight",
  clear: "weather fine sky cloudless sunny sun sunshine sunlight sunlit nice skies",
  sunset: "sundown evening golden hour setting sun light glow",
  night: "nighttime midnight late time dark",
  cloudy: "overcast grey gray sky clouds",
  rain: "rainy drizzle drizzling downpour pouring rainfall heavy light day wet weather falling",
  storm: "stormy thunderstorm thunder",
  wind: "windy breeze breezy gust gusty day blowing",
  rainbow: "double sky behind",
  aurora: "borealis northern lights polar night",
  "shooting stars": "falling star meteor shower meteors",
  snow: "snowfall snowing snowflakes falling snowy snowstorm flurries",
  fog: "foggy mist misty haze hazy",
  winter: "wintry wintertime snowy day",
  autumn: "autumnal fall leaves",
  spring: "springtime day",
  summer: "summertime day",
};

/** Words that name the same as the words they stand beside. */
export const SYNONYMS: ReadonlyMap<string, string> = new Map(
  [CLOTHES, WORN, THINGS, POSES, PLACES, SKIES].flatMap((list) => Object.entries(list))
    .reduce((all, [name, words]) => all.set(name, `${all.get(name) ?? ""} ${words}`), new Map()),
);
