import { type CollectionBeforeOperationHook, type CollectionConfig, ValidationError } from "payload";
import {
  administrator,
  administratorField,
  hiddenFromEditors,
  nobodyField,
  ownAccountOrAdministrator,
} from "../access/access.ts";
import { closedEndpoints, loginEndpoint } from "../access/login.ts";
import { keepsLast, keepsRoleOfLast } from "../access/last-administrator.ts";
import { checkPassword } from "../access/password.ts";
import { roleLabels } from "../access/roles.ts";
import { checkbox, choice, line } from "../fields/fields.ts";

const lockMinutes = 10;
const workingDaySeconds = 8 * 60 * 60;

type Credentials = { data?: { password?: unknown; email?: unknown; name?: unknown }; id?: number };

/** Before Payload hashes the password. */
const judgePassword: CollectionBeforeOperationHook = async (hook) => {
  const { args, req } = hook;
  // Only "read" is deprecated in this union; the others have no other name.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  const setsPassword = ["create", "update", "resetPassword"].includes(hook.operation);
  if (!setsPassword) return;
  const { data, id } = args as Credentials;
  if (data?.password === undefined || data.password === null || data.password === "") return;
  const stored = id === undefined ? null : await req.payload.findByID({ collection: "users", id, req, depth: 0 });
  const verdict = checkPassword(data.password, { email: data.email ?? stored?.email, name: data.name ?? stored?.name });
  if (verdict !== true) {
    throw new ValidationError({ collection: "users", errors: [{ path: "password", message: verdict }], req }, req.t);
  }
};

export function usersCollection({ isSecure }: { isSecure: boolean }): CollectionConfig {
  return {
    slug: "users",
    labels: { singular: "Användare", plural: "Användare" },
    admin: {
      group: "Inställningar",
      useAsTitle: "name",
      defaultColumns: ["name", "email", "role"],
      hidden: hiddenFromEditors as never,
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
      cookies: { sameSite: "Strict", secure: isSecure },
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
      beforeDelete: [keepsLast],
    },
    endpoints: [loginEndpoint, ...closedEndpoints],
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
    ],
  };
}
