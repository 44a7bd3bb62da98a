/**
 * What a person sees who has paid.
 *
 * @module
 */
import { ButtonLink } from "../../ui/components/Button.tsx";
import { Card } from "../../ui/components/Card.tsx";

export function Thanks() {
  return (
    <Card ears className="mx-auto mt-10 grid max-w-xl justify-items-center gap-4 text-center">
      <h1 className="text-4xl">Payment Successful!</h1>
      <p className="text-lg">
        Your account has been credited with extra character generations.
      </p>
      <ButtonLink href="/generator" size="large">Generate characters</ButtonLink>
    </Card>
  );
}
