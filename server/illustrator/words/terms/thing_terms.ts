/** @module Words for what a cat wears, carries and has beside it. */
import type { Accessory } from "../../../../lib/choices.ts";
import { ACCESSORIES, type Variant } from "../../wardrobe/accessories.ts";
import type { AccessoryEntry, VariantEntry } from "../../wardrobe/accessory_entry.ts";
import type { CostumeEntry } from "../../wardrobe/costume_entry.ts";
import { type Costume, COSTUMES } from "../../wardrobe/costumes.ts";
import type { PropEntry } from "../../wardrobe/prop_entry.ts";
import { type DrawnProp, PROPS } from "../../wardrobe/props.ts";
import { accessoryTerms, costumeTerms, entryTerms } from "../../vocabulary/entry_words.ts";
import { nearest, says, type Term } from "../../vocabulary/term.ts";
import { TRADE_TERMS } from "./trade_terms.ts";
import { FANCY_DRESS_TERMS } from "./fancy_dress_terms.ts";

const COSTUME_TERMS: Term[] = (Object.entries(COSTUMES) as [Costume, CostumeEntry][])
  .flatMap(([costume, entry]) => costumeTerms(costume, entry));

const KINDS = Object.entries(ACCESSORIES) as [Accessory, AccessoryEntry][];

const ACCESSORY_TERMS: Term[] = [
  ...KINDS.flatMap(([kind, { variants = {} }]) =>
    (Object.entries(variants) as [Variant, VariantEntry][])
      .flatMap(([variant, entry]) => accessoryTerms(kind, entry, variant))
  ),
  ...KINDS.flatMap(([kind, entry]) => accessoryTerms(kind, entry)),
];

const PROP_TERMS: Term[] = (Object.entries(PROPS) as [DrawnProp, PropEntry][])
  .flatMap(([prop, entry]) => entryTerms({ prop }, entry, { role: "thing" }));

/** People we have no costume for, drawn with the thing one knows them by. */
const PEOPLE: Term[] = [
  nearest(
    { accessory: "glasses", prop: "book" },
    "professor, teacher, scholar, librarian, poet, writer, author, historian, philosopher, journalist, editor, professors, teachers, tutor, lecturer, scholars, librarians, poets, writers, authors, novelist, bookworm, book lover, headmaster, headmistress, principal, school teacher, schoolteacher, historians, philosophers, editor in chief, translator, academic, screenwriter, playwright, plato, aristotle, sigmund freud, freud, karl marx, darwin, charles darwin, edgar allan poe, sherlock reader, proofreader, linguist, notary, storyteller",
  ),
  nearest(
    { accessory: "glasses" },
    "nerd, geek, hipster, engineer, nerds, geeks, hipsters, engineers, four eyes, bookkeeper, secretary, receptionist, accountant with glasses, analyst, data scientist, accountants, entrepreneur, consultant, insurance agent, anchorman, weatherman, senator, diplomat, groom in a suit, usher, casino dealer, croupier, gentleman in a suit, intern, clerk, bureaucrat",
  ),
  nearest(
    { accessory: "scarf" },
    "business cat",
    { variant: "tie" },
  ),
  nearest(
    { accessory: "glasses" },
    "architect, architects, interior designer, interior designers, town planner, urban planner, landscape architect, web designer, ux designer",
    { variant: "square glasses" },
  ),
  nearest(
    { accessory: "backpack" },
    "student, hiker, egyptologist, egyptologists, palaeontologist, palaeontologists, sherpa, sherpas, mountain guide, mountain guides, trail guide, trekker, trekkers, rambler, ramblers, anthropologist, naturalist, field biologist, rickshaw puller, fossil hunter, metal detectorist, explorer, adventurer, traveller, traveler, tourist, scout, mountaineer, backpacker, archaeologist, camper, courier, students, hikers, explorers, adventurers, travellers, travelers, tourists, scouts, mountaineers, climber, mountain climber, rock climber, backpackers, archaeologists, archeologist, indiana jones, lara croft, tomb raider, paleontologist, geologist, campers, pilgrims, couriers, delivery man, delivery driver, pizza delivery, paperboy, postie, messenger, school kid, schoolkid, first grader, college student, university student, expedition leader, treasure hunter, nomad, refugee, vagabond, hitchhiker, globetrotter, zookeeper, pokemon trainer, ash ketchum, dora the explorer, bike courier, parachutist",
  ),
  nearest(
    { accessory: "gadget" },
    "gamer, gamers, pro gamer, esports player, video gamer, game streamer",
    { variant: "game controller" },
  ),
  nearest(
    { accessory: "gadget" },
    "hacker, programmer, developer, coder, engineer cat, techie, hackers, programmers, developers, coders, software engineer, software developer, web developer, it guy, it support, sysadmin, computer scientist, tech support, remote worker, freelancer, blogger, crypto bro, cyber hacker, office drone, digital nomad",
    {
      variant: "laptop",
    },
  ),
  nearest(
    { accessory: "gadget" },
    "photographer, photographers, wildlife photographer, cameraman, camera man, film director, filmmaker, movie director, videographer, vlogger, paparazzo, tourist with a camera, photo journalist, photojournalist",
    { variant: "camera" },
  ),
  nearest(
    { accessory: "gadget" },
    "streamer, dj, djs, disc jockey, podcaster, radio host, radio presenter, music producer, sound engineer, call center agent, call centre worker, telephone operator, twitch streamer, music lover",
    { variant: "headphones" },
  ),
  nearest(
    { accessory: "gadget" },
    "youtuber, influencer, youtubers, influencers, instagrammer, tiktoker, content creator, social media star, selfie taker, insta model",
    { variant: "phone" },
  ),
  nearest(
    { prop: "guitar" },
    "musician, guitarist, rock star, rockstar, violinist, band, pop star, popstar, musicians, guitarists, rock stars, rocker with a guitar, punk rocker, punk, heavy metal fan, metalhead, violinists, fiddler, folk singer, country singer, bands, bassist, bass player, busker, street musician, banjo player, ukulele player, mariachi, mariachi band, lute player, jimi hendrix, johnny cash, bob dylan, blues musician, reggae singer, bob marley, rasta, rastafarian, rolling stone",
  ),
  nearest(
    { accessory: "hat" },
    "gentleman, gents, victorian gentleman, english gentleman, circus director, monopoly man, abraham lincoln, scrooge, ebenezer scrooge, charlie chaplin, dandy, magnate, tycoon, undertaker in a hat, coachman",
    { variant: "top hat" },
  ),
  nearest({ prop: "conductor's baton" }, "conductor, conductors, maestro, orchestra conductor"),
  nearest(
    { accessory: "hat" },
    "locomotive driver",
    { variant: "cap" },
  ),
  nearest(
    { accessory: "scarf" },
    "skier, figure skater, skater, snowboarder, skiers, ice skater, figure skaters, speed skater, snowboarders, polar explorer, arctic explorer, inuit, eskimo, yeti hunter, shaolin monk, dalai lama, tibetan monk, hockey fan, football fan",
    {
      variant: "scarf",
    },
  ),
  nearest(
    { prop: "piano" },
    "pianist, composer, pianists, composers, concert pianist, organist, keyboardist, piano teacher, chopin, liszt, bach, jazz pianist",
  ),
  nearest(
    { prop: "potion" },
    "pharmacist, pharmacists, apothecary, potion maker, potion brewer, herbalist, alchemists, perfumer",
  ),
  nearest(
    { prop: "cup" },
    "bartender, bartenders, barkeeper, barman, barmaid, mixologist, coffee lover, tea lover, coffee addict, innkeeper, landlord",
  ),
  nearest(
    { prop: "flower" },
    "florist, hippie, florists, grooms, newlyweds, bridesmaid, hippies, flower power, flower seller, hippy, botanist, environmentalist, suitor, romeo, juliet",
  ),
].map((term) => ({ ...term, role: "character" as const, nearest: "with" as const }));

/** What one does with a thing. */
const ACTIVITIES: Term[] = [
  nearest({ prop: "book" }, "writing", { nearest: "with" }),
  nearest({ prop: "cup" }, "drinking, sipping", { nearest: "with" }),
  nearest({ prop: "wand" }, "casting a spell, casting spells, casting", {
    nearest: "with",
  }),
  nearest(
    { prop: "guitar" },
    "playing the guitar, playing guitar, playing a guitar, plays guitar, plays the guitar, strumming, making music",
    {
      nearest: "with",
    },
  ),
  says({ prop: "piano" }, "playing the piano, playing piano, plays the piano, plays piano"),
  nearest({ costume: "chef" }, "cooking, baking, cooks, bakes"),
];

/** Things drawn as others that people would not call so. */
const NEAR_THINGS: Term[] = [
  nearest(
    { prop: "shopping bags" },
    "paper bag, paper bags, brown paper bag, plastic bag, carrier bag",
  ),
  nearest(
    { prop: "aeroplane" },
    "paper plane, paper planes, paper aeroplane, paper airplane, toy plane",
  ),
].map((term) => ({ ...term, role: "thing" as const }));

/** A band of musicians. */
const BANDS: Term[] = [
  nearest(
    { setting: "stage" },
    "rock band, in a rock band, in a band, punk band, metal band, rock concert, rock and roll",
    { nearest: "with", role: "place" },
  ),
];

export const THING_TERMS: Term[] = [
  ...NEAR_THINGS,
  ...BANDS,
  ...COSTUME_TERMS,
  ...ACCESSORY_TERMS,
  ...PROP_TERMS,
  ...PEOPLE,
  ...TRADE_TERMS,
  ...FANCY_DRESS_TERMS,
  ...ACTIVITIES,
];
