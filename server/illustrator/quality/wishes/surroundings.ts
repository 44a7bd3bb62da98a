/** @module Places by what is seen of them: a kitchen has a stove, a beach has sand and sea. */

/** A place: its names, then the words of regions that make it, two different ones of which must be seen. */
const LINES = `
kitchen, cottage kitchen: stove, pan, jar shelf, oven, sink, tile seam, cupboard, hob
bakery: oven, bread, loaf, counter, pastry
bedroom: bed, wallpaper, toy bear, pillow
living room: sofa, rug, wallpaper, skirting, armchair
library: bookcase, upright, book
cafe, café, coffee shop: menu board, cup shelf, pendant, table
teahouse, tea house: teapot, cup of tea, red lantern, scroll, table
internet café, internet cafe, gaming café: desktop computer, desk, office chair, vending machine
courtyard, patio: arcade, shutter, fountain basin, flower box, courtyard paving
cornfield, corn field: corn leaf, ear of corn, corn stalk, corn tassel
wheat field, grain field: wheat ear, wheat stalk, wheat
hair salon, hairdresser, barber: mirror, chair, hair dryer, counter
hot spring, onsen: spring water, steam, rock, pool rim
diner, restaurant: counter, menu board, booth, table
tavern, pub, inn: barrel, beam, tankard, counter
classroom, school: blackboard, desk
office: desk, screen, computer
laboratory: glassware, burner, wall panel
concert hall, theatre, stage: stage curtain, pelmet, spotlight, footlight
dance floor, disco, night club: mirror ball, pool of light, dance floor, spotlight
artist's studio, studio: easel, canvas, palette
forest, pine forest, woods: fir, tall trunk, forest floor, fern, toadstool cap
bamboo forest: bamboo
jungle, rainforest: liana, palm trunk, broad leaf, waterfall, jungle floor
meadow, field: meadow, petals, grass, stalk
tall grass: grass, reed
lavender field: lavender, lavender leaves
garden: lawn, picket, sunflower, tulip, flower bed
farm: barn, wheat, farmyard, windmill
pumpkin patch: pumpkin, pumpkin leaf, scarecrow
mountain, mountain top, alps, andes, himalaya: range, far range, peak, mountain
hiking trail: path, range, trail
desert: desert sand, dune, cactus, mesa
beach, beach in rio: sand, wet sand, surf, palm trunk, parasol
coast, amalfi, riviera: sea, cliff, sand, house
sea, ocean: sea, wave, surf, water
underwater: coral, reef, seaweed, sea floor, bubble
harbour, port: mast, sea, quay, boat, jetty
ship, pirate ship, boat: deck, mast, sail, rail
lake, lakeside: lake water, lake, jetty, reed, bulrush, lily pad
pond: lily pad, pond, lake water, reed
river, canal, stream, amsterdam canal, venice: canal, river, bridge, water, river banks, river bank
frozen ditch, frozen lake: ice, snow
snow: snow, snow drift, far snow
city, town, rome, mumbai, paris, vienna, london, new york, istanbul: building, pavement, street, lamp post, house
street, alley: pavement, kerb, street, house, building, lamp post
highway, road: road, street, kerb, lane
neon alley, neon street: neon tube, sign board, neon light, shop front
village, provençal village: house, roof, cottage
rooftop, roof, rooftop in seville: roof, ridge tile, chimney
castle: castle wall, tower, castle hill
graveyard, cemetery: gravestone, tombstone, grave hill
cave: cave wall, stone tooth, crystal
outer space, space: planet, nebula, star, little world
moon: moon ground, planet, far ridge
spaceship: console, hull frame, porthole
sky: cloud, cloud bank, sky
clouds: cloud bank, near cloud, cloud seat
floating island: floating island, island
candy land: lollipop, candy cane, gumdrop, icing
football pitch, pitch: goal, pitch, goalpost, floodlight
sumo ring: dohyo, sumo ring, ring
rodeo: arena, fence rail, fence
railway station, country railway station: platform, rail, track, track bed, station roof, station post, station
ferry in istanbul, ferry: deck, rail, sea
convenience store, shop, supermarket: counter, shelf, shop
market, street food stall: stall, awning, counter
cappadocia: mesa, rock chimney, balloon
blanket fort: blanket fort, tent, fort
museum: picture frame, column
circus: tent, circus tent, ring
train: seat, train window
hospital: bed, wall panel
temple, shrine: gate lintel, gate beam, lantern pillar, temple
bathroom: bathtub, tile seam, sink, towel
laundrette, laundry: washing machine, basket, laundry
corridor, hallway: door, picture frame, table lamp, rug
gym, gymnasium: treadmill, exercise bike, punching bag, dumbbell, exercise ball, mirror
waiting room: notice board, chair, magazine, potted plant
dentist, dental surgery: dentist's chair, tooth, kitchen cupboard, stool
vet, optician, doctor's surgery: hospital bed, eye chart, scales, first aid kit
workshop, garage: workbench, handsaw, hammer, wrench, pliers, ladder, paint pot
prison, prison cell, jail: prison bars, bucket, hospital bed
courtroom, court: lectern, scales, flag, pew, counter
fancy restaurant: candelabra, glass of wine, table, chair
airport: aeroplane, notice board, plane seat, suitcase
cellar, basement: barrel, shop shelves, wooden crate, ceiling lamp
dressing room, backstage: dressing table, clothes rail, string of lights, stool
barn, stable: haystack, pitchfork, ladder, horseshoe
arcade: arcade machine, slot machine, string of lights
playroom, nursery: toy box, doll's house, rocking horse, toy blocks, poster, kite
dining room: chandelier, table, chair, candelabra
lift, elevator: lift door, lift frame
pottery studio, pottery: potter's wheel, vase, urn, stove
hill, hilltop: hill, hill foot
waterfall: waterfall, cliff, pool
desert island: island sand, palm trunk, sea
allotment, vegetable garden: cabbage, leek, carrot, garden shed, wheelbarrow
car park, parking lot: parking lot, car, minibus, parking meter
petrol station, gas station: petrol pump, station roof, forecourt
pier, seafront, promenade: pier planks, wooden railing, ferris wheel, sea
doorstep, stoop: door, door step, potted plant
construction site, building site: building crane, digger, dumper truck, road barrier
zoo: iron railings, elephant, giraffe, flamingo
bus stop: bus stop, bench, bus
attic: beam, roof, chest
balcony, terrace: balustrade, railing, rail, handrail, flower box
park: park bench, bench, park lawn, lawn, path, lamp post
bar, cocktail bar: lit shelves, counter, bottle, cocktail, mug of beer
porch, veranda: porch rail, porch post, porch boards, rocking chair, baluster
greece, greek village, greek island, santorini: white house, blue dome, blue door, blue window
junkyard, scrapyard, dump: scrap heaps, tire, fridge, car, oil drum, washing machine
bus, inside of a bus: bus seat, strap, loop, pole
ski slope, piste, ski resort: slope, lift cable, cable car, snow
windowsill, window: window frame, sill, curtain
`;

/** A place as scenes show it. */
export interface Surroundings {
  names: readonly string[];
  signs: readonly string[];
}

const PLACES: readonly Surroundings[] = LINES.trim().split("\n").map((line) => {
  const [names, signs] = line.split(": ") as [string, string];
  return { names: names.split(", "), signs: signs.split(", ") };
});

/** The place of that name, or undefined; the longest name counts. */
export function surroundingsOf(text: string): Surroundings | undefined {
  const asked = text.toLowerCase();
  const matches = PLACES.flatMap((place) =>
    place.names.filter((name) =>
      new RegExp(`(?<!\\p{L})${name}(?:e?s)?(?!\\p{L})`, "u").test(asked)
    ).map((name) => ({
      place,
      name,
    }))
  );
  return matches.sort((a, b) => b.name.length - a.name.length)[0]?.place;
}
