import assert from "node:assert/strict";
import { Failure } from "../failures/failure.ts";
import { refuseCommonPassword } from "./password_blocklist.ts";

for (const password of ["password", "PASSWORD", "12345678", "iloveyou", "baseball"]) {
  Deno.test(`${password} is refused, with the field named`, async () => {
    await assert.rejects(refuseCommonPassword(password, "newPassword"), (error) => {
      assert(error instanceof Failure);
      assert.equal(error.kind, "invalid");
      assert.match(error.message, /most common/);
      assert.deepEqual(error.details.issues, [{ path: "newPassword", message: error.message }]);
      return true;
    });
  });
}

for (
  const password of ["correct horse battery", "password of a cat", "🐱🐱🐱🐱🐱🐱🐱🐱", "__proto__"]
) {
  Deno.test(`${password} is accepted`, async () => {
    await refuseCommonPassword(password, "password");
  });
}
