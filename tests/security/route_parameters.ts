/**
 * @module What the URL of each route names: something of the user's, of another's, or something public. A
 * route whose URL names something has to be listed here.
 */
import { FILE_KINDS } from "../../server/character_files/kinds.ts";
import { CHARACTER, DELETED_CHARACTER } from "../../server/routes/character_url.ts";
import { SUBMISSION } from "../../server/routes/submission_url.ts";
import type { Belongings } from "./belongings.ts";
import { EXAMPLE_FORMS } from "./example_forms.ts";
import { type Route, urlOf } from "./routes.ts";

const STORY = "/api/stories/:id{[0-9A-Z]{26}}";
const PAYMENT = "/api/demo-payments/:id";
const ofOpenPayment = ({ openPayment }: Belongings) => ({ id: openPayment });
const ofPendingPayment = ({ pendingPayment }: Belongings) => ({ id: pendingPayment });
const ofPaidPayment = ({ paidPayment }: Belongings) => ({ id: paidPayment });
const ofStory = ({ story }: Belongings) => ({ id: story });
const ofSession = ({ sessionId }: Belongings) => ({ id: sessionId });
const ofPasskey = ({ passkey }: Belongings) => ({ id: passkey });
const ofCharacter = ({ character }: Belongings) => ({ id: String(character) });
const ofDeleted = ({ deleted }: Belongings) => ({ id: String(deleted) });
const ofAnother = ({ anothers }: Belongings) => ({ id: String(anothers) });

/** What the URL of each route names of a user's own; in the query where it is not in the path. */
const NAMED: Record<string, (things: Belongings) => Record<string, string>> = {
  "DELETE /api/account/sessions/:id": ofSession,
  "PATCH /api/account/passkeys/:id": ofPasskey,
  "DELETE /api/account/passkeys/:id": ofPasskey,
  "DELETE /api/keys/:id{[0-9A-Z]{26}}": ({ apiKey }) => ({ id: apiKey }),
  [`PATCH ${CHARACTER}`]: ofCharacter,
  [`DELETE ${CHARACTER}`]: ofCharacter,
  [`GET ${CHARACTER}/neighbours`]: ofCharacter,
  [`POST ${DELETED_CHARACTER}/restore`]: ofDeleted,
  [`GET ${DELETED_CHARACTER}/image`]: ofDeleted,
  [`POST ${PAYMENT}/pay`]: ofOpenPayment,
  [`POST ${PAYMENT}/cancel`]: ofOpenPayment,
  [`POST ${PAYMENT}/settle`]: ofPendingPayment,
  [`POST ${PAYMENT}/card`]: ofPaidPayment,
  [`POST ${PAYMENT}/renew`]: ofPaidPayment,
  [`POST ${PAYMENT}/refund`]: ofPaidPayment,
  [`POST ${PAYMENT}/dispute`]: ofPaidPayment,
  "GET /api/user/characters/archive": ({ character }) => ({ ids: String(character) }),
  [`DELETE ${STORY}`]: ofStory,
  [`GET ${STORY}/page.png`]: ofStory,
  [`GET ${STORY}/page.pdf`]: ofStory,
  [`POST ${SUBMISSION}/withdraw`]: ({ submission }) => ({ id: String(submission) }),
};

/** What those routes name that are for the entries of others. */
const OF_ANOTHER: Record<string, (things: Belongings) => Record<string, string>> = {
  [`POST ${SUBMISSION}/vote`]: ofAnother,
  [`POST ${SUBMISSION}/report`]: ofAnother,
};

const ENTERED = "entries of the contest are public";

const SHARED = "a saved character has a page that can be shared";

/** Routes on which guests have things of their own, and what those are. */
export const GUESTS_OWN: Record<string, string> = {
  "POST /api/characters/redraw": "the pictures of their browser",
};

/** Routes that name public things, and why they are public. */
export const PUBLIC: Record<string, string> = {
  [`GET ${CHARACTER}`]: SHARED,
  [`GET ${CHARACTER}/image`]: SHARED,
  [`GET ${CHARACTER}/presigned-url`]: SHARED,
  [`GET ${CHARACTER}/local-image`]: SHARED,
  [`GET ${CHARACTER}/download`]: SHARED,
  [`GET ${CHARACTER}/card.png`]: SHARED,
  ...Object.fromEntries(
    FILE_KINDS.map(({ name }) => [`GET ${CHARACTER}/${name}`, SHARED]),
  ),
  [`GET ${CHARACTER}/styles/:style{[a-z-]{1,20}}`]: SHARED,
  [`POST ${SUBMISSION}/vote`]: ENTERED,
  [`POST ${SUBMISSION}/report`]: ENTERED,
  "POST /api/kittens": "its owner says whether a public cat may have kittens",
  "GET /api/community/contests/:period{[0-9]{4}-[0-9]{2}}/result": "a result is published",
  "GET /api/community/contests/:period{[0-9]{4}-[0-9]{2}}/card.png": "a result is published",
  "GET /by/:username/feed.atom": "a profile is public unless it is turned off",
  "GET /api/products/:productId": "what is sold is public",
  "GET /avatar/1/:file": "any text has an avatar",
  "GET /images/:kind/:name": "the address carries a signature of its own",
  "POST /api/test-presigned-url": "the key of a picture cannot be guessed",
};

/** Whether it is known what this route's URL names. */
export function isKnown({ name, pattern }: Route): boolean {
  return !pattern.includes(":") || [NAMED, PUBLIC, EXAMPLE_FORMS].some((known) => name in known);
}

/** The URL of this route about these things. */
export function urlAbout({ name, pattern }: Route, things: Belongings): string {
  const parameters = (NAMED[name] ?? OF_ANOTHER[name] ?? ofCharacter)(things);
  const path = urlOf(pattern, parameters);
  return pattern.includes(":") || !NAMED[name]
    ? path
    : `${path}?${new URLSearchParams(parameters)}`;
}
