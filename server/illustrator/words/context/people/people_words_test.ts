import assert from "node:assert/strict";
import { parse } from "../../parse.ts";

/** What people write, by what it asks for: the values that have to be among the claims. */
const ASKED: Record<string, [words: string, ...values: string[]][]> = {
  coats: [
    ["a tuxie with toe beans", "tuxedo"],
    ["a house panther", "black"],
    ["a dilute torbie", "torbie"],
    ["tortie and white kitty", "calico"],
    ["a creamsicle coloured mackerel striped cat", "tabby"],
    ["a fluffball with white tail tip", "fluffy", "tailtip"],
    ["schwarze Katze mit weißen Pfoten", "black", "socks"],
    ["gata tricolor de pelo largo", "calico", "fluffy"],
    ["サバトラの猫", "tabby"],
  ],
  bodies: [
    ["a chonky boi", "chubby"],
    ["an oh lawd he comin cat", "chubby"],
    ["a geriatric cat", "senior"],
    ["a teacup sized cat", "tiny"],
    ["a kaiju cat", "giant"],
    ["a cat with bat ears", "large ears"],
    ["dicker Kater", "chubby"],
    ["gatinha idosa", "senior"],
  ],
  moods: [
    ["a cat judging you", "grumpy"],
    ["a guilty looking cat", "guilty"],
    ["gato gruñón", "grumpy"],
    ["一只开心的猫", "happy"],
  ],
  poses: [
    ["a cat with zoomies", "running"],
    ["a loafing cat with tucked paws", "loaf"],
    ["a cat stalking prey, ready to pounce", "crouching"],
    ["a cat curled up in a ball", "curled up"],
    ["gato tumbado", "lying"],
    ["寝ている猫", "sleeping"],
  ],
  clothes: [
    ["a cat in a dressing gown", "bathrobe"],
    ["a barista cat", "apron"],
    ["a cat in a pinstripe suit", "suit"],
    ["a mailman cat", "postman"],
    ["a cat with an ushanka", "fur hat"],
    ["a musketeer hat on a cat", "feathered hat"],
    ["Katze mit Schürze", "apron"],
    ["a cat in a ski suit", "puffer jacket"],
    ["a cat wearing a ski mask", "balaclava"],
    ["a prize cat wearing a rosette", "rosette"],
    ["a cat dressed as a ringmaster", "ringmaster"],
    ["eine Katze als Krankenschwester", "nurse"],
    ["a cat in a French maid costume", "maid"],
    ["a bellboy cat", "bellhop"],
    ["a lifeguard cat", "lifeguard"],
    ["a cat with a sheet over its head", "ghost"],
  ],
  surroundings: [
    ["a cat at 3am", "night"],
    ["a cat in the blue hour", "dusk"],
    ["a cat at high noon", "day"],
    ["a cat in drizzly weather", "rain"],
    ["a cat on a pink background", "studio"],
    ["un gato en la azotea al atardecer", "rooftop", "sunset"],
    ["eine Katze am Fenster bei Regen", "window", "rain"],
    ["kedi karda", "snow"],
    ["a cat in a blizzard", "snowstorm"],
    ["猫在暴风雪中", "snowstorm"],
    ["a cat on board a bus", "bus"],
    ["a cat at the barber shop", "hair salon"],
    ["a cat on the subway platform", "underground station"],
    ["un chat au cirque", "circus"],
    ["Katze in der Sternwarte", "observatory"],
    ["a cat in the Grand Canyon", "canyon"],
    ["eine Katze in den Alpen", "mountains"],
  ],
};

for (const [kind, rows] of Object.entries(ASKED)) {
  Deno.test(`[words] ${kind} are understood in the words people use`, () => {
    for (const [words, ...values] of rows) {
      const claimed = parse(words).readings.flatMap(({ claims }) =>
        claims.flatMap(({ value, variant }) => [value, variant])
      );
      assert.deepEqual(values.filter((value) => !claimed.some((one) => one === value)), [], words);
    }
  });
}

Deno.test("[words] what is only near to its drawing is said to be drawn as that", () => {
  for (const words of ["a cheetah print cat", "a cat in Prague", "a samurai in a hailstorm"]) {
    assert.ok(parse(words).readings.some(({ nearest }) => nearest), words);
  }
});

Deno.test("[words] spelling is mended within a language", () => {
  const corrected = (text: string) => parse(text).readings.flatMap(({ readAs }) => readAs ?? []);
  assert.deepEqual(corrected("a sleping cat"), ["sleeping"]);
  assert.deepEqual(corrected("un gato de pelos largos entre flores"), []);
  assert.deepEqual(corrected("a rodeo, a choker and a bit of travel"), []);
});
