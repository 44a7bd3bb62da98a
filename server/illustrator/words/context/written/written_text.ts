/** @module How the words stand in a description that a picture is to show. */
import type { Writing } from "../../../spec.ts";

/** Quotation marks of many languages around a text. */
export const QUOTED = /["“”„«»「『‹](?<quoted>[^"“”„«»「」『』‹›\n]{1,60})["“”»«」』›]/u;
/** Capitals after the word that announces them. */
export const CAPITALS =
  /(?<capitals>(?:\p{Lu}[\p{Lu}\d'’!?&.-]*|\d+[\p{Lu}\d]*|\+|&)(?:[ ](?:[\p{Lu}\d][\p{Lu}\d'’!?&.-]*|[+=&]))*[!?.]*)/u;

/** The cat is spoken of again: what is written ends there. */
export const GOES_ON =
  /\s+(?:in (?:front|the|a|an|his|her)|on (?:a|an|the|it|its|his|her)|lying|at (?:a|an|the)|while|with (?:a|an|his|her)|and (?:a|an|the|is|he|she|it|has|wearing|holding)|holding|wearing|sitting|standing|hanging|behind|above|next to|around)\b.*$/is;

/** Words that a description wants to be seen, and where they are. */
export interface Found {
  start: number;
  end: number;
  text: string;
  on: Writing["on"];
  /** They stand beside the thing that they were said to be on. */
  isNear?: true;
}
