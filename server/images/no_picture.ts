/**
 * What is answered where a picture is asked for that we do not have, or not any more, or cannot have.
 *
 * @module
 */
import { Failure } from "../failures/failure.ts";

export function noPicture(): Failure {
  return new Failure("notFound", "There is no such picture.");
}

export function noPictureKey(): Failure {
  return new Failure("invalid", "This is not the key of a picture.");
}
