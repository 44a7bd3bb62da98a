/**
 * @module Words that are to be written into the picture: "a sign saying “HELLO”", "says «мяу»", "banner
 * HAPPY BIRTHDAY".
 */
import { canLetter } from "../../../geometry/letters.ts";
import type { Writing } from "../../../spec.ts";
import type { Reading } from "../../parsed_description.ts";
import { CAPITALS, type Found, GOES_ON, QUOTED } from "./written_text.ts";
import { isBorneByThing, textOfThing } from "./writing_on_things.ts";
import { wornNumber } from "./worn_numbers.ts";

/** What is to be written, and where the description says so. */
export interface WritingSaid {
  start: number;
  end: number;
  writing: Writing;
  /** The words stand on something else than was said. */
  isNear?: true;
}

/** Longer texts would be too small to read. */
const LONGEST = 40;

const SIGN =
  "sign|signboard|placard|board|blackboard|chalkboard|whiteboard|poster|schild|tafel|plakat|panneau|pancarte|affiche|cartel|letrero|pizarra|cartello|placa|cartaz|bord|skylt|szyld|tabliczka|tabliczkę|tabliczką|tablica|tablicę|tablicą|insegna|targa|targhetta|rótulo|letreiro|plaquinha|bordje|uithangbord|levha|табличка|табличку|табличкой|вывеска|вывеску|вывеской|вывеске|плакат|плакатом|tabela|tabelası|вивіска|вивіскою|plaque|cedule|cedulí|cedulka|biển hiệu|papan|لافتة|तख्ती|बोर्ड";
/** Chinese, Japanese and Korean write words without spaces. */
const SIGN_UNSPACED = "看板|札|プレート|ボード|牌子|招牌|木牌|간판|표지판|팻말|피켓";
const BANNER =
  "banner|caption|text|words|writing|written|lettering|title|inscription|logo|bunting|card|slogan|schriftzug|aufschrift|text|steht|stehen|spruchband|bannière|banderole|légende|texte|inscription|pancarta|texto|letras|leyenda|striscione|scritta|testo|faixa|legenda|opschrift|tekst|napis|napisem|napisane|escrito|escrita|ponga|diga|geschrieben|écrit|marqué|scritto|staat|yazan|yazıyor|yazsın|написано|напиши|надпись|надписью|текст|yazı|yazısı|yaz|yazın|écrire|écris|écrivez|inscrire|écrite|schreib|schreibe|schreiben|schreibt|escribe|escribir|escriba|escríbele|scrivi|scrivere|scriverci|scrivete|escreva|escreve|escrever|напишите|написать|підпис|напис|написом|napisz|napisać|podpis|podpisem|nápis|nápisem|napiš|schrijf|schrijven|skriv|texten|tulis|tulisan|bertuliskan|viết|ghi chữ|dòng chữ|اكتب|اكتبي|مكتوب|عبارة|लिखा|लिखो|लिखना";
const BANNER_UNSPACED =
  "文字|字样|写着|写上|写有|横幅|と書いて|と書かれ|って書いて|横断幕|のぼり|글씨|글자|쓰여|쓰인|적힌|적어|써줘|써주세요|현수막";
const SPEECH =
  "saying|says|say|said|shouting|shouts|speech bubble|speech balloon|meowing|asking|whispering|thinking|sagt|ruft|sprechblase|dit|disant|bulle|dice|diciendo|dice|dicendo|fumetto|globo|diz|dizendo|balão|zegt|säger|mówi|говорит|сказал|diyor|言って|يقول";
const SPEECH_UNSPACED = "言って|と鳴|说|말하는|말하고";

const START = "(?<=^|[^\\p{L}])", END = "(?=$|[^\\p{L}])";
const CUE = new RegExp(
  [
    `${START}(?:(?<sign>${SIGN})|(?<banner>${BANNER})|(?<mug>mugs?|cups?)|(?<speech>${SPEECH}))${END}`,
    `(?<sign>${SIGN_UNSPACED})`,
    `(?<banner>${BANNER_UNSPACED})`,
    `(?<speech>${SPEECH_UNSPACED})`,
  ].join("|"),
  "giu",
);

/** How far before its text a word announces it. */
const REACH = 36;

/** The text that a description wants to be seen, with its place; undefined where there is none. */
export function writingIn(
  prompt: string,
): WritingSaid | undefined {
  const found = quotedText(prompt) ?? capitalText(prompt) ?? plainText(prompt) ??
    bubbleText(prompt) ?? wornText(prompt) ?? wornNumber(prompt) ?? textOfThing(prompt);
  if (!found) return undefined;
  const text = found.text.trim().replace(/\s+/g, " ");
  if (text.length > LONGEST || !canLetter(text)) return undefined;
  const { on, end, isNear } = found;
  const held = HELD.exec(prompt.slice(0, found.start))?.[0] ?? "";
  const start = on === "garment" || isNear ? found.start : found.start - held.length;
  return { start, end, writing: { on, text }, ...(isNear && { isNear }) };
}

/** A sign is held in both paws: the words belong to it. */
const HELD =
  /(?<!\p{L})(?:(?:holding|holds|carrying|carries|raising)(?: up)? (?:an?|the|its|his|her)|(?:hält|tient|tenant|sostiene|sosteniendo|tiene|regge|segura|segurando|houdt) (?:eine?n?|une?|una?|uno|uma?|een)|держит|держащий|trzyma|тримає|håller en|håller ett) $/iu;

/**
 * What is written on a cake or a hat is not drawn: "a cap that says i love tuna". The place of the words, so that nothing
 * is read from them.
 */
export function writtenElsewhere(prompt: string): { start: number; end: number } | undefined {
  const before = QUOTED_BEFORE.exec(prompt);
  if (before) return { start: before.index, end: before.index + before[1]!.length };
  const match = ON_A_THING.exec(prompt);
  const { quoted, plain } = match?.groups ?? {};
  if (!match || (quoted === undefined && plain === undefined)) return unlettered(prompt);
  const text = quoted ?? plain!.replace(GOES_ON, "");
  const start = match.index + match[0].length - (quoted ? quoted.length + 1 : plain!.length);
  return { start, end: start + text.length };
}

/** A text in letters that no sign has: "「本日特売」の札". */
function unlettered(prompt: string): { start: number; end: number } | undefined {
  const text = quotedText(prompt)?.text;
  if (text === undefined || canLetter(text)) return undefined;
  const start = prompt.indexOf(text);
  return { start, end: start + text.length };
}

/** The same description with blanks where its text stands, so that nothing is read from it. */
export function withoutWriting(
  prompt: string,
  place: { start: number; end: number } | undefined,
): string {
  if (!place) return prompt;
  const { start, end } = place;
  return prompt.slice(0, start) + ".".padEnd(end - start) + prompt.slice(end);
}

/** What a receipt reads from it. */
export function writingReading(
  prompt: string,
  { start, end, writing, isNear: isBeside }: WritingSaid,
): Reading {
  const isNear = isBeside || writing.on === "sign" && BOARD.test(prompt.slice(start, end));
  const note = `written on a ${writing.on}: “${writing.text}”`;
  return { start, end, claims: [], note, ...(isNear && { isNear: true as const }) };
}

/** A sign of wood is drawn. */
const BOARD = /neon|lavagna|lousa|krijtbord/i;

/** Things that carry words which are not drawn on them. */
const ELSEWHERE =
  /\b(?:shirt|t-shirt|sweater|jumper|hoodie|cap|hat|collar|tag|cake|book|chest|sack|bag|apron|flag|balloon|named|called|name)\b/i;

/** Whether the words stand on such a thing: "a hat and *a sign* saying" are on the sign, which is nearer. */
function isElsewhere(before: string, behind: string): boolean {
  const things = [...before.matchAll(new RegExp(ELSEWHERE, "gi"))];
  const boards = [...before.matchAll(CUE)].filter(({ groups }) =>
    groups?.sign ?? groups?.banner ?? groups?.mug
  );
  const board = boards.at(-1)?.index ?? -1;
  return board < 0
    ? things.length > 0 || ELSEWHERE.test(behind)
    : (things.at(-1)?.index ?? -1) > board;
}

/** "A t-shirt with the words ": they are no banner. */
const ON_A_FRONT =
  /\b(?:t-?shirt|shirt|sweater|jumper|hoodie|apron)s? with (?:the |an? )?(?:words?|text|writing|slogan|lettering|logo|print):? ?$/i;

function quotedText(prompt: string): Found | undefined {
  const match = QUOTED.exec(prompt);
  const text = match?.groups?.quoted;
  if (!match || !text) return undefined;
  const [start, end] = [match.index, match.index + match[0].length];
  const before = prompt.slice(Math.max(0, start - REACH), start);
  const behind = prompt.slice(end, end + REACH);
  if (isElsewhere(before, behind) || ON_A_FRONT.test(before)) return undefined;
  const on = announced(before);
  if (on === "speech bubble" && isBorneByThing(before)) return undefined;
  if (on) return { start: start - announcement(before), end, text, on };
  const late = announced(behind);
  return late && { start, end: end + lateAnnouncement(behind), text, on: late };
}

function capitalText(prompt: string): Found | undefined {
  // Where all is written in capitals they announce nothing.
  if (prompt === prompt.toUpperCase()) return undefined;
  for (const cue of prompt.matchAll(CUE)) {
    const from = cue.index + cue[0].length;
    const rest =
      /^(?: (?:that )?(?:says|saying|reads|reading|with|which says|mit|dit|que dice))?:? ?/
        .exec(prompt.slice(from))![0];
    const at = from + rest.length;
    const match = CAPITALS.exec(prompt.slice(at));
    const text = match?.groups?.capitals;
    if (!text || match.index > 0 || text.replace(/[^\p{Lu}]/gu, "").length < 2) continue;
    const before = prompt.slice(Math.max(0, at - REACH), at);
    const isElse = isElsewhere(before, prompt.slice(at, at + text.length + REACH));
    if (isElse || ON_A_FRONT.test(before)) continue;
    const on = announced(before);
    if (on === "speech bubble" && isBorneByThing(before)) continue;
    if (on) return { start: at - announcement(before), end: at + text.length, text, on };
  }
  return undefined;
}

/** "A sign that says free hugs": up to the end of the clause, or to what is said of the cat again. */
const PLAIN = new RegExp(
  `${START}(?<cue>sign|signboard|placard|poster|banner|chalkboard|blackboard|whiteboard|card|mug|speech bubble)(?: (?:above|behind|around|over|on)(?: \\p{L}+){1,3})?,? (?:that |which )?(?:says|saying|reads|reading):? (?<plain>[^.,;!?\\n"“”]{2,60})`,
  "iu",
);
/** Words on a thing, between quotation marks or up to the end of the clause. */
const ON_A_THING = new RegExp(
  `${START}(?:mug|cup|t-?shirt|shirt|sweater|jumper|hoodie|jersey|vest|top|onesie|dress|cap|hat|collar|tag|cake|sack|bag|apron|flag|balloon)s?,? (?:(?:that|which) |with (?:the )?(?:words?|text|writing) |with )?(?:(?:says|saying|reads|reading|that says):? )?(?:["“”«](?<quoted>[^"“”«»\\n]{2,60})["“”»]|(?<=(?:says|saying|reads|reading|words?|text|slogan|lettering):? )(?<plain>[^.,;!?\\n"“”]{2,60})(?![\\p{L}\\p{N}]))`,
  "iu",
);

/** "A “kiss the cook” apron". */
const QUOTED_BEFORE =
  /(["“„«][^"“”„«»\n]{2,60}["“”»]) (?:\p{L}+ ){0,2}(?:mug|cup|t-?shirt|shirt|sweater|jumper|hoodie|jersey|vest|top|onesie|dress|cap|hat|collar|tag|cake|sack|bag|apron|flag|balloon|badge|sash|bib)s?(?!\p{L})/iu;

function plainText(prompt: string): Found | undefined {
  const match = PLAIN.exec(prompt);
  const { cue, plain } = match?.groups ?? {};
  if (!match || !cue || !plain) return undefined;
  const text = plain.replace(GOES_ON, "").trim();
  const on = announced(match[0]);
  if (!on || text === "") return undefined;
  const at = match.index + match[0].length - plain.length;
  return { start: match.index, end: at + text.length, text, on };
}

/** "Saying hello friends *in a speech bubble*". */
const IN_A_BUBBLE =
  /\b(?:saying|says|shouting|shouts|thinking|meowing|asking) (?<plain>[^.,;!?\n"“”]{2,40}?) (?:in|with|inside) (?:an? |the )?(?:\p{L}+ )?(?:speech |text |thought )?(?:bubble|balloon)(?!\p{L})/iu;

function bubbleText(prompt: string): Found | undefined {
  const match = IN_A_BUBBLE.exec(prompt), text = match?.groups?.plain;
  return match && text
    ? { start: match.index, end: match.index + match[0].length, text, on: "speech bubble" }
    : undefined;
}

/** Garments with a front that words can stand on. */
const FRONT =
  /^(?:t-?shirt|shirt|sweater|jumper|hoodie|apron|jersey|vest|top|onesie|pyjamas|dress|poncho)/i;

/** More letters than this are too small on a cat's chest. */
const LONGEST_WORN = 26;

/** "A shirt that says BOSS". */
function wornText(prompt: string): Found | undefined {
  const place = writtenElsewhere(prompt);
  if (!place) return undefined;
  const behind = ON_A_THING.exec(prompt)?.[0], before = QUOTED_BEFORE.exec(prompt)?.[0];
  const isWorn = [behind, before?.split(" ").at(-1)].some((words) => words && FRONT.test(words));
  const text = prompt.slice(place.start, place.end).replace(/["“”„«»]/g, "").trim();
  return isWorn && text.length <= LONGEST_WORN ? { ...place, text, on: "garment" } : undefined;
}

/** How long the words right before a text are that announce it: "a sign that says ". */
function announcement(before: string): number {
  const clause = /[^.,;!?\n]*$/.exec(before)![0];
  const [cue] = clause.matchAll(CUE);
  return cue ? clause.length - cue.index : 0;
}

/** The same of words without spaces right behind a text: "「HELLO」*と書いてある看板*". */
function lateAnnouncement(behind: string): number {
  const clause = UNSPACED.exec(behind)![0];
  const cue = [...clause.matchAll(CUE)].at(-1);
  return cue ? cue.index + cue[0].length : 0;
}

const UNSPACED = /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]*/u;

/** Boards that look otherwise than a sign of wood. */
const LOOKS: readonly (readonly [RegExp, Writing["on"]])[] = [
  [/blackboard|chalkboard|pizarra|^tafel|^доск|黒板|黑板|칠판/i, "blackboard"],
  [/whiteboard/i, "whiteboard"],
  [/poster|plakat|affiche|cartaz|плакат/i, "poster"],
];

/** "A mug that says"; in "a cup of tea, saying" the cat speaks. */
const ON_A_MUG = /\b(?:mug|cup),? (?:(?:that|which) (?:says|reads)|saying|reading|with)\b/i;

/** What the words around a text say that it stands on; a sign or a banner wins over "saying". */
function announced(words: string): Writing["on"] | undefined {
  const cues = [...words.matchAll(CUE)].map(({ groups }) => groups ?? {});
  const board = cues.find(({ sign }) => sign)?.sign;
  if (board) return LOOKS.find(([look]) => look.test(board))?.[1] ?? "sign";
  const cloth = cues.find(({ banner }) => banner)?.banner;
  if (cloth) return /^card$/i.test(cloth) ? "card" : "banner";
  if (ON_A_MUG.test(words)) return "mug";
  return cues.some(({ speech }) => speech) ? "speech bubble" : undefined;
}
