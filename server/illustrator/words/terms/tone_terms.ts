/** @module Words for pictures without colours. */
import { says, type Term } from "../../vocabulary/term.ts";

export const TONE_TERMS: Term[] = [
  says(
    { tone: "black and white" },
    "black and white photo, black and white photograph, black and white photography, black and white picture, black and white image, black and white film, black and white movie, black and white drawing, black and white style, black and white portrait photo, black & white photo, b&w photo, b&w, bw photo, b & w, shot in black and white, all in black and white, greyscale, grayscale, in greyscale, in grayscale, monochrome photo, monochrome photography, monochrome picture, monochrome image, in monochrome, silent film, silent movie, film noir, black and white film noir, noir film, noir style, noir movie",
  ),
  says(
    { tone: "sepia" },
    "sepia, sepia tone, sepia tones, sepia photo, sepia photograph, in sepia, sepia toned, sepia picture, sepia style, old sepia photo, daguerreotype, antique photo, antique photograph, victorian photo, victorian photograph, old timey photo, old photograph, 1900s photo, 19th century photo",
  ),
];
