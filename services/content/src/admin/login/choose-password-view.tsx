import { MinimalTemplate } from "@payloadcms/next/templates";
import { redirect } from "next/navigation.js";
import type { AdminViewServerProps } from "payload";
import { ChoosePasswordForm } from "./choose-password-form.tsx";

/** In place of Payload's own, whose form does not know what was written before its script came. */
export function ChoosePasswordView({ initPageResult, params }: AdminViewServerProps) {
  if (initPageResult.req.user !== null) redirect("/admin/account");
  const [, token = ""] = params?.segments ?? [];
  return (
    <MinimalTemplate>
      <ChoosePasswordForm token={token} />
    </MinimalTemplate>
  );
}
