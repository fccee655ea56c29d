import { Gutter } from "@payloadcms/ui";
import { RenderServerComponent } from "@payloadcms/ui/elements/RenderServerComponent";
import type { AdminViewServerProps } from "payload";

/** What is live and what is to be mended take the wider column: their rows are long. */
const inWide = 2;

/** In place of Payload's dashboard, whose cards repeat the menu. Its sections are `beforeDashboard` in the configuration. */
export function FirstPage({ i18n, locale, params, payload, permissions, searchParams, user }: AdminViewServerProps) {
  const name = user?.name ?? "";
  const sections = payload.config.admin.components.beforeDashboard;
  const columns = [sections.slice(0, inWide), sections.slice(inWide)];
  return (
    <Gutter className="house-first-page">
      <h1>{name === "" ? "Hej!" : `Hej, ${name}!`}</h1>
      <div className="house-panels">
        {columns.map((Component, index) => (
          <div key={index} className="house-panels__column">
            {RenderServerComponent({
              Component,
              importMap: payload.importMap,
              serverProps: { i18n, locale, params, payload, permissions, searchParams, user },
            })}
          </div>
        ))}
      </div>
    </Gutter>
  );
}
