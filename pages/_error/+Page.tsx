/**
 * What a person sees when there is no such page, or when one broke. Without script: this page must
 * work when nothing else does.
 *
 * @module
 */
import { ButtonLink } from "../../ui/components/Button.tsx";
import type { PageProps } from "../types.ts";
import { CatOnRouter } from "./CatOnRouter.tsx";
import { CatWithVase } from "./CatWithVase.tsx";
import { Problem, Ways } from "./Problem.tsx";

export default function Page({ pageContext }: PageProps) {
  const { is404, urlPathname, requestId } = pageContext;
  return is404 ? <NotFound /> : <Broken url={urlPathname} requestId={requestId} />;
}

function NotFound() {
  return (
    <Problem picture={<CatOnRouter className="w-full max-w-md" />} title="404 Page Not Found">
      <p>Did you forget to add the page to the router?</p>
      <p>Or is somebody sitting on it?</p>
      <Ways>
        <ButtonLink href="/" size="large">Take me home</ButtonLink>
        <ButtonLink href="/community" size="large" variant="quiet">See the gallery</ButtonLink>
      </Ways>
    </Problem>
  );
}

function Broken({ url, requestId }: { url: string; requestId: string }) {
  return (
    <Problem picture={<CatWithVase className="w-full max-w-md" />} title="Something went wrong">
      <p>We knocked something over while making this page. It is our fault, not yours.</p>
      <p>
        If it happens again, tell us this number:{" "}
        <span className="inline-block max-w-full break-all font-mono text-base">{requestId}</span>
      </p>
      <Ways>
        <ButtonLink href={url} size="large">Try again</ButtonLink>
        <ButtonLink href="/" size="large" variant="quiet">Take me home</ButtonLink>
      </Ways>
    </Problem>
  );
}
