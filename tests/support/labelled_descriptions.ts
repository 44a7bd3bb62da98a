/** @module Descriptions as people write them, each with everything its words ask for, labelled by hand. */
import { dataLines } from "../../server/illustrator/data_lines.ts";

/** A description, and what it asks for in the words of `slotsOf` in `parse_test.ts`. */
export const LABELLED = dataLines(new URL("labelled_descriptions.tsv", import.meta.url))
  .map((line) => line.split("\t") as [description: string, asks: string]);
