import type { Access, FieldAccess } from "payload";
import type { User } from "../payload-types.ts";

type Known = Pick<User, "role"> & { lacksCode?: boolean };

const isAdministratorUser = (user: Known | null) => user?.role === "administrator" && user.lacksCode !== true;

/** Visitors have no accounts: everybody who logs in works with the site. */
export const loggedIn: Access = ({ req }) => req.user !== null;
export const administrator: Access = ({ req }) => isAdministratorUser(req.user);

export const ownAccountOrAdministrator: Access = ({ req }) => {
  if (req.user === null) return false;
  return isAdministratorUser(req.user) ? true : { id: { equals: req.user.id } };
};

export const administratorField: FieldAccess = ({ req }) => isAdministratorUser(req.user);
export const nobodyField: FieldAccess = () => false;
export const hiddenFromEditors = ({ user }: { user: Pick<User, "role"> | null }) => !isAdministratorUser(user);
