import type { Module } from "../../kinds/module.ts";
import { commentRoute } from "./comment-route.ts";
import { contactPart } from "./contact-changes.ts";
import { mailLinkJob } from "./mail-links.ts";
import { mailedRoutes } from "./mailed-routes.ts";
import { downloadRoute } from "./download.ts";
import { myDataMails } from "./mails.ts";
import { myDataRetention } from "./retention.ts";
import { rotatePersons } from "./rotate-keys.ts";
import { myDataRoutes } from "./routes.ts";
import { commentCommands, commentSections } from "./staff-comments.ts";
import { mailChoiceCommands } from "./staff-mail-choices.ts";

export const myData = {
  routes: [myDataRoutes, downloadRoute, mailedRoutes, commentRoute],
  mails: myDataMails,
  jobs: (given) => ({ mailLinks: mailLinkJob(given) }),
  attention: () => commentSections,
  commands: () => ({ ...commentCommands, ...mailChoiceCommands }),
  myData: contactPart,
  retention: myDataRetention,
  rotateKeys: rotatePersons,
} satisfies Module;
