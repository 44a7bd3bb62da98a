/** @module Cats that read: what they read is open before them, their heads bow to it. */
import { isUpright } from "../../cat/body/reaching.ts";
import { heightOf } from "../../geometry/measure.ts";
import type { Point } from "../../scene.ts";
import { openBook } from "../../wardrobe/open_book.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { faceOf, onStage } from "../actor_boxes.ts";
import { giveTo, sizeThing } from "../moving_actors.ts";
import { layFlat, redrawn } from "../thing_on_stage.ts";
import { closeAround, facingViewer } from "../held/paws.ts";

/** A sheet of paper that is held up is this large, a book that is open a little larger, in units. */
const SHEET = 180, BOOK = 0.94;

/** What is worn around the neck shows above a sheet: from where it lies down to its lower edge, in units. */
const TIE = 72;

/** From the middle of a head to its bowed chin, in units of the head; lower chins leave no room for a book. */
const CHIN = 116, LOW = 128;

/** So much of the chin what is read may hide, in units. */
const FUR = 12;

/** Nothing that is read is lower, in units: of a kitten in a tub it hides no chin, for it is held over the rim. */
const LEAST = 92;

/** So far above the ground a book is held: the paws on which its reader sits show below it. */
const REST = 36;

/** Puts it where this cat reads it. */
export function read(cat: CatOnStage, thing: ThingOnStage): void {
  const isBook = thing.art.anchors?.opens === true;
  cat.reads = true;
  cat.faceShown = "whole";
  const { figure } = cat.cat;
  const chin = -figure.head.at[1] - CHIN * figure.head.scale;
  if (!isUpright(figure) || chin < LOW && !cat.rim) return layBefore(cat, thing, isBook);
  if (isBook) openUp(thing);
  const { neck } = facingViewer(cat).figure;
  const height = heightOf(thing.box);
  const isTied = cat.spec.accessories.some(({ kind }) => kind === "scarf");
  const sheet = isTied ? Math.min(SHEET, -neck.at[1] - REST - TIE) : SHEET;
  // The mouth shows above it.
  const room = Math.max(LEAST, chin + FUR - REST);
  const scale = Math.min(isBook ? BOOK : sheet / height, room / height);
  const at: Point = [neck.at[0], -REST];
  giveTo(cat, thing, { at, scale, grip: [0, 0] });
  closeAround(cat, thing, -height * scale * 0.36);
  cat.target = faceOf(thing);
}

/** What lies on the ground before a reader, in units: as wide, as high, so far before its paws. */
const LAID = { wide: 260, high: 84, before: 34 };

/** On the ground under the face of a cat that lies there. */
function layBefore(cat: CatOnStage, thing: ThingOnStage, isBook: boolean): void {
  if (!isBook) layFlat(thing);
  sizeThing(thing, { width: LAID.wide * cat.placing.scale, highest: LAID.high });
  const [x] = onStage(cat, cat.cat.figure.head.at);
  const high = heightOf(thing.box) * thing.placing.scale;
  thing.placing.at = [x, cat.placing.at[1] + Math.min(LAID.before, high * 0.4)];
  thing.depth = cat.depth + 0.05;
  thing.isPlaced = true;
  cat.target = thing.placing.at;
}

/** Turns a book to its reader: the viewer sees it from outside. */
function openUp(thing: ThingOnStage): void {
  redrawn(thing, openBook(thing.prop, thing.colour));
}
