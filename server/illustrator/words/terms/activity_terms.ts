/**
 * @module What cats do with a thing that the words for it do not name: a cat that is "fishing" has a
 * fishing rod. Where words name another thing ("eating pizza"), that one is meant.
 */
import type { Relation } from "../../relations.ts";
import type { Term } from "../../vocabulary/term.ts";
import type { Prop } from "../../wardrobe/prop_kinds.ts";

export const ACTIVITY_TERMS: Term[] = [
  does(
    "eating",
    "fish",
    "eating, eats, eat, ate, munching, munches, dining, dines, having dinner, having lunch, having breakfast, having a snack, eating dinner, eating lunch, eating breakfast, feasting, feasts, chewing, chews, nibbling, nibbles, devouring, devours, gobbling, gobbling up, tucking in, nomming, nom nom, om nom nom",
  ),
  does(
    "drinking",
    "milk",
    "drinking, drank, sipping, sips, slurping, slurps, having a drink, quenching its thirst",
  ),
  does(
    "reading",
    "book",
    "reading, reads, studying, studies, doing homework, doing its homework, doing his homework, doing her homework, revising, leafing through, reading aloud, reading quietly, cramming for exams",
  ),
  does(
    "typing",
    "laptop",
    "typing, coding, programming, hacking, working from home, working on a computer, working at a computer, on the computer, on its computer, at the computer, using a computer, in a meeting, on a zoom call, on a video call, video calling, answering emails, writing emails, browsing the internet, surfing the web, surfing the internet, shopping online, online shopping, blogging, working remotely, streaming",
  ),
  does(
    "fishing",
    "fishing rod",
    "fishing, angling, angles, gone fishing, goes fishing, ice fishing, fly fishing, night fishing",
  ),
  does(
    "painting",
    "paintbrush",
    "painting, paints, painting at an easel, painting at his easel, painting at her easel, painting at its easel, painting on a canvas, painting a picture, painting a portrait, painting a landscape, painting a masterpiece, painting a self portrait, painting pictures",
  ),
  does(
    "holding",
    "pencil",
    "writing, writes, wrote, drawing, draws, drawing a picture, drawing a portrait, drawing pictures, sketching, taking notes, writing a diary, writing a poem, writing poetry, writing a novel, writing a book, signing autographs, doing a crossword, doodling, colouring in, coloring in",
  ),
  does(
    "busy with",
    "ball of yarn",
    "knitting, knits, crocheting, crochets, weaving, spinning wool, winding yarn, winding wool",
  ),
  does("holding", "sewing needle", "sewing, sews, embroidering, stitching, darning, quilting"),
  does(
    "driving",
    "car",
    "driving, drives, drove, going for a drive, on a road trip, road trip, road tripping, racing a car",
  ),
  does(
    "holding",
    "steering wheel",
    "behind the wheel, at the wheel, at the steering wheel, behind the steering wheel",
  ),
  does(
    "driving",
    "canoe",
    "rowing, rows a boat, paddling, paddles, canoeing, kayaking, rafting, white water rafting",
  ),
  does("driving", "sailing boat", "sailing, sails, out sailing, yachting"),
  does(
    "riding",
    "bicycle",
    "cycling, biking, bicycling, riding a bike, bike riding, out cycling, pedalling, pedaling, mountain biking, bmx",
  ),
  does(
    "riding",
    "surfboard",
    "surfing, surfs, surf, riding a wave, riding the waves, catching a wave, hanging ten, bodyboarding, paddle boarding, paddleboarding, wakeboarding, windsurfing",
  ),
  does(
    "riding",
    "skateboard",
    "skateboarding, skateboards, doing a kickflip, kickflip, kickflipping, doing an ollie, skating on a halfpipe, grinding a rail",
  ),
  does("riding", "sled", "sledding, sledging, tobogganing, sleigh riding, bobsledding"),
  does("on", "skis", "skiing, skis down, ski jumping, cross country skiing, slalom"),
  does(
    "holding",
    "mobile phone",
    "selfie, selfies, taking a selfie, takes a selfie, taking selfies, snapping a selfie, texting, scrolling, scrolling on its phone, doomscrolling, on its phone, on his phone, on her phone, checking its phone, filming a tiktok",
  ),
  does(
    "calling with",
    "mobile phone",
    "talking on the phone, talks on the phone, on the phone, talking on its phone, talking on his phone, talking on her phone, chatting on the phone, making a call, making a phone call, taking a call, calling, phoning",
  ),
  does(
    "holding",
    "camera",
    "taking a photo, taking photos, taking pictures, taking a picture, photographing, taking photographs, snapping photos",
  ),
  does(
    "holding",
    "game controller",
    "gaming, playing video games, plays video games, playing a video game, playing computer games, playing nintendo, playing playstation, playing xbox",
  ),
  does(
    "holding",
    "joker card",
    "playing cards, plays cards, playing poker, plays poker, poker, playing blackjack, playing bridge, doing a card trick, playing solitaire, gambling",
  ),
  does("playing", "chessboard", "playing chess, plays chess, thinking about its next chess move"),
  does(
    "playing",
    "microphone",
    "karaoke, singing karaoke, doing karaoke, singing into a microphone, doing stand up, doing stand up comedy, rapping, beatboxing",
  ),
  does("playing", "drum kit", "drumming, drums, playing the drums, playing drums, plays the drums"),
  does(
    "playing",
    "football",
    "dribbling",
  ),
  does(
    "kicking",
    "football",
    "playing football, plays football, playing soccer, plays soccer, kicking a ball, kicks a ball, scoring a goal, taking a penalty, doing keepie uppies",
  ),
  does("playing", "basketball", "playing basketball, plays basketball, dribbling a basketball"),
  does("playing", "tennis ball", "playing tennis, plays tennis, playing fetch, plays fetch"),
  does(
    "cooking",
    "fried egg",
    "cooking, frying, fries an egg, making breakfast, making dinner, making lunch, cooking dinner, cooking breakfast, cooking a meal, preparing food, preparing a meal",
  ),
  does(
    "cooking",
    "stew",
    "stirring a pot, stirs a pot, stirring the pot, stirs the pot, stirring a big pot, cooking a stew, stirring a pan",
  ),
  does(
    "cooking",
    "cake",
    "baking, bakes, baked, baking a cake, icing a cake, decorating a cake, baking cookies, baking bread",
  ),
  does(
    "holding",
    "watering can",
    "gardening, watering, waters the plants, watering plants, watering the plants, watering flowers, watering the flowers, watering the garden",
  ),
  does(
    "holding",
    "broom",
    "sweeping, sweeps, sweeping the floor, cleaning the house, doing housework, doing chores, tidying up",
  ),
  does(
    "fencing with",
    "sword",
    "sword fighting, swordfighting, sword fight, swordfight, in a sword fight, in a swordfight, having a sword fight, having a swordfight, in a sword duel, fencing, duelling, dueling, in a duel, fighting a duel, fighting with a sword, fighting with swords, crossing swords, clashing swords",
  ),
  does("holding", "bow and arrow", "doing archery, archery, shooting an arrow, shooting arrows"),
  does(
    "holding",
    "magnifying glass",
    "solving a mystery, solving a crime, solving a case, looking for clues, searching for clues",
  ),
  does("holding", "shopping bags", "shopping, shops, out shopping, on a shopping spree"),
  does(
    "holding",
    "hammer",
    "hammering, repairing, repairs, fixing, building a house, doing diy, doing carpentry",
  ),
  does(
    "holding",
    "binoculars",
    "looking through binoculars, looking through its binoculars, spying through binoculars",
  ),
  does("holding", "telescope", "stargazing through a telescope, looking through a telescope"),
  does(
    "hanging from",
    "tree branch",
    "hanging, hangs, dangling, dangles, hang in there, hanging in there, hanging on for dear life, hanging by its claws, swinging from a branch",
  ),
  does(
    "peeking out of",
    "box",
    "peeking out, peeks out, peeping out, popping out, pops out, hiding in a box, playing hide and seek, hide and seek",
  ),
  does(
    "holding",
    "conductor's baton",
    "conducting, conducts",
  ),
  does(
    "holding",
    "wand",
    "casting a spell, casting spells, casts a spell, doing magic",
  ),
  does(
    "holding",
    "iron",
    "ironing, irons, ironing clothes, ironing shirts, doing the ironing, pressing shirts",
  ),
  does(
    "playing with",
    "ball",
    "playing petanque, playing boules, playing bocce, playing catch, playing ball",
  ),
  does("juggling", "ball", "juggling, juggles, juggling balls, juggling act"),
  does("holding", "vacuum cleaner", "vacuuming, vacuums, hoovering, hoovers, vacuum cleaning"),
  does(
    "busy with",
    "laundry",
    "doing laundry, doing the laundry, folding laundry, washing clothes, hanging laundry, hanging up laundry, folding clothes",
  ),
  does(
    "busy with",
    "plate",
    "washing dishes, washing the dishes, doing the dishes, washing up dishes",
  ),
  does("holding", "bowling", "bowling, going bowling, ten pin bowling"),
  does(
    "holding",
    "dumbbell",
    "lifting weights, weightlifting, weight lifting, pumping iron, lifting dumbbells, working out with weights",
  ),
  does("playing with", "volleyball", "playing volleyball, plays volleyball, beach volleyball"),
  does(
    "holding",
    "hockey stick",
    "playing ice hockey, plays ice hockey, playing hockey, plays hockey, ice hockey",
  ),
  does("holding", "baseball", "playing baseball, plays baseball, pitching a baseball"),
  does("holding", "cricket bat", "playing cricket, plays cricket, cricket"),
  does("playing with", "rugby ball", "playing rugby, plays rugby"),
  does("holding", "badminton racket", "playing badminton, plays badminton"),
  does(
    "holding",
    "ping pong bat",
    "playing ping pong, playing table tennis, plays ping pong, plays table tennis",
  ),
  does("playing with", "frisbee", "playing frisbee, ultimate frisbee"),
  does(
    "holding",
    "rope",
    "skipping rope, skipping with a rope, jump roping, jumping rope, playing tug of war",
  ),
  does("holding", "mop", "mopping, mops, mopping the floor, mops the floor, mopping up"),
  does("holding", "rake", "raking, rakes, raking the leaves"),
  does(
    "holding",
    "shovel",
    "shovelling, shoveling, shovels, digging, digs, digging a hole, shovelling snow, shoveling snow, planting seeds",
  ),
  does(
    "looking at",
    "television",
    "watching tv, watching television, watching a movie on tv, watching the telly, watching netflix, watching cartoons, binge watching, watching a movie, watching a film, watching movies, watching films, watching a scary movie, watching a scary film, watching a horror movie, watching a horror film, watching football, watching the news, watching a series",
  ),
  does(
    "playing",
    "guitar",
    "playing guitar, plays guitar, playing the guitar, strumming, busking, playing electric guitar, playing in a band, playing in a rock band",
  ),
  does(
    "playing",
    "piano",
    "playing piano, plays piano, playing the piano, tickling the ivories, tinkling the ivories",
  ),
  does("playing", "violin", "playing violin, plays violin, fiddling, playing the fiddle"),
  does("playing", "trumpet", "playing trumpet, plays trumpet, playing the horn"),
  does("playing", "record player", "djing, spinning records, mixing records, scratching records"),
  does(
    "holding",
    "toothbrush",
    "brushing its teeth, brushing his teeth, brushing her teeth, brushing teeth, cleaning its teeth",
  ),
  does(
    "on",
    "picnic blanket",
    "having a picnic, has a picnic, having picnic, picnicking, at a picnic, on a picnic, enjoying a picnic",
  ),
  does(
    "carrying in the mouth",
    "tobacco pipe",
    "smoking a pipe, smokes a pipe, smoking his pipe, smoking her pipe, puffing on a pipe, puffing a pipe",
  ),
  does(
    "holding",
    "bubbles",
    "blowing bubbles, blows bubbles, blowing soap bubbles, blows soap bubbles, making soap bubbles",
  ),
  does("playing with", "kite", "flying a kite, flies a kite, kite flying"),
  does(
    "busy with",
    "sandcastle",
    "building a sandcastle, building sandcastles, building sand castles, making a sandcastle",
  ),
  does("busy with", "snowman", "building a snowman, making a snowman, builds a snowman"),
  does(
    "looking at",
    "mirror",
    "looking at itself, admiring itself, looking at its reflection, admiring its reflection, looking at himself in a mirror",
  ),
  does(
    "blowing out",
    "birthday cake",
    "blowing out candles, blowing out her candles, blowing out his candles, blowing out its candles, blows out the candles, blowing out the candles, blowing out birthday candles, making a wish",
  ),
  does("busy with", "ice skate", "lacing up its skates, lacing its skates"),
  does("reading", "newspaper", "reading the newspaper, reading the morning paper"),
  does("reading", "world map", "reading a map, looking at a map, lost with a map"),
  does("holding", "megaphone", "protesting, shouting into a megaphone, cheerleading"),
  does("holding", "microscope", "doing science, doing an experiment, doing experiments"),
  does(
    "holding",
    "paintbrush",
    "painting a wall, painting the fence, decorating a room, painting eggs",
  ),
  does("holding", "handsaw", "sawing, saws, woodworking, doing woodwork"),
  does(
    "holding",
    "wrench",
    "fixing a car, repairing a car, changing a tyre, changing a tire, fixing the sink, doing plumbing",
  ),
  does(
    "holding",
    "comb",
    "combing its hair, combing his hair, combing her hair, combs its hair, combs his hair, combs her hair, combing, brushing its hair, brushing his hair, brushing her hair, brushes her hair, brushes his hair, doing its hair, doing her hair, doing his hair, styling her hair, styling its hair, styling his hair, combing his whiskers, combing its whiskers, combing her whiskers, combing his beard, combing its mane",
  ),
  does("holding", "scissors", "cutting hair, giving a haircut, cutting paper, doing origami"),
  does(
    "drinking",
    "cup of tea",
    "having tea, drinking tea, having a cup of tea, tea party, having a tea party, having afternoon tea, sipping tea",
  ),
  does(
    "drinking",
    "cup of coffee",
    "having coffee, drinking coffee, having a coffee, drinking a coffee, sipping coffee, on a coffee break",
  ),
  does("drinking", "mug of beer", "drinking beer, having a beer, drinking a beer, having a pint"),
  does(
    "drinking",
    "glass of wine",
    "drinking wine, having wine, wine tasting, having a glass of wine",
  ),
  does("eating", "ice cream", "eating ice cream, having an ice cream, licking an ice cream"),
  does(
    "jumping over",
    "puddle",
    "jumping in puddles, splashing in puddles, jumping over puddles, puddle jumping",
  ),
  does("on", "swing", "swinging, having a swing, on the swings"),
  does("on", "trampoline", "trampolining, bouncing on a trampoline, jumping on a trampoline"),
  does("riding", "kick scooter", "scootering, scooting"),
  does("inside", "laundry", "hiding in the laundry"),
  does(
    "inside",
    "bathtub",
    "taking a bath, takes a bath, having a bath, getting a bath, gets a bath, given a bath, bathing, bathes, in the bath, in a bath, bath time, bathtime, in the tub, relaxing in the bath, soaking in the bath",
  ),
  does(
    "inside",
    "bathtub",
    "having a bubble bath, taking a bubble bath, getting a bubble bath, bubble bath, in a bubble bath, in the bubble bath, in his bubble bath, in her bubble bath, relaxing in a bubble bath, soaking in a bubble bath",
  ),
];

/** Words for doing something, with the thing that it is done with where none is named. */
function does(is: Relation, what: Prop, words: string): Term {
  return {
    role: "quality",
    words: words.split(", ").map((word) => word.trim()),
    claims: [{ slot: "prop", value: what, by: is }],
  };
}
