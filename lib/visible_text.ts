/**
 * @module Texts that are shown consist of what can be seen: nothing in them turns the text around it, hides
 * in it, or makes two names look alike.
 */

/** Controls other than line breaks and tabs, private characters, halves of pairs. */
const UNSHOWABLE = String.raw`[\0-\x08\x0b-\x1f\x7f-\x9f]|\p{Co}|\p{Cs}`;

/** Without a shape of their own: directions, joiners, fillers, selectors. */
const INVISIBLE = String.raw`\p{Default_Ignorable_Code_Point}|[\u2800\u{FFF9}-\u{FFFB}]`;

/** Scripts in which a joiner decides how its neighbours are written. */
const JOINING = "Arab,Syrc,Mong,Deva,Beng,Guru,Gujr,Orya,Taml,Telu,Knda,Mlym,Sinh,Khmr,Mymr,Tibt";
const JOINED = `[${JOINING.split(",").map((script) => String.raw`\p{scx=${script}}`).join("")}]`;

/** Parts of a visible character: of an emoji, a flag, a keycap, a written joint, a form of an ideograph. */
const KEPT = [
  String.raw`(?<=[\p{ExtPict}\p{EMod}\uFE0F])\u200D(?=\p{ExtPict})`,
  String.raw`(?<=\p{ExtPict})[\uFE0E\uFE0F]`,
  String.raw`(?<=[0-9#*])\uFE0F(?=\u20E3)`,
  String.raw`(?<=\u{1F3F4}[\u{E0020}-\u{E007E}]*)[\u{E0020}-\u{E007F}]`,
  String.raw`(?<=${JOINED})[\u200C\u200D](?=${JOINED})`,
  String.raw`(?<=\p{Ideographic})[\u{E0100}-\u{E01EF}]`,
];

const PARTS = new RegExp(`(${KEPT.join("|")})|${UNSHOWABLE}|${INVISIBLE}`, "gu");

const BLANKS = /\s+/g;

/** The text without what cannot be seen; line breaks stay. */
export function visibleText(text: string): string {
  return text.replaceAll("\r\n", "\n").replaceAll(/[\u2028\u2029\r]/g, "\n")
    .replaceAll(PARTS, (_, kept) => kept ?? "");
}

/** The same on one line, with single blanks. */
export function visibleLine(text: string): string {
  return visibleText(text.replaceAll(BLANKS, " ")).replaceAll(BLANKS, " ").trim();
}
