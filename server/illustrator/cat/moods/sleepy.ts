/** @module A sleepy cat. */
import { OPEN } from "../head/expression.ts";
import type { MoodEntry } from "../mood_entry.ts";

export const mood: MoodEntry = {
  words:
    "sleepy, tired, has seen things, seen some things, who has seen things, has seen it all, seen it all, thousand yard stare, drowsy, lazy, exhausted, weary, dozy, half asleep, lethargic, sleepily, sleepyhead, sleepy eyes, sleepy eyed, droopy eyes, droopy eyed, heavy eyed, bleary, bleary eyed, groggy, just woke up, woken up, just awake, snoozy, lazily, laziness, lazybones, slothful, sloth like, worn out, wiped out, burnt out, burned out, fatigued, drained, lethargy, sluggish, procrastinating, needs coffee, before coffee, bedtime, bed time, sleepy time, ready for bed, nap time, naptime, slumberous, tired looking, barely awake, struggling to stay awake",
  nearest:
    "waking up, wakes up, sleep deprived, insomniac, wants to sleep, bags under its eyes, bags under his eyes, bags under her eyes, bags under their eyes, dark circles under its eyes, dark circles under his eyes, dark circles under her eyes, rings under its eyes, rings under his eyes, rings under her eyes, eye bags, bleary from work, overworked, burnt out, jet lagged, hungover",
  poses: ["sleeping", "loaf", "lying", "stretching"],
  gestures: ["lying", "loaf"],
  face: {
    ...OPEN,
    tilt: -0.16,
    upperLid: 0.72,
    lowerLid: 0.06,
    pupil: 0.6,
    look: [0, 0.6],
    mouth: "small",
    carriage: { bow: 44, lean: 12, hunch: 14, pitch: -0.6, tilt: 0.3 },
    ears: { out: 0.72, flat: 0.2 },
    blush: 0.5,
    tail: { carriage: "low" },
  },
};
