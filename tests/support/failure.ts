/** @module What tests expect of a use case that cannot answer. */
import assert from "node:assert/strict";
import { Failure, type FailureKind } from "../../server/failures/failure.ts";

/** For `assert.rejects`: a failure of this kind with such a message. */
export function failsWith(kind: FailureKind, message: RegExp): (error: unknown) => true {
  return (error) => {
    assert(error instanceof Failure, String(error));
    assert.equal(error.kind, kind);
    assert.match(error.message, message);
    return true;
  };
}
