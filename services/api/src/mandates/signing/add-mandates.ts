import type { FastifyInstance } from "fastify";
import type { Documents } from "../../documents/compiler.ts";
import { amountChecker } from "../../gifts/amount-checker.ts";
import type { AddDeps } from "./add.ts";
import { mandateAdder } from "./add.ts";
import type { MakeMandate } from "./document.ts";
import { paperFormMaker } from "./paper-form.ts";
import { mandateRoutes } from "./routes.ts";

type Given = Omit<AddDeps, "checkAmount"> & { documents: Documents; makeMandate: MakeMandate };

/** The calls of mandates. Answers with what adds one, which a gift each month does as well. */
export const addMandates = async (app: FastifyInstance, given: Given) => {
  const { published, documents } = given;
  const checkAmount = amountChecker(published.giftLimits, "monthly_gift");
  const addMandate = mandateAdder({ ...given, checkAmount });
  await app.register(mandateRoutes, { ...given, addMandate, makePaperForm: paperFormMaker({ published, documents }) });
  return addMandate;
};
