/**
 * @module The built-in illustrator that the tests of an isolate share: to start its thread takes as much processor time
 * as several pictures.
 */
import { createIllustrator } from "../../server/generation/illustrator_generator.ts";
import type { ImageGenerator } from "../../server/generation/image_generator.ts";

let shared: ImageGenerator | undefined;

Deno.test.afterAll(() => shared?.close());

/** Draws on one thread, and goes on when one who has it closes it: the others have it, too. */
export function sharedIllustrator(): ImageGenerator {
  shared ??= createIllustrator({ threads: 1 });
  return { ...shared, close() {} };
}
