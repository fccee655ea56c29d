import "@payloadcms/next/css";
import "../../admin/custom.css";
import "../../admin/preview/preview.css";
import "../../admin/links.css";
import "../../admin/texts-table/texts-table.css";
import "../../admin/refusals/refusals.css";
import "../../admin/history/history.css";
import "../../admin/unsaved/unsaved.css";
import config from "@payload-config";
import { handleServerFunctions, RootLayout } from "@payloadcms/next/layouts";
import type { ServerFunctionClient } from "payload";
import type { ReactNode } from "react";
import { leaveConflictsToTheSave } from "../../history/conflicts-at-save.ts";
import { importMap } from "./admin/importMap.js";

const serverFunction: ServerFunctionClient = async (args) => {
  "use server";
  return handleServerFunctions({ ...leaveConflictsToTheSave(args), config, importMap });
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
