/** @module Where a description of several cats goes over to words about all of them. */
import type { Lexeme } from "../../binding/lexeme.ts";
import type { CatMention } from "./cat_mentions.ts";

/** Where words about all of them begin: "Nova is white, Luna is black. *They are* both asleep". */
export function saidOfAllFrom(
  prompt: string,
  lexemes: readonly Lexeme[],
  { end, to }: CatMention,
): number {
  const last = lexemes[to]?.start ?? prompt.length;
  const own = prompt.slice(end, last);
  const found = OF_THEM_ALL.exec(own) ?? BOTH.exec(own);
  return found ? end + found.index : Infinity;
}

/** "…, beide schlafen", "…。二匹とも寝ている". */
const BOTH = new RegExp(
  `[.!?;,:\\n。、，；।،]\\s*(?:\\p{L}{1,4} ){0,2}(?:${
    "beide|alle|tous (?:les )?deux|toutes (?:les )?deux|les deux|tous|toutes|ils|elles|ambos|ambas|los dos|las dos|todos|todas|" +
    "os dois|as duas|entrambi|entrambe|tutti|tutte|allebei|obaj|obie|oba|oboje|obydwa|wszystkie|оба|обе|все|обидва|обидві|всі|" +
    "båda|bägge|begge|alla|obě|obojí|všechny|mindkettő|mindkét|mindketten|molemmat|kaikki|ikisi|hepsi|amândoi|amândouă|" +
    "keduanya|mereka|cả hai|tất cả|και οι δύο|και οι δυο|και τα δύο|όλες|שניהם|שתיהן|כולם|(?:و)?كلاهما|(?:و)?كلتاهما|दोनों|सभी"
  })(?!\\p{L})|(?:二匹とも|どちらも|両方とも|みんな|两只都|两只猫都|它们|都|둘 다|둘은|모두|ทั้งคู่|ทั้งสอง)`,
  "iu",
);

const OF_THEM_ALL =
  /[.!?;,\n]\s*(?:and )?(?:they(?:['’]re| are| both| all| love| sit| sleep| wear)?|(?:both|all)(?: (?:of them|three|four|two|cats|kittens))?(?= (?:are|asleep|sleeping|sitting|lying|curled|wearing|in|on|have|with|look|looking)))(?= )/i;
