/** @module Drawing and saving by forms that need no script. */
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { characterUrl } from "../../lib/characters/character_url.ts";
import { DONE_PARAMETER } from "../../lib/forms/refused_form.ts";
import { drawnUrl, GENERATOR_FORMS, GENERATOR_PAGE } from "../../lib/generator/generator_page.ts";
import { DescriptionRequest, Traits } from "../../lib/schemas/description_request.ts";
import { Name } from "../../lib/schemas/save_request.ts";
import { validated } from "../http/validated.ts";
import type { AppEnv } from "../http/env.ts";
import { guestCookie } from "../http/guest_cookie.ts";
import { type Fields, pageForm } from "../http/page_form.ts";
import { requesterOf } from "../http/requester.ts";
import { requireUser } from "../http/session.ts";
import { answeringForms, type PageServices } from "../pages/form_answers.ts";
import type { Services } from "../services.ts";

const SaveFields = z.object({ name: Name, traits: Traits });

/**
 * Forms of the generator: 303 to the picture or to the saved character. What is refused answers with the page: 400
 * for fields, 401, 403 without credits, 404 for a picture that is gone, 409, 429, 503 when too many wait.
 */
export function generatorFormRoutes(
  services: PageServices & Pick<Services, "formGeneration" | "characters" | "config">,
): Hono<AppEnv> {
  const { formGeneration, characters, config } = services;
  const guests = guestCookie(config.appUrl);

  async function generate(c: Context<AppEnv>, fields: Fields): Promise<string> {
    const { description: prompt, style } = fields;
    const choices = validated(DescriptionRequest, { prompt, style });
    const isUnnamed = !c.var.session && guests.known(c) === undefined;
    const { imageUrl } = await formGeneration.generate({
      ...requesterOf(c, { guests, config }),
      choices,
      ...(isUnnamed && { unnamedProgram: c.req.header("User-Agent") ?? "" }),
    });
    return drawnUrl(imageUrl);
  }

  async function save(c: Context<AppEnv>, { picture = "", name, traits = "" }: Fields) {
    const user = requireUser(c);
    const fields = validated(SaveFields, { name, traits: listed(traits) });
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
