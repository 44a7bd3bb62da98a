/**
 * @module What cloth shows all over: "a checked shirt", "a scarf with hearts". Stripes and spots are coats'
 * as well and stand in `english/coats.tsv`.
 */
import type { Pattern, Print } from "../../spec.ts";
import { plays, says, type Term } from "../../vocabulary/term.ts";

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
    "floral, flowered, flowery, flower patterned, flower print, floral print, floral pattern, flower pattern, floral patterned, embroidered, embroidered with flowers, richly embroidered, folk embroidered, with embroidery, with flowers on it, with a flower pattern, with a floral pattern, flower power",
};

/** The same of what clothes alone are made of, and of figures on them. */
const CLOTHS: Partial<Record<Print, string>> = {
  denim: "denim, jean fabric, made of denim, jeans material",
  velvet: "velvet, velveteen, made of velvet, crushed velvet",
  corduroy: "corduroy, cord, needlecord, made of corduroy",
  quilted: "quilted, padded, puffy quilted",
  satin: "satin, silk, silken, silky satin, sateen, made of silk, made of satin, shiny satin",
  tweed: "tweed, herringbone, harris tweed, donegal tweed",
  mesh: "mesh, fishnet, netted, string mesh",
  lace: "lace, lacy, crocheted lace, made of lace, lace trimmed",
  "tie-dyed": "tie dye, tie dyed, tie dye patterned, batik, psychedelic patterned",
  camouflage: "camouflage, camo, camouflage patterned, army print",
  "animal-print": "animal print, animal printed, leopard skin, leopard patterned",
  patchwork: "patchwork, patched, with patches on it, patched up",
  sequinned:
    "sequinned, sequined, sequin, sequins, glittery, glitter, spangled, rhinestone, rhinestones, bedazzled, with sequins",
  "fish-patterned":
    "fish patterned, fish print, with fish on it, with little fish on it, with a fish pattern, fish pattern",
  "duck-patterned":
    "duck patterned, duck print, with ducks on it, with little ducks on it, duck pattern",
  "paw-printed":
    "paw printed, paw print, paw print pattern, with paw prints, with paw prints on it",
};

/** How a receipt says it. */
export const PRINT_NOTE = "what a cloth shows all over";

/** Prints that coats of tales have as well. */
const COATS: Partial<Record<Print, Pattern>> = {
  checked: "checks",
  "polka-dot": "polka dots",
  rainbow: "rainbow",
};

export const PRINT_TERMS: Term[] = [WORDS, CLOTHS].flatMap((words) =>
  (Object.keys(words) as Print[]).map((print) => {
    const pattern = COATS[print];
    return pattern
      ? says({ "coat.pattern": pattern }, words[print]!, { role: "quality", print })
      : plays("quality", words[print]!, { print, note: PRINT_NOTE });
  })
);
