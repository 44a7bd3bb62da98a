/**
 * @module What cloth shows all over: "a checked shirt", "a scarf with hearts". Stripes and spots are coats'
 * as well and stand in `coat_terms.ts`.
 */
import type { Print } from "../../spec.ts";
import { plays, type Term } from "../../vocabulary/term.ts";

const WORDS: Partial<Record<Print, string>> = {
  checked:
    "checked, checkered, chequered, plaid, tartan, gingham, argyle, houndstooth, checkerboard, chequerboard, buffalo check, buffalo plaid",
  "polka-dot":
    "polka dot, polka dots, polka dotted, polkadot, polkadots, polka dot pattern, dot pattern, with dots, spotty pattern",
  striped: "pinstripe, pinstriped, pin striped, breton striped, candy cane striped, stripe pattern",
  "heart-patterned":
    "heart patterned, heart print, hearts pattern, heart patterns, with hearts, with little hearts, with hearts on it, covered in hearts, heart design",
  "star-patterned":
    "star patterned, star print, starry pattern, star pattern, with stars, with little stars, with stars on it, star spangled, covered in stars, star design",
  rainbow:
    "rainbow striped, rainbow stripes, rainbow stripe, rainbow knit, rainbow knitted, rainbow print, rainbow pattern, rainbow patterned, pride flag patterned, with rainbow stripes",
  flowered:
    "floral, flowered, flowery, flower patterned, flower print, floral print, floral pattern, flower pattern, floral patterned, with flowers on it, with a flower pattern, with a floral pattern, flower power",
};

/** How a receipt says it. */
export const PRINT_NOTE = "what a cloth shows all over";

export const PRINT_TERMS: Term[] = (Object.keys(WORDS) as Print[]).map((print) =>
  plays("quality", WORDS[print]!, { print, note: PRINT_NOTE })
);
