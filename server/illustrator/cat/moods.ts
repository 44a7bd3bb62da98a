/**
 * @module Every entry of `cat/moods`. Written by `deno task entries`: change the entries, not this file.
 */
import type { MoodEntry } from "./mood_entry.ts";
import { mood as angry } from "./moods/angry.ts";
import { mood as bored } from "./moods/bored.ts";
import { mood as brave } from "./moods/brave.ts";
import { mood as calm } from "./moods/calm.ts";
import { mood as confused } from "./moods/confused.ts";
import { mood as curious } from "./moods/curious.ts";
import { mood as determined } from "./moods/determined.ts";
import { mood as disgusted } from "./moods/disgusted.ts";
import { mood as dreamy } from "./moods/dreamy.ts";
import { mood as grinning } from "./moods/grinning.ts";
import { mood as grumpy } from "./moods/grumpy.ts";
import { mood as guilty } from "./moods/guilty.ts";
import { mood as happy } from "./moods/happy.ts";
import { mood as laughing } from "./moods/laughing.ts";
import { mood as loving } from "./moods/loving.ts";
import { mood as mischievous } from "./moods/mischievous.ts";
import { mood as playful } from "./moods/playful.ts";
import { mood as proud } from "./moods/proud.ts";
import { mood as sad } from "./moods/sad.ts";
import { mood as scared } from "./moods/scared.ts";
import { mood as shy } from "./moods/shy.ts";
import { mood as silly } from "./moods/silly.ts";
import { mood as sleepy } from "./moods/sleepy.ts";
import { mood as smug } from "./moods/smug.ts";
import { mood as surprised } from "./moods/surprised.ts";
import { mood as suspicious } from "./moods/suspicious.ts";
import { mood as worried } from "./moods/worried.ts";

/** The name of an entry. */
// deno-fmt-ignore
export type Mood =
  | "angry" | "bored" | "brave" | "calm" | "confused" | "curious" | "determined" | "disgusted"
  | "dreamy" | "grinning" | "grumpy" | "guilty" | "happy" | "laughing" | "loving" | "mischievous"
  | "playful" | "proud" | "sad" | "scared" | "shy" | "silly" | "sleepy" | "smug" | "surprised"
  | "suspicious" | "worried";

/** Every entry by its name. */
// deno-fmt-ignore
export const MOODS: Readonly<Record<Mood, MoodEntry>> = {
  angry, bored, brave, calm, confused, curious, determined, disgusted, dreamy, grinning, grumpy,
  guilty, happy, laughing, loving, mischievous, playful, proud, sad, scared, shy, silly, sleepy,
  smug, surprised, suspicious, worried,
};

/** Every name, in the order of the alphabet. */
export const MOOD_NAMES: Mood[] = Object.keys(MOODS) as Mood[];
