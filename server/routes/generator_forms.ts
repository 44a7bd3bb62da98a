/**
 * Drawing and saving by forms that need no script.
 *
 * @module
 */
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { characterUrl } from "../../lib/characters/character_url.ts";
import { DONE_PARAMETER } from "../../lib/forms/refused_form.ts";
import { drawnUrl, GENERATOR_FORMS, GENERATOR_PAGE } from "../../lib/generator/generator_page.ts";
import { DescriptionRequest, Traits } from "../../lib/schemas/description_request.ts";
import { Name } from "../../lib/schemas/save_request.ts";
import { createSingleFlight } from "../concurrency/single_flight.ts";
import { requirePermittedChoices } from "../generation/permitted_choices.ts";
import { checked } from "../http/checked.ts";
import type { AppEnv } from "../http/env.ts";
import { guestCookie } from "../http/guest_cookie.ts";
import { type Fields, pageForm } from "../http/page_form.ts";
import { type Requester, requesterOf } from "../http/requester.ts";
import { requireUser } from "../http/session.ts";
import { sha256 } from "../hashing/sha256.ts";
import { answeringForms, type PageServices } from "../pages/form_answers.ts";
import type { Services } from "../services.ts";

type Choices = z.output<typeof DescriptionRequest>;

const SaveFields = z.object({ name: Name, traits: Traits });

export function generatorFormRoutes(
  services: PageServices & Pick<Services, "generation" | "characters" | "config">,
): Hono<AppEnv> {
  const { generation, characters, config } = services;
  const guests = guestCookie(config.appUrl);
  /** What is being drawn for guests of whom no cookie is known yet. */
  const firstPictures = createSingleFlight<string>();

  async function generate(c: Context<AppEnv>, fields: Fields): Promise<string> {
    const { description: prompt, style } = fields;
    const choices = checked(DescriptionRequest, { prompt, style });
    requirePermittedChoices(choices, c.var.session?.user);
    const isFirst = !c.var.session && guests.known(c) === undefined;
    const who = requesterOf(c, { guests, config });
    if (!isFirst) return await draw(who, choices);
    // A second click comes without a cookie, too: it is recognised by address, program and words.
    const name = JSON.stringify([who.owner, c.req.header("User-Agent"), choices]);
    return await firstPictures.run(name, () => draw(who, choices));
  }

  async function draw(who: Requester, choices: Choices): Promise<string> {
    // A second click asks for the same picture: it comes before there is a newer one.
    const [newest] = await generation.recent(who);
    const wish = JSON.stringify([who.browser, newest?.imageUrl, choices]);
    const idempotencyKey = `form-${await sha256(new TextEncoder().encode(wish))}`;
    const { imageUrl } = await generation.generate({ ...who, choices, idempotencyKey });
    return drawnUrl(imageUrl);
  }

  async function save(c: Context<AppEnv>, { picture = "", name, traits = "" }: Fields) {
    const user = requireUser(c);
    const fields = checked(SaveFields, { name, traits: listed(traits) });
    const id = await characters.saveOnce(user.id, { ...fields, imageUrl: picture });
    return `${characterUrl({ id })}?${DONE_PARAMETER}=saved`;
  }

  const forms = { [GENERATOR_FORMS.generate]: generate, [GENERATOR_FORMS.save]: save };
  return new Hono<AppEnv>().post(GENERATOR_PAGE, pageForm(answeringForms(services), forms));
}

/** Between commas. */
function listed(text: string): string[] {
  return text.split(",").map((part) => part.trim()).filter((part) => part !== "");
}
