import { may } from "../access/roles.ts";
import type { Access, BaseFilter, Option, PayloadRequest, Where } from "payload";

const isAdministrator = ({ user }: Pick<PayloadRequest, "user">) => user?.role === "administrator";

const withoutTests: Where = { kind: { not_equals: "test" } };

/** Cards for tests are administrators' alone. */
export const readCards: Access = ({ req }) => {
  if (!may(req.user, "read", "campaigns")) return false;
  return isAdministrator(req) ? true : withoutTests;
};

export const readCardVersions: Access = ({ req }) => {
  if (!may(req.user, "readVersions", "campaigns")) return false;
  return isAdministrator(req) ? true : { "version.kind": { not_equals: "test" } };
};

/** In the list's URL. */
export const showsTests = "prov";

export const hidesTests: BaseFilter = ({ req }) =>
  isAdministrator(req) && req.query[showsTests] === "1" ? null : withoutTests;

/** Nobody is logged in where a command of ours writes. */
export const kindsFor = ({ options, req }: { options: Option[]; req: PayloadRequest }): Option[] =>
  req.user === null || isAdministrator(req)
    ? options
    : options.filter((one) => typeof one === "string" || one.value !== "test");
