/**
 * @module Buying by forms that need no script: on the page of the plans, and on the demo provider's own.
 */
import { type Context, Hono } from "hono";
import { demoPaymentPath } from "../../lib/payments/demo_payment.ts";
import { DEMO_FORMS, PLAN_FORMS, PLANS_PAGE } from "../../lib/payments/payment_forms.ts";
import { DemoCard, DemoOutcome } from "../../lib/schemas/payments.ts";
import { Failure } from "../failures/failure.ts";
import { validated } from "../http/validated.ts";
import type { AppEnv } from "../http/env.ts";
import { type Fields, pageForm } from "../http/page_form.ts";
import { requireUser } from "../http/session.ts";
import { answeringForms, type PageServices } from "../pages/form_answers.ts";
import { productNamed } from "../payments/products.ts";
import type { Services } from "../services.ts";
import { demoPaymentOf } from "./demo_payment_url.ts";
import { t } from "../../lib/i18n/translate.ts";

const DEMO_PAGE = demoPaymentPath(":id");

/**
 * Forms of plans and of the demo's page: 303 to the provider or to where the buyer came from. What is refused
 * answers with the page: 400 for a card, 401 to guests, 404 for a product or payment that does not exist, 409 for
 * a plan that is bought already.
 */
export function paymentFormRoutes(
  services: PageServices & Pick<Services, "payments" | "demo">,
): Hono<AppEnv> {
  const { payments } = services;
  const answerForm = answeringForms(services);

  async function buy(c: Context<AppEnv>, { product = "" }: Fields): Promise<string> {
    const { id: userId } = requireUser(c);
    const { id: productId } = productNamed(product);
    const checkout = await payments.buy({ userId, productId, mode: "hosted" });
    if ("url" in checkout) return checkout.url;
    throw new Error("The provider has no page of its own for this checkout.");
  }

  async function cancelPlan(c: Context<AppEnv>): Promise<string> {
    await payments.cancelPlan(requireUser(c).id);
    return PLANS_PAGE;
  }

  async function resumePlan(c: Context<AppEnv>): Promise<string> {
    await payments.resumePlan(requireUser(c).id);
    return PLANS_PAGE;
  }

  async function portal(c: Context<AppEnv>): Promise<string> {
    return (await payments.openPortal(requireUser(c).id)).url;
  }

  async function pay(c: Context<AppEnv>, fields: Fields): Promise<string> {
    const { id: userId } = requireUser(c);
    const { demo, id } = demoPaymentOf(c, services.demo);
    const card = validated(DemoCard, { ...fields, confirmed: fields.confirmed === "true" });
    const { status, message, returnUrl } = await demo.pay(userId, id, card);
    if (status === "succeeded") return returnUrl;
    if (status !== "declined") return demoPaymentPath(id);
    const refusal = message ?? t("Your card was declined.");
    const issues = [{ path: "cardNumber", message: refusal }];
    throw new Failure("invalid", refusal, { issues });
  }

  async function cancel(c: Context<AppEnv>): Promise<string> {
    const { id: userId } = requireUser(c);
    const { demo, id } = demoPaymentOf(c, services.demo);
    return (await demo.cancel(userId, id)).cancelUrl;
  }

  async function settle(c: Context<AppEnv>, fields: Fields): Promise<string> {
    const { id: userId } = requireUser(c);
    const { demo, id } = demoPaymentOf(c, services.demo);
    await demo.settle(userId, id, validated(DemoOutcome, fields).outcome);
    return demoPaymentPath(id);
  }

  const plans = {
    [PLAN_FORMS.buy]: buy,
    [PLAN_FORMS.cancel]: cancelPlan,
    [PLAN_FORMS.resume]: resumePlan,
    [PLAN_FORMS.portal]: portal,
  };
  const demoForms = {
    [DEMO_FORMS.pay]: pay,
    [DEMO_FORMS.cancel]: cancel,
    [DEMO_FORMS.settle]: settle,
  };
  return new Hono<AppEnv>()
    .post(PLANS_PAGE, pageForm(answerForm, plans))
    .post(DEMO_PAGE, pageForm(answerForm, demoForms));
}
