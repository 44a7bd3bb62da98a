/**
 * @module How a picture was made, written into the file that its owner takes along: enough to draw it
 * again.
 */
import { withText } from "../images/png_text.ts";
import { type PictureChoices, pictureChoices } from "../store/generations/picture_choices.ts";

/** The keyword of the choices in a PNG. */
const KEYWORD = "purrtrait";

/** Rises when the fields change their meaning. */
const VERSION = 1;

/** What the generator was asked for. */
interface EmbeddedChoices extends PictureChoices {
  version: number;
}

/** The PNG with the choices inside. What its owner says of the character later changes nothing of it. */
export function withChoices(
  png: Uint8Array<ArrayBuffer>,
  choices: PictureChoices,
): Uint8Array<ArrayBuffer> {
  const embedded: EmbeddedChoices = { version: VERSION, ...pictureChoices(choices) };
  return withText(png, KEYWORD, JSON.stringify(embedded));
}
