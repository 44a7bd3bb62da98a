/**
 * The front door of the illustrator: all that the application uses of it.
 *
 * @module
 */
export { illustrate, type Illustration } from "./illustrate.ts";
export { type Plan, planCharacter, planRepainting, receiptOf } from "./plan.ts";
export { stylePrompt } from "./style_prompt.ts";
export { createPool, type DrawingPool, type DrawOptions } from "./pool.ts";
