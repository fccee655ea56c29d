import { DefaultTemplate } from "@payloadcms/next/templates";
import { Gutter, SetStepNav } from "@payloadcms/ui";
import { redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import { mayOnSite } from "../../access/roles.ts";
import { ReadIn } from "./read-in.tsx";
import { TakeOut } from "./take-out.tsx";

const list = "/admin/collections/translations";

export function TextsTableView({ initPageResult, params, searchParams = {} }: AdminViewServerProps) {
  const { locale, permissions, req, visibleEntities } = initPageResult;
  const { i18n, payload, user } = req;
  // Payload shows views of one's own to strangers.
  if (user === null) redirect("/admin/login?redirect=/admin/texts-table");
  return (
    <DefaultTemplate
      {...{ i18n, payload, permissions, req, searchParams, user, visibleEntities }}
      viewActions={payload.config.admin.components.actions}
      {...(params === undefined ? {} : { params })}
      {...(locale === undefined ? {} : { locale })}
    >
      <SetStepNav nav={[{ label: "Texter", url: list }, { label: "Tabell för översättning" }]} />
      <Gutter className="texts-table">
        <h1>Tabell för översättning</h1>
        <p>Ta ut texterna, låt någon översätta eller skriva om dem i Excel, och läs in tabellen igen.</p>
        <TakeOut />
        {mayOnSite(user, "importTexts") ? (
          <ReadIn />
        ) : (
          <section className="house-panel">
            <h2>Läs in en tabell</h2>
            <p>Det du läser in syns på webbplatsen direkt. Be en redaktör läsa in tabellen.</p>
          </section>
        )}
      </Gutter>
    </DefaultTemplate>
  );
}
