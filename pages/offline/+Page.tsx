/**
 * What the service worker shows when there is no connection. It is kept in the browser, so it says nothing
 * about anyone, and needs no script.
 *
 * @module
 */
import { ButtonLink } from "../../ui/components/Button.tsx";
import { CatOnRouter } from "../_error/CatOnRouter.tsx";
import { Problem, Ways } from "../_error/Problem.tsx";

export function Page() {
  return (
    <Problem picture={<CatOnRouter className="w-full max-w-md" />} title="You are offline">
      <p>Somebody is sitting on the router.</p>
      <p>Your cats are safe. They are back as soon as there is a connection.</p>
      <Ways>
        <ButtonLink href="" size="large">Try again</ButtonLink>
      </Ways>
    </Problem>
  );
}
