/**
 * @module What the photo block shows once it is open, in one file that is loaded then: most cats are
 * described.
 */

export { PhotoPicker } from "./PhotoPicker.tsx";
export { SeenTraits } from "./SeenTraits.tsx";
