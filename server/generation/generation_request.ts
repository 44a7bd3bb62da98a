/** @module A request for a picture, and the generation it becomes. */
import { ulid } from "ulid";
import type { Birth } from "../../lib/kittens/birth.ts";
import { PHOTO_PICTURE_COST, PICTURE_COST } from "../../lib/credits.ts";
import type { GenerateRequest } from "../../lib/schemas/generate_request.ts";
import { DAY_MS } from "../../lib/durations.ts";
import type { Photo } from "../photos/photo.ts";
import { sha256 } from "../hashing/sha256.ts";
import {
  type CreditCharge,
  type GuestCharge,
  type NewGeneration,
  type Owner,
  userIdOf,
} from "../store/generations/generation_row.ts";
import type { StoryDraft } from "../store/stories/story_row.ts";
import { utcDay } from "../time/utc_day.ts";
import type { GeneratorRecipe } from "./image_generator.ts";
import type { Listener } from "./jobs.ts";

/** A picture that a client asks for. */
export interface GenerationRequest extends Listener {
  /** A user, or a guest by client address. */
  owner: Owner;
  /** The browser of a guest, which may have one picture waiting; users are bounded by their credits. */
  browser?: string;
  /** Premium users' pictures are drawn first. */
  isPremium?: boolean;
  /** What was described and chosen. */
  choices: Omit<GenerateRequest, "sourceImage" | "locked">;
  /** The cat to start from; users only. */
  photo?: Photo;
  /** In place of the words: the recipe of a picture that is drawn again with changes, or of a kitten. */
  revision?: GeneratorRecipe;
  /** Of a kitten: whose it is. */
  birth?: Birth;
  /** Of the first panel of a story: what is kept of it once all its panels are drawn. */
  story?: StoryDraft;
  /** Credits, which a user pays. Absent: nothing for a revision, else what a picture costs. */
  cost?: number;
  /** Parts of another picture that the new one is to have, as the generator reads them. */
  locked?: GeneratorRecipe;
  /** The client's own key: with the same key and request there is one picture, paid once. */
  idempotencyKey?: string;
}

/** Pictures that a user asks and pays for together: a litter, a story. */
export interface JointRequest
  extends Pick<GenerationRequest, "owner" | "isPremium" | "idempotencyKey"> {
  /** The same for the same pictures. */
  fingerprint: string;
  /** Of each picture; the first one pays and has the key. Called once, when there is none under the key. */
  requests: () => readonly GenerationRequest[] | Promise<readonly GenerationRequest[]>;
}

/** How long a picture waits to be saved. */
const UNSAVED_LIFE_MS = DAY_MS;

/** Enough for no two pictures to look alike by chance. */
const SEED_BYTES = 8;

/** A seed for a request without one. */
export function randomSeed(): string {
  return crypto.getRandomValues(new Uint8Array(SEED_BYTES)).toHex();
}

/** The same text for the same request, whatever the order of its fields. */
export async function fingerprintOf(
  { choices, photo, revision, locked }: GenerationRequest,
): Promise<string> {
  const { prompt, style, seed, traits, accessories, colorScheme } = choices;
  const parts = [prompt, style, seed, traits, accessories, colorScheme, photo?.fingerprint];
  if (keepsPhoto({ choices, photo })) parts.push("photo kept");
  if (photo && choices.seen !== undefined) parts.push(JSON.stringify({ seen: choices.seen }));
  if (locked) parts.push(JSON.stringify({ locked }));
  if (revision) parts.push(JSON.stringify(revision));
  const text = new TextEncoder().encode(JSON.stringify(parts.map((part) => part ?? null)));
  return await sha256(text);
}

/** Without a photo there is nothing to keep. */
function keepsPhoto({ choices, photo }: Pick<GenerationRequest, "choices" | "photo">): boolean {
  return photo !== undefined && (choices.keepPhoto ?? false);
}

/** What the server adds to a request. */
export interface RequestContext {
  /** Of the request, see {@link fingerprintOf}. */
  fingerprint: string;
  /** When it was made. */
  moment: Date;
  /** Whether guests' pictures are counted. */
  guestsCounted: boolean;
  /** The name of the worker that draws it. */
  worker: string;
}

/** The generation of a request made at this moment. */
export function newGeneration(request: GenerationRequest, placing: RequestContext): NewGeneration {
  const { owner, choices, idempotencyKey } = request;
  const { fingerprint, moment, worker } = placing;
  return {
    id: ulid(moment.getTime()),
    owner,
    idempotencyKey,
    fingerprint,
    ...(request.browser !== undefined && { browser: request.browser }),
    prompt: choices.prompt,
    style: choices.style,
    seed: choices.seed ?? randomSeed(),
    traits: choices.traits ?? [],
    accessories: choices.accessories ?? [],
    colorScheme: choices.colorScheme,
    ...(keepsPhoto(request) && { keepPhoto: true }),
    ...(request.photo && choices.seen !== undefined && { seen: choices.seen }),
    ...(request.locked !== undefined && { locked: request.locked }),
    ...(request.revision !== undefined && { revision: request.revision }),
    ...(request.birth && { birth: request.birth }),
    ...(request.story && { story: request.story }),
    charge: chargeFor(request, placing),
    createdAt: moment.toISOString(),
    worker,
    unsavedUntil: moment.getTime() + UNSAVED_LIFE_MS,
  };
}

function chargeFor(
  { owner, photo, revision, cost }: GenerationRequest,
  { moment, guestsCounted }: RequestContext,
): CreditCharge | GuestCharge | undefined {
  if (revision !== undefined && !cost) return undefined;
  const userId = userIdOf(owner);
  if (userId !== null) {
    const amount = cost ?? (photo ? PHOTO_PICTURE_COST : PICTURE_COST);
    return { kind: "credits", userId, amount };
  }
  return guestsCounted ? { kind: "guest", day: utcDay(moment) } : undefined;
}
