import { APIError, type CollectionBeforeOperationHook, type CollectionConfig, ValidationError } from "payload";
import {
  administrator,
  administratorField,
  hiddenFromEditors,
  ownAccountOrAdministrator,
  roles,
} from "../access/access.ts";
import { checkPassword } from "../fields/rules.ts";
import { line } from "../fields/text.ts";

const lockMinutes = 10;
const workingDaySeconds = 8 * 60 * 60;

type Credentials = { data?: { password?: unknown; email?: unknown }; id?: number };

/** Before Payload has hashed it: the only moment when a password can be judged. */
const judgePassword: CollectionBeforeOperationHook = async (hook) => {
  const { args, req } = hook;
  // Of the union only "read" is deprecated; the others, asked for here, have no other name.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  const setsPassword = ["create", "update", "resetPassword"].includes(hook.operation);
  if (!setsPassword) return;
  const { data, id } = args as Credentials;
  if (data?.password === undefined || data.password === null || data.password === "") return;
  const stored = id === undefined ? null : await req.payload.findByID({ collection: "users", id, req, depth: 0 });
  const verdict = checkPassword(data.password, data.email ?? stored?.email);
  if (verdict !== true) {
    throw new ValidationError({ collection: "users", errors: [{ path: "password", message: verdict }], req }, req.t);
  }
};

async function refuseWithoutAdministrator(
  payload: Parameters<CollectionBeforeOperationHook>[0]["req"]["payload"],
  id: number,
) {
  const others = await payload.count({
    collection: "users",
    where: { and: [{ role: { equals: "administrator" } }, { id: { not_equals: id } }] },
  });
  if (others.totalDocs === 0) throw new APIError("Det måste finnas minst en administratör kvar.", 400, null, true);
}

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
      maxLoginAttempts: 5,
      lockTime: lockMinutes * 60 * 1000,
      useSessions: true,
      // A script that got in must not be able to read the login from an answer.
      removeTokenFromResponses: true,
      cookies: { sameSite: "Strict", secure: isSecure },
    },
    access: {
      read: ownAccountOrAdministrator,
      update: ownAccountOrAdministrator,
      create: administrator,
      delete: administrator,
      unlock: administrator,
      admin: ({ req }) => req.user !== null,
    },
    hooks: {
      beforeOperation: [judgePassword],
      beforeChange: [
        async ({ data, originalDoc, operation, req }) => {
          const before = originalDoc as { id: number; role: string } | undefined;
          const losesRole = operation === "update" && before?.role === "administrator" && data.role === "editor";
          if (losesRole) await refuseWithoutAdministrator(req.payload, before.id);
          return data;
        },
      ],
      beforeDelete: [
        async ({ id, req }) => {
          const user = await req.payload.findByID({ collection: "users", id, req, depth: 0 });
          if (user.role === "administrator") await refuseWithoutAdministrator(req.payload, user.id);
        },
      ],
    },
    fields: [
      line("name", "Namn"),
      {
        name: "role",
        type: "select",
        label: "Roll",
        required: true,
        defaultValue: "editor",
        saveToJWT: true,
        options: [
          { label: "Administratör", value: roles[0] },
          { label: "Redaktör", value: roles[1] },
        ],
        access: { create: administratorField, update: administratorField },
        admin: {
          description:
            "En redaktör skriver och publicerar. En administratör kan också ändra uppgifter om organisationen och lägga till användare.",
        },
      },
    ],
  };
}
