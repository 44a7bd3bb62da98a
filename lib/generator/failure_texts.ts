/**
 * What a person is told when no picture came.
 *
 * @module
 */

export interface FailureTexts {
  title: string;
  description: string;
}

/** The words for a failure with this HTTP status (0: the server was out of reach). */
export function failureTexts(
  { status, message }: { status: number; message?: string },
): FailureTexts {
  if (status === 403) {
    return {
      title: "No generations remaining",
      description: "You've used all your available generations. Purchase more to continue!",
    };
  }
  return {
    title: "Generation failed",
    description: message || "Failed to generate character. Please try again.",
  };
}
