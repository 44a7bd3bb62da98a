import assert from "node:assert/strict";
import type { GeneratedCharacter, RecentPicture } from "../../lib/character.ts";
import { createFormGeneration } from "./form_generation.ts";

const CHOICES = { prompt: "a grey cat", style: "pixel" } as const;
const FIRST_VISIT = { owner: "guest:192.0.2.1", unnamedProgram: "Firefox" } as const;

/** Draws a new picture for each new key; nothing is recent until `saw` is called. */
function fakeGeneration() {
  const drawn = new Map<string, GeneratedCharacter>();
  let recent: RecentPicture[] = [];
  return {
    forms: createFormGeneration({
      recent: () => Promise.resolve(recent),
      async generate({ idempotencyKey }) {
        await Promise.resolve();
        const imageUrl = `pictures/${drawn.size}.png`;
        const picture = drawn.get(idempotencyKey!) ?? { imageUrl } as GeneratedCharacter;
        drawn.set(idempotencyKey!, picture);
        return picture;
      },
    }),
    saw: ({ imageUrl }: GeneratedCharacter) => void (recent = [{ imageUrl } as RecentPicture]),
  };
}

Deno.test("[generation] clicking twice draws one picture, clicking again afterwards another", async () => {
  const { forms, saw } = fakeGeneration();
  const click = () => forms.generate({ owner: "user:1", choices: CHOICES });
  const [first, second] = await Promise.all([click(), click()]);
  assert.equal(second.imageUrl, first.imageUrl);
  saw(first);
  assert.notEqual((await click()).imageUrl, first.imageUrl);
});

Deno.test("[generation] on a first visit each click comes as another browser: it is still one picture", async () => {
  const { forms } = fakeGeneration();
  const [first, second, other] = await Promise.all([
    forms.generate({ ...FIRST_VISIT, browser: "one", choices: CHOICES }),
    forms.generate({ ...FIRST_VISIT, browser: "two", choices: CHOICES }),
    forms.generate({ ...FIRST_VISIT, browser: "three", choices: { ...CHOICES, prompt: "a dog" } }),
  ]);
  assert.equal(second.imageUrl, first.imageUrl);
  assert.notEqual(other.imageUrl, first.imageUrl);
});
