import { redirect } from "next/navigation.js";
import type { AdminViewServerProps } from "payload";
import { ForgotForm } from "./forgot-form.tsx";

/** In place of Payload's own, which does not know what was written before its script came, and yet says that a mail comes. */
export function ForgotView({ initPageResult }: AdminViewServerProps) {
  if (initPageResult.req.user !== null) redirect("/admin/account");
  return <ForgotForm />;
}
