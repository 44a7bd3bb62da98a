/**
 * @module Pictures that forms ask for. A form sends no key of its own, so a second click is recognised by
 * what it sends.
 */
import type { GeneratedCharacter } from "../../lib/character.ts";
import { createSingleFlight } from "../concurrency/single_flight.ts";
import type { Generation } from "./generation.ts";
import type { GenerationRequest } from "./generation_request.ts";
import { formKey } from "./form_key.ts";

/** A form that was sent. */
export interface FormRequest
  extends Pick<GenerationRequest, "owner" | "browser" | "isPremium" | "choices"> {
  /** The program of a guest whose browser had no name before this request: a second click comes without one, too. */
  unnamedProgram?: string;
}

/** Pictures by forms. */
export interface FormGeneration {
  /** The picture; for a second click, the one of the first. Throws as `Generation.generate`. */
  generate(request: FormRequest): Promise<GeneratedCharacter>;
}

/** Pictures by forms over this use case. */
export function createFormGeneration(
  generation: Pick<Generation, "generate" | "recent">,
): FormGeneration {
  const unnamed = createSingleFlight<GeneratedCharacter>();

  async function draw(request: GenerationRequest): Promise<GeneratedCharacter> {
    // A second click comes before there is a newer picture.
    const [newest] = await generation.recent(request);
    const idempotencyKey = await formKey(request.browser, newest?.imageUrl, request.choices);
    return await generation.generate({ ...request, idempotencyKey });
  }

  return {
    async generate({ unnamedProgram, ...request }) {
      if (unnamedProgram === undefined) return await draw(request);
      const click = JSON.stringify([request.owner, unnamedProgram, request.choices]);
      return await unnamed.run(click, () => draw(request));
    },
  };
}
