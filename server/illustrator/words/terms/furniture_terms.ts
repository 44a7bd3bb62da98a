/**
 * @module Furniture that brings its room along: a couch stands in a living room unless words say another
 * place.
 */
import { says, type Term } from "../../vocabulary/term.ts";
import type { Prop } from "../../wardrobe/prop_kinds.ts";
import type { Setting } from "../../world/places.ts";

export const FURNITURE_TERMS: Term[] = [
  furniture("couch", "living room", "couch, couches, sofa, sofas, settee, loveseat"),
  furniture("bed", "bedroom", "bed, beds"),
  furniture("shelf", "living room", "shelf, shelves, wall shelf"),
  furniture("radiator", "living room", "radiator, radiators"),
  furniture("armchair", "living room", "armchair, armchairs"),
  furniture("cat tree", "living room", "cat tree, cat tower, scratching post"),
  furniture("windowsill", "window", "windowsill, window sill, window ledge"),
  furniture("counter", "kitchen", "kitchen counter, countertop, kitchen worktop, worktop"),
  furniture("sink", "kitchen", "kitchen sink"),
  furniture("table", "kitchen", "kitchen table"),
  furniture("stove", "kitchen", "kitchen stove"),
  furniture("desk", "office", "office desk"),
  furniture(
    "bed",
    "bedroom",
    "unmade bed, hotel bed",
  ),
  furniture("shelf", "library", "book shelf, book shelves"),
  furniture("bench", "park", "park bench"),
  furniture("picket fence", "garden", "garden fence"),
  furniture("wall", "garden", "garden wall"),
  furniture("wall", "city", "city wall, graffiti wall"),
  furniture("wall", "castle", "castle wall"),
  furniture("wall", "harbour", "harbour wall, harbor wall, quay wall"),
  furniture(
    "gravestone",
    "graveyard",
    "gravestone, gravestones, tombstone, tombstones, headstone, headstones",
  ),
  furniture(
    "doorway",
    "living room",
    "doorway, doorways, door frame, doorframe, open door, open doors, open doorway",
  ),
  furniture(
    "drawer",
    "bedroom",
    "in a drawer, in the drawer, in my drawer, in its drawer, inside a drawer, inside the drawer, in an open drawer, in a sock drawer, in the sock drawer, open drawer, sock drawer",
  ),
  furniture("tree branch", "forest", "tree branch, branch of a tree"),
];

function furniture(prop: Prop, room: Setting, words: string): Term {
  const term = says({ prop }, words, { role: "thing" });
  return { ...term, claims: [...term.claims, { slot: "setting", value: room, weak: true }] };
}
