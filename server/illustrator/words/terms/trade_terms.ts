/** @module English words for people whose trade has no costume, drawn with the thing one knows them by. */
import { nearest, type Term } from "../../vocabulary/term.ts";
import type { Prop } from "../../wardrobe/prop_kinds.ts";

const PEOPLE: Term[] = [
  knownBy(
    "sewing machine",
    "tailor, tailors, seamstress, seamstresses, dressmaker, dressmakers, costume maker, costume designer, fashion designer, fashion designers, quilter, upholsterer",
  ),
  knownBy(
    "hammer",
    "auctioneer, auctioneers, cobbler, cobblers, shoemaker, shoemakers, shoe maker",
  ),
  knownBy(
    "pocket watch",
    "watchmaker, watchmakers, clockmaker, clockmakers, watch maker, clock maker, horologist",
  ),
  knownBy(
    "gem",
    "jeweller, jewellers, jeweler, jewelers, goldsmith, goldsmiths, gem cutter, silversmith",
  ),
  knownBy("key", "locksmith, locksmiths"),
  knownBy("vase", "glassblower, glassblowers, glass blower, antique dealer, antiques dealer"),
  knownBy("ball of yarn", "weaver, weavers, wool spinner, knitter, knitters"),
  knownBy("puppet", "puppeteer, puppeteers, puppet master, puppet player"),
  knownBy(
    "coin",
    "cashier, cashiers, bank teller, tax collector, coin collector, pawnbroker, money changer",
  ),
  knownBy(
    "fountain pen",
    "scribe, scribes, calligrapher, calligraphers, letter writer, copyist, speechwriter, ghostwriter",
  ),
  knownBy("world map", "cartographer, cartographers, mapmaker, map maker, navigator, navigators"),
  knownBy(
    "magnifying glass",
    "stamp collector, stamp collectors, entomologist, entomologists, insect collector, bug collector, art appraiser, fingerprint expert",
  ),
  knownBy(
    "binoculars",
    "birdwatcher, birdwatchers, bird watcher, bird watchers, birder, twitcher, trainspotter, trainspotters, train spotter, ornithologist, plane spotter, whale watcher",
  ),
  knownBy(
    "stroller",
    "nanny, nannies, babysitter, babysitters, baby sitter, au pair, childminder, governess",
  ),
  knownBy("dog", "dog walker, dog walkers, dog groomer, dog trainer, dog breeder"),
  knownBy(
    "stop sign",
    "lollipop lady, lollipop man, lollipop woman, crossing guard, school crossing guard",
  ),
  knownBy(
    "joker card",
    "gambler, gamblers, card player, card players, card shark, poker player, poker players",
  ),
  knownBy("lipstick", "beautician, beauticians, makeup artist, make up artist, cosmetologist"),
  knownBy(
    "shovel",
    "gravedigger, gravediggers, grave digger, ditch digger, treasure digger, snow shoveller",
  ),
  knownBy(
    "pickaxe",
    "prospector, prospectors, gold prospector, gold digger, coal miner, coal miners, gold miner",
  ),
  knownBy("axe", "woodcutter, woodcutters, wood cutter, wood chopper, tree feller, axeman"),
  knownBy(
    "handsaw",
    "joiner, cabinet maker, cabinetmaker, furniture maker, tree surgeon, instrument maker",
  ),
  knownBy("hammer and wrench", "handywoman, odd job man"),
  knownBy(
    "broom",
    "street sweeper, street sweepers, road sweeper, chimney sweep, chimney sweeps, chimney sweeper",
  ),
  knownBy(
    "mop",
    "housekeeper, housekeepers, cleaning lady, cleaning woman, cleaning man, charwoman",
  ),
  knownBy("film projector", "projectionist, projectionists"),
  knownBy(
    "conductor's baton",
    "drum major, drum majorette, choir director, choirmaster, bandmaster, bandleader",
  ),
  knownBy(
    "clipboard",
    "wedding planner, event planner, party planner, health inspector, food inspector",
  ),
  knownBy(
    "fork and knife",
    "food critic, restaurant critic, food blogger, food taster, foodie, gourmand",
  ),
  knownBy("glass of wine", "wine taster, wine tasters, wine critic, wine expert, wine merchant"),
  knownBy("mug of beer", "brewmaster, brew master, beer brewer, beer taster"),
  knownBy("milk", "milkman, milkmen, milk man, milk delivery man"),
  knownBy("whistle", "umpire, umpires, linesman, gym teacher, pe teacher, sports teacher"),
  knownBy(
    "torch",
    "ghost hunter, ghost hunters, ghostbuster, ghostbusters, night watchman, nightwatchman, cave explorer, caver",
  ),
  knownBy("flag", "standard bearer, flag bearer, tour guide, tour guides"),
  knownBy(
    "suitcase",
    "porter, porters, luggage porter, commuter, travelling salesman, traveling salesman",
  ),
  knownBy(
    "mousetrap",
    "rat catcher, rat catchers, mouse catcher, exterminator, exterminators, pest controller",
  ),
  knownBy(
    "wastepaper basket",
    "rubbish collector, garbage man, garbage collector, dustman, dustmen, bin man, binman, bin men, trash collector, refuse collector",
  ),
  knownBy("skis", "ski instructor, ski instructors, ski teacher"),
  knownBy("bell", "town crier, bell ringer, bellringer"),
  knownBy("hot dog", "hot dog vendor, hot dog seller"),
  knownBy("popcorn", "popcorn seller, popcorn vendor"),
  knownBy("ice cream", "ice cream man, ice cream lady, ice cream maker"),
  knownBy("cup of tea", "tea lady, tea picker, tea taster, tea merchant"),
  knownBy("grapes", "grape picker, grape pickers, grape harvester"),
  knownBy("easel", "art critic, art dealer, art teacher, art student, gallery owner"),
  knownBy("book", "bookseller, booksellers, book seller, book dealer, bookbinder, book critic"),
  nearest(
    { setting: "hair salon", prop: "scissors" },
    "barber, barbers, hairdresser, hairdressers, hair dresser, hair stylist, hairstylist, hairstylists, hair stylists, coiffeur",
  ),
].map((term) => ({ ...term, role: "character" as const, nearest: "with" as const }));

export const TRADE_TERMS: Term[] = [
  ...PEOPLE,
  nearest(
    { costume: "sailor", prop: "lighthouse" },
    "lighthouse keeper, lighthouse keepers, lighthouse guard, lighthouse keeper's",
    { role: "character" },
  ),
];

/** People who are drawn with this thing. */
function knownBy(prop: Prop, words: string): Term {
  return nearest({ prop }, words);
}
