/**
 * A character that was here a moment ago, and is gone.
 *
 * @module
 */
import { keepToast } from "../toast.ts";

/** Leaves its page for the collection, and says why. */
export function leaveLostCharacter(): void {
  keepToast({
    title: "Error",
    description: "Could not find the character you're looking for.",
    tone: "destructive",
  });
  location.assign("/collection");
}
