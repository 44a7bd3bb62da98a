/**
 * @module Every entry of `techniques`. Written by `deno task entries`: change the entries, not this file.
 */
import type { TechniqueEntry } from "./technique_entry.ts";
import { technique as artDeco } from "./techniques/art_deco.ts";
import { technique as chalkDrawing } from "./techniques/chalk_drawing.ts";
import { technique as charcoalDrawing } from "./techniques/charcoal_drawing.ts";
import { technique as clayModel } from "./techniques/clay_model.ts";
import { technique as colouredPencilDrawing } from "./techniques/coloured_pencil_drawing.ts";
import { technique as comicPrint } from "./techniques/comic_print.ts";
import { technique as crossStitch } from "./techniques/cross_stitch.ts";
import { technique as cutPaper } from "./techniques/cut_paper.ts";
import { technique as embroidery } from "./techniques/embroidery.ts";
import { technique as engraving } from "./techniques/engraving.ts";
import { technique as flatIllustration } from "./techniques/flat_illustration.ts";
import { technique as impressionistPainting } from "./techniques/impressionist_painting.ts";
import { technique as inkWashPainting } from "./techniques/ink_wash_painting.ts";
import { technique as knitting } from "./techniques/knitting.ts";
import { technique as lineDrawing } from "./techniques/line_drawing.ts";
import { technique as linocut } from "./techniques/linocut.ts";
import { technique as lofi } from "./techniques/lofi.ts";
import { technique as lowPoly } from "./techniques/low_poly.ts";
import { technique as mangaPage } from "./techniques/manga_page.ts";
import { technique as matchboxLabel } from "./techniques/matchbox_label.ts";
import { technique as miniaturePainting } from "./techniques/miniature_painting.ts";
import { technique as mosaic } from "./techniques/mosaic.ts";
import { technique as needleFelt } from "./techniques/needle_felt.ts";
import { technique as oilPainting } from "./techniques/oil_painting.ts";
import { technique as oldCartoon } from "./techniques/old_cartoon.ts";
import { technique as oldPhotograph } from "./techniques/old_photograph.ts";
import { technique as origami } from "./techniques/origami.ts";
import { technique as paintedTiles } from "./techniques/painted_tiles.ts";
import { technique as pastelDrawing } from "./techniques/pastel_drawing.ts";
import { technique as penDrawing } from "./techniques/pen_drawing.ts";
import { technique as pencilDrawing } from "./techniques/pencil_drawing.ts";
import { technique as politicalPoster } from "./techniques/political_poster.ts";
import { technique as poster } from "./techniques/poster.ts";
import { technique as risograph } from "./techniques/risograph.ts";
import { technique as shadowPlay } from "./techniques/shadow_play.ts";
import { technique as softFocus } from "./techniques/soft_focus.ts";
import { technique as tarotCard } from "./techniques/tarot_card.ts";
import { technique as vaporwave } from "./techniques/vaporwave.ts";
import { technique as woodblockPrint } from "./techniques/woodblock_print.ts";

/** The name of an entry. */
// deno-fmt-ignore
export type Technique =
  | "art deco" | "chalk drawing" | "charcoal drawing" | "clay model" | "coloured pencil drawing"
  | "comic print" | "cross stitch" | "cut paper" | "embroidery" | "engraving" | "flat illustration"
  | "impressionist painting" | "ink wash painting" | "knitting" | "line drawing" | "linocut"
  | "lofi" | "low poly" | "manga page" | "matchbox label" | "miniature painting" | "mosaic"
  | "needle felt" | "oil painting" | "old cartoon" | "old photograph" | "origami" | "painted tiles"
  | "pastel drawing" | "pen drawing" | "pencil drawing" | "political poster" | "poster"
  | "risograph" | "shadow play" | "soft focus" | "tarot card" | "vaporwave" | "woodblock print";

/** Every entry by its name. */
// deno-fmt-ignore
export const TECHNIQUES: Readonly<Record<Technique, TechniqueEntry>> = {
  "art deco": artDeco, "chalk drawing": chalkDrawing, "charcoal drawing": charcoalDrawing,
  "clay model": clayModel, "coloured pencil drawing": colouredPencilDrawing,
  "comic print": comicPrint, "cross stitch": crossStitch, "cut paper": cutPaper, embroidery,
  engraving, "flat illustration": flatIllustration, "impressionist painting": impressionistPainting,
  "ink wash painting": inkWashPainting, knitting, "line drawing": lineDrawing, linocut, lofi,
  "low poly": lowPoly, "manga page": mangaPage, "matchbox label": matchboxLabel,
  "miniature painting": miniaturePainting, mosaic, "needle felt": needleFelt,
  "oil painting": oilPainting, "old cartoon": oldCartoon, "old photograph": oldPhotograph, origami,
  "painted tiles": paintedTiles, "pastel drawing": pastelDrawing, "pen drawing": penDrawing,
  "pencil drawing": pencilDrawing, "political poster": politicalPoster, poster, risograph,
  "shadow play": shadowPlay, "soft focus": softFocus, "tarot card": tarotCard, vaporwave,
  "woodblock print": woodblockPrint,
};

/** Every name, in the order of the alphabet. */
export const TECHNIQUE_NAMES: Technique[] = Object.keys(TECHNIQUES) as Technique[];
