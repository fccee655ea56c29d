import { Gutter } from "@payloadcms/ui";
import { RenderServerComponent } from "@payloadcms/ui/elements/RenderServerComponent";
import type { AdminViewServerProps } from "payload";

/** In place of Payload's dashboard, whose cards repeat the menu. Its sections are `beforeDashboard` in the configuration. */
export function FirstPage({ i18n, locale, params, payload, permissions, searchParams, user }: AdminViewServerProps) {
  const name = user?.name ?? "";
  return (
    <Gutter className="house-first-page">
      <h1>{name === "" ? "Hej!" : `Hej, ${name}!`}</h1>
      <div className="house-panels">
        {RenderServerComponent({
          Component: payload.config.admin.components.beforeDashboard,
          importMap: payload.importMap,
          serverProps: { i18n, locale, params, payload, permissions, searchParams, user },
        })}
      </div>
    </Gutter>
  );
}
