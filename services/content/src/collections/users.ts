import { randomBytes } from "node:crypto";
import {
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionAfterReadHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type UIField,
  ValidationError,
} from "payload";
import {
  administrator,
  administratorField,
  hiddenFromEditors,
  nobodyField,
  ownAccountOrAdministrator,
} from "../access/access.ts";
import { accountEndpoints } from "../access/account-endpoints.ts";
import { askForCode, closedEndpoints, loginEndpoint } from "../access/login.ts";
import { keepsLast, keepsRoleOfLast } from "../access/last-administrator.ts";
import { passwordEndpoints, sendPasswordLink } from "../access/password-links.ts";
import { checkPassword } from "../access/password.ts";
import { roleLabels } from "../access/roles.ts";
import { forgetSecondFactor } from "../access/second-factor.ts";
import { endSessions, ownSessionOf, rememberDevice, seenStrategy } from "../access/sessions.ts";
import { isOperation } from "../calls/operation.ts";
import { checkbox, choice, line } from "../fields/fields.ts";
import type { User } from "../payload-types.ts";

const lockMinutes = 10;
const workingDaySeconds = 8 * 60 * 60;

type Credentials = { data?: { password?: unknown; email?: unknown; name?: unknown }; id?: number };

declare module "payload" {
  // Only interfaces merge with Payload's.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface RequestContext {
    changesPassword?: boolean;
    invites?: boolean;
  }
}

/** Before Payload hashes the password. */
const judgePassword: CollectionBeforeOperationHook = async (hook) => {
  const { args, req } = hook;
  if (!isOperation(hook, "create", "update", "resetPassword")) return;
  const { data, id } = args as Credentials;
  if (data?.password === undefined || data.password === null || data.password === "") {
    // Who is added without a password chooses one by a link.
    if (data !== undefined && isOperation(hook, "create")) {
      data.password = randomBytes(48).toString("base64url");
      req.context.invites = true;
    }
    return;
  }
  req.context.changesPassword = true;
  const stored = id === undefined ? null : await req.payload.findByID({ collection: "users", id, req, depth: 0 });
  const verdict = checkPassword(data.password, { email: data.email ?? stored?.email, name: data.name ?? stored?.name });
  if (verdict !== true) {
    throw new ValidationError({ collection: "users", errors: [{ path: "password", message: verdict }], req }, req.t);
  }
};

/** Whoever had the old password, or the browser that it was written in, is out. */
const endSessionsWithPassword: CollectionAfterChangeHook<User> = async ({ doc, req }) => {
  if (req.context.changesPassword !== true) return;
  await endSessions(req, doc.id, req.user?.id === doc.id ? ownSessionOf(req) : "");
};

const invite =
  (contentUrl: string): CollectionAfterChangeHook<User> =>
  ({ doc, operation, req }) => {
    if (operation === "create" && req.context.invites === true)
      void sendPasswordLink(req.payload, contentUrl, doc, "invited");
  };

const forgetPerson: CollectionAfterDeleteHook<User> = ({ doc, req }) => forgetSecondFactor(req.payload, doc.id);

type Options = { contentUrl: string; secondFactorFor: "" | "administrators" | "everybody" };

/** Read by `may`: until the code is there, somebody who needs one may do nothing but see to it. */
const holdBack =
  (secondFactorFor: Options["secondFactorFor"]): CollectionAfterReadHook<User & { lacksCode?: boolean }> =>
  ({ doc }) => {
    const isAsked = secondFactorFor === "everybody" || (secondFactorFor !== "" && doc.role === "administrator");
    return isAsked && doc.secondFactor !== true ? { ...doc, lacksCode: true } : doc;
  };

export function usersCollection({ contentUrl, secondFactorFor }: Options): CollectionConfig {
  return {
    slug: "users",
    labels: { singular: "Användare", plural: "Användare" },
    admin: {
      group: "Inställningar",
      useAsTitle: "name",
      listSearchableFields: ["name", "email"],
      description: "De som arbetar med webbplatsen. Var och en har ett eget konto och en roll.",
      defaultColumns: ["name", "email", "role"],
      hidden: hiddenFromEditors as never,
      components: { beforeListTable: ["/admin/account/invite.tsx#Invite"] },
    },
    auth: {
      tokenExpiration: workingDaySeconds,
      // The login counts attempts itself (access/login.ts): with Payload's count anybody could lock
      // an editor out.
      maxLoginAttempts: 1_000_000,
      lockTime: lockMinutes * 60 * 1000,
      useSessions: true,
      // Injected script must not read the token from an answer.
      removeTokenFromResponses: true,
      cookies: { sameSite: "Strict", secure: contentUrl.startsWith("https://") },
      strategies: [seenStrategy],
    },
    access: {
      read: ownAccountOrAdministrator,
      update: ownAccountOrAdministrator,
      unlock: administrator,
      admin: ({ req }) => req.user !== null,
    },
    hooks: {
      beforeOperation: [judgePassword],
      beforeChange: [keepsRoleOfLast],
      beforeLogin: [askForCode],
      afterLogin: [rememberDevice],
      afterRead: [holdBack(secondFactorFor)],
      afterChange: [endSessionsWithPassword, invite(contentUrl)],
      afterDelete: [forgetPerson],
      beforeDelete: [keepsLast],
    },
    endpoints: [loginEndpoint, ...passwordEndpoints({ contentUrl }), ...accountEndpoints, ...closedEndpoints],
    fields: [
      line("name", "Namn"),
      choice("role", "Roll", roleLabels, {
        defaultValue: "editor",
        saveToJWT: true,
        access: { create: administratorField, update: administratorField },
        admin: {
          description:
            "En skribent skriver utkast. En redaktör skriver och publicerar. En kampanjredaktör har hand om korten och bilderna. En administratör kan också ändra uppgifter om organisationen och lägga till användare.",
        },
      }),
      {
        ...checkbox("secondFactor", "Loggar in med kod också", { readOnly: true, position: "sidebar" }),
        access: { create: nobodyField, update: nobodyField },
      },
      ...["sessions-field.tsx#SessionsField", "second-factor-field.tsx#SecondFactorField"].map(
        (field, place): UIField => ({
          name: `account${place}`,
          type: "ui",
          admin: { components: { Field: `/admin/account/${field}` } },
        }),
      ),
    ],
  };
}
