/**
 * @module Words that join, deny, count or strengthen other words, and words about the picture itself.
 */
import { plays, type Term } from "../../vocabulary/term.ts";

export const SMALL_WORDS: Term[] = [
  plays("silent", "long", { furLength: "fluffy" }),
  plays("silent", "short", { furLength: "short" }),
  plays(
    "article",
    "a, an, the, some, any, another",
  ),
  plays(
    "frame",
    "wearing, wears, wear, wore, in, dressed in, putting on, puts on, buttoned up in, wrapped in, sporting, clad in",
    { wears: true },
  ),
  plays(
    "frame",
    "add, adding, adds, include, with, w, holding, holds, hold, carrying, carries, carry, on, at, under, over, beside, near, behind, by, among, amongst, amid, amidst, between, inside, inside of, next to, on top of, in front of, surrounded by, dressed, dressed as, dressed up, dressed up as, dressed like, disguised as, costume of, as, into, onto, to, from, through, above, below, against, across, along, around, beneath, underneath, within, out, off, down, up, upon, toward, towards, featuring, including, has, have, having, had, using, con, being, that, who, which, whose, where, while, when, during, for, after, before, against a, about",
  ),
  // What follows is said of the cat and not of the noun before: "a wizard … She is grey".
  plays("frame", "he, she, hes, shes"),
  plays(
    "copula",
    "that is, which is, who is, that are, which are, is, are, was, were, of, de, like, be, looks like, looks",
  ),
  plays("and", "and, but also, y, et, plus, also, &, n"),
  plays("or", "or, nor, oder"),
  plays(
    "but",
    "but, however, instead, only, just, except, although, though, rather",
  ),
  plays(
    "no",
    "no, not, without, never, non, none, don't, doesn't, doesnt, isn't, isnt, aren't, arent, won't, wont, can't, cant, cannot, nothing, minus, lacking, avoid, exclude, excluding, neither, lost its, lost his, lost her, lost their, losing its, missing its, misses its, refusing to, refuses to, refused to, refuse to, too lazy to, too tired to, too fat to, instead of, rather than, in place of, unable to, unwilling to, reluctant to, never wants to, doesnt want to, doesn't want to",
  ),
  plays("no", "not included, excluded", { isBehind: true }),
  plays(
    "silent",
    "not only, not just, nothing but, no more, no doubt, no matter, no one, no less, not to mention, why not",
  ),
  plays("left", "left, left hand"),
  plays("right", "right, right hand"),
  plays("other", "other, second, remaining, one"),
  plays("silent", "others, the others, ones, the rest"),
  plays("unknown", "back to back", { isUndrawn: true }),
  plays(
    "silent",
    "piercings, nose piercing, ear piercing, lip piercing, eyebrow piercing, nose ring, lip ring",
    { isUndrawn: true },
  ),
  plays("silent", "kilo, kilos, kilogram, kilograms, kg, lbs", { isUndrawn: true }),
  plays("silent", "made of, made out of, made entirely of", { isUndrawn: true }),
  plays(
    "silent",
    "i'd love, i would love, would love, we'd love, love it, love to, would love it, i'd love it, loves to, loves it, love a, pls, plz, im, ur",
  ),
  plays("silent", "meet, named, called, name is, whose name is, nicknamed, by the name of, name"),
  plays(
    "silent",
    "gently, softly, happily, slowly, quietly, too, quite, bit, rather, most, more, much, lots, lots of, lot of, a lot of, few, always, almost, all, both, each, every, single, same, such, hyper detailed",
  ),
  plays(
    "degree",
    "very, extremely, really, super, so, extra, totally, absolutely, incredibly, truly, utterly, insanely, unbelievably, exceptionally, especially, ridiculously, ultra, mega, very very",
    { degree: 1.45 },
  ),
  plays(
    "degree",
    "slightly, somewhat, a bit, a little bit, kind of, sort of, a little, mildly, faintly",
    { degree: 0.55 },
  ),
  plays(
    "number",
    "two, 2, twin, dual, pair of, a pair of, couple of, a couple of, both of, dos",
    {
      count: 2,
    },
  ),
  plays(
    "number",
    "four, 4, five, 5, six, seven, eight, nine, ten, 6, 7, 8, 9, 10, a dozen, dozens of, hundreds of, thousands of",
    { count: 3, nearest: "as" },
  ),
  plays(
    "number",
    "three, 3, many, several",
    { count: 3 },
  ),
  plays(
    "number",
    "bunch of, a bunch of, group of, a group of, pile of, a pile of, piles of, heap of, a heap of, stack of, a stack of, handful of, a handful of",
    { count: 3, isOfMany: true },
  ),
  plays(
    "silent",
    "in a row, in a line, in line, side by side, lined up, in rows, in a group, all together, all lined up, pair, couple, dozen, 1, first, third, bunch, group, once, piece, piece of, set, set of, ball of, balls of, pile, stack",
  ),
  plays(
    "silent",
    "bigger, biggest, tall, wide, deep, dark, pale, shiny, glow in the dark, glossy eyed, lit, old fashioned, traditional, heart shaped, star shaped, round shaped, smelly, steaming, smoking, broken, cracked, torn, worn, rusty, ancient, open, closed, empty, half, double, wind up, windup, clockwork",
    { isUndrawn: true },
  ),
  plays(
    "silent",
    "high, low, bright, vivid, vibrant, brilliant, warm, cold, beautiful, gorgeous, pretty, handsome, nice, good, great, best, perfect, wonderful, amazing, awesome, magnificent, cool looking, fine, delightful, favorite, favourite, dreamlike, special, unique, expressive, piercing, striking, mesmerizing, own, matching, fresh, new, classic, simple, detailed, view",
  ),
  plays(
    "silent",
    "from above, from below, seen from above, top view, top down view, top down, overhead view, overhead shot, aerial view, bird's eye view, worm's eye view, wide shot, wide angle, fisheye, low angle, high angle",
    { note: "left out: seen from its own height" },
  ),
  plays(
    "silent",
    "no other animals, no other cats, no animals, no people, no humans, no person, nobody else, no one else",
    { note: "left out, as you say" },
  ),
  plays("silent", "mask, masks, masked", { note: "left out: no mask but a ninja’s or a hero’s" }),
  plays(
    "silent",
    "standing on end, different, ever, says, said, it, its, it's, his, him, her, hers, they, their, them, i'm, my, me, we, our, us, you, your, this, these, those, there, here, then, than, if, because, what, how, yes, ok, okay, please, thanks, thank you, want, would like, would, could, should, can, will, may, might, must, let, lets, does, did, done, get, gets, got, give, gives, given, make, makes, making, made, take, takes, taking, put, puts, go, goes, going, come, comes, coming, feel, feels, feeling, feelings, look, looked, looking like, seems, appears, wants, likes, loves, enjoying, enjoys, enjoy, trying, tries, ready, keeps, keep, still, now, again, together, everywhere, somewhere, something, someone, way, thing, things, lot, time, world, life, place, middle, middle of, edge, edge of, top, top of, bottom, side, front, back, corner, end, part, alone, away, back home",
  ),
  plays(
    "silent",
    "animal, animals, pet, pets, creature, character, characters, mascot, costume, costumes, outfit, outfits, clothes, clothing, accessory, accessories, attire, garb, boy, girl, boi, boye, gurl, gal, lad, male, female, man, woman, guy, lady, dude, sir, mr, mrs, miss, person, friend, buddy, style, styled, pattern, patterned, length, age, aged look, shape, medium, default, fur colour, fur color, coat colour, coat color, themed, shaped, type, looking cat, personality, expression, mood, vibe, vibes, disguise, pose, position, magical looking, human",
  ),
  plays(
    "silent",
    "draw, drawing, draw me, drawn, picture, image, photo, photograph, photography, painting, painted, illustration, illustrated, sketch, art, artwork, digital art, design, render, rendering, generate, create, show, shows, showing, depict, depicting, scene, scenery, quality, high quality, best quality, masterpiece, highly detailed, ultra detailed, intricate, hd, hdr, 4k, 8k, uhd, professional, sharp focus, sharp, resolution, high resolution, beautifully, trending, artstation, award winning, poster, sticker, logo, icon, wallpaper, emoji",
  ),
];
