/** @module "He died *in May*": when a pet died or was born is no season of its picture. */
import type { Lexeme } from "../../binding/lexeme.ts";

const DIED = new RegExp(
  "(?<!\\p{L})(?:died|passed away|passed|lost (?:him|her)|gestorben|verstorben|starb|eingeschlafen|mort[oe]?|morta|décédée?|parti|partie|nous a quittés|" +
    "murió|falleció|muert[oa]|se fue|mancat[oa]|scompars[oa]|morreu|faleceu|partiu|overleden|gestorven|zmarł[ao]?|odesz(?:ła|edł)|умер(?:ла)?|не стало|помер(?:ла)?|" +
    "dog|døde|avled|zemřel[a]?|meghalt|öldü|kaybettik|死んだ|亡くなった|去世|죽었|떠났)(?!\\p{L})[^.!?;\\n]{0,24}$",
  "iu",
);

/** The verb at the end of its clause. */
const DIED_BEHIND =
  /^ (?:[^.,!?;\n]{1,16} )?(?:gestorben|verstorben|von uns gegangen|eingeschlafen|overleden|gestorven|öldü|elpusztult|meghalt)(?!\p{L})/iu;

/** Whether the word at this place names the season or month of it. */
export function isWhenItDied(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const { term: { claims }, start, end } = lexemes[at]!;
  return claims.some(({ slot }) => slot === "season") &&
    (DIED.test(prompt.slice(0, start)) || DIED_BEHIND.test(prompt.slice(end)));
}
