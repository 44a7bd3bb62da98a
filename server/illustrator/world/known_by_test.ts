/** @module Whether a place shows what it is known by beside the cat, not behind it or outside the picture. */
import assert from "node:assert/strict";
import { planCharacter } from "../mod.ts";
import { compose } from "../compose.ts";
import { boundsOf, type Box } from "../geometry/measure.ts";
import { type Item, PICTURE_SIZE } from "../scene.ts";
import { STYLES } from "../../../lib/choices.ts";

/** Words for a place, and the names of what a stranger knows it by. */
const KNOWN_BY: Record<string, readonly RegExp[]> = {
  "in Paris": [/^Eiffel Tower/, /^awning/],
  "in London": [/^clock tower/, /^double-decker bus/, /^phone box/],
  "in New York": [/^Statue of Liberty/, /^taxi/],
  "in Venice": [/^gondola/, /^mooring pole/],
  "in Egypt": [/^pyramids/, /^(palm trunk|frond|palm leaf)/, /^camel/],
  "in Hawaii": [/^palm trunk/, /^surfboard/],
  "in a jazz club": [/^saxophone/, /^double bass/, /^drum kit/],
  "on the summit of a mountain": [/^flag/, /^sea of clouds/],
  "at a metro station": [/^train /, /^station sign/],
  "on the subway": [/^strap handle/, /^pole/, /^plan of/],
  "in a toy shop": [/^rocking horse/, /^teddy bear/],
  "in a flower shop": [/^bouquet/, /^flower crate/],
  "in a bank": [/^vault door/, /^cash machine/, /^gold bars/],
  "in a police station": [/^prison bars/, /^wanted poster/],
  "in the garage": [/^car /, /^tire/],
  "in a bowling alley": [/^bowling pins/, /^bowling ball/],
  "on a cruise ship": [/^funnel/, /^lifebuoy/],
  "on an airplane": [/^window frame/, /^plane seat/],
  "in Rome": [/^colosseum/, /^column/, /^pine crown/],
  "on the Great Wall of China": [/^watchtower/, /^battlement/],
  "on a bridge": [/^far bridge/, /^bridge tower/, /^coping/],
  "on an ice rink": [/^goal net/, /^boards/],
  "on a tennis court": [/^tennis racket/, /^net band/],
  "on a golf course": [/^golf hole/, /^bunker/, /^golf club/],
  "on a race track": [/^chequered flag/, /^racing car/, /^stand/],
  "in a swamp": [/^bare tree/, /^clump of reeds/],
  "at a Christmas market": [/^Christmas tree/, /^market stall/],
  "on Mars": [/^satellite dish/, /^rock/],
  "in an alley": [/^brick wall/, /^bin/],
  "in the Wild West": [/^swing door/, /^sign board/, /^barrel/],
  "in a boxing ring": [/^ring rope/, /^ring post/],
  "in a sauna": [/^stove/, /^bucket/],
  "in a recording studio": [/^studio microphone/, /^loudspeaker/],
  "in an art studio": [/^easel/, /^paint pot/, /^framed picture/],
  "in a dojo": [/^gong/, /^katana/],
  "in a log cabin": [/^log of the wall/, /^chimney of stones/, /^rocking chair/],
  "in a zen garden": [/^furrow/, /^rock/],
  "in a dungeon": [/^skeleton/, /^prison bars/, /^chains/],
  "at the Taj Mahal": [/^(dome|small dome)/, /^minaret/, /^elephant/],
  "in San Francisco": [/^bridge tower/, /^tram/],
  "in Sydney": [/^shell of the opera/, /^pylon/, /^ferry/],
  "at the swimming pool": [/^lifeguard chair/, /^playground slide/, /^lifebuoy/],
  "at the train station": [/^locomotive/, /^railway carriage/, /^mantel clock/],
  "on a cliff": [/^far cliff/, /^sea far below/, /^ledge/],
  "at the movies": [/^film screen/, /^cinema seat/, /^popcorn/],
  "in the office": [/^desk /, /^desktop computer/, /^filing cabinet/],
  "at the zoo": [/^giraffe/, /^elephant/, /^iron railings/],
  "in an elevator": [/^panel of buttons/, /^lift frame/, /^handrail/],
  "in hospital": [/^hospital bed/, /^cross sign/, /^curtain/],
  "at the vet": [/^eye chart/, /^first aid kit/, /^scales/],
  "at a campsite": [/^tent/, /^fire /],
  "at the harbour": [/^lighthouse/, /^sailing boat/, /^anchor/],
  "on a desert island": [/^palm trunk/, /^island sand/, /^frond/],
  "at the aquarium": [/^aquarium glass/, /^turtle/, /^shark/, /^jellyfish/],
  "in a circus": [/^tent stripe/, /^ring wall/, /^beach ball/],
  "in a fire station": [/^fire engine/, /^brass pole/, /^rescue helmet/],
  "in a locker room": [/^locker/, /^basketball/, /^bench/, /^towel/],
  "in a record store": [/^jukebox/, /^vinyl record/, /^electric guitar/],
  "in an ice cream parlor": [/^sundae/, /^ice cream stand/],
  "in a factory": [/^cogwheel/, /^conveyor belt/, /^wooden crate/],
  "in a server room": [/^server rack/, /^strip light/, /^cable/],
  "in a cockpit": [/^windscreen/, /^dashboard/, /^steering wheel/],
  "in an observatory": [/^telescope$/, /^slit of the dome/, /^globe/],
  "in the Grand Canyon": [/^canyon wall/, /^cactus/],
  "at a chess club": [/^board on the wall/, /^pawn/, /^chessboard/],
  "on a doorstep": [/^front door/, /^house wall/],
  "in a courtroom": [/^judge’s bench/, /^column/],
  "in an arcade": [/^arcade machine/, /^string of lights/],
  "in a pottery studio": [/^potter's wheel/, /^urn/, /^vase/],
  "in a workshop": [/^workbench/, /^tool board/, /^handsaw/, /^ladder/],
  "in a corridor": [/^door of the corridor/, /^ceiling$/],
  "at the north pole": [/^striped pole/, /^igloo/],
};

/** How much of a mark, as a share of the width of the picture, is beside the box of the cat. */
const LEAST = 0.055;

Deno.test("[places] two marks of a place stand beside the cat", () => {
  for (const [words, marks] of Object.entries(KNOWN_BY)) {
    for (const [seed, style] of STYLES.slice(0, 4).entries()) {
      const { spec } = planCharacter(`a cat ${words}`, { style, seed: String(seed) });
      const { items } = compose({ ...spec, pose: "sitting" });
      const cat = items.filter(({ role, name }) => role === "coat" && name !== "tail").map((part) =>
        boundsOf([part])
      );
      const seen = marks.filter((name) =>
        isBeside(items.filter((item) => name.test(pieceOf(item))), cat)
      );
      assert.ok(seen.length >= 2, `${words}, ${style} ${seed}: only ${seen}`);
    }
  }
});

/** Whether enough of these pieces is in the picture and not behind parts of the cat at their height. */
function isBeside(items: readonly Item[], cat: readonly Box[]): boolean {
  return items.some((item) => {
    const { left, right, top, bottom } = boundsOf([item]);
    const from = Math.max(0, left), to = Math.min(PICTURE_SIZE, right);
    if (bottom < 0 || top > PICTURE_SIZE) return false;
    const before = cat.filter((part) => part.top < bottom && part.bottom > top);
    const hidden = before.length === 0 ? 0 : Math.max(
      0,
      Math.min(to, Math.max(...before.map((part) => part.right))) -
        Math.max(from, Math.min(...before.map((part) => part.left))),
    );
    return to - from - hidden >= Math.min(right - left, PICTURE_SIZE * LEAST) * 0.9;
  });
}

/** The thing that a shape belongs to, or its own name. */
function pieceOf(item: Item): string {
  return item.piece ?? item.name;
}
