import type { Access, FieldAccess } from "payload";
import type { User } from "../payload-types.ts";

export const roles = ["administrator", "editor"] as const;

const isAdministratorUser = (user: Pick<User, "role"> | null) => user?.role === "administrator";

/** Everyone who works with the site. Visitors never log in here. */
export const loggedIn: Access = ({ req }) => req.user !== null;
export const administrator: Access = ({ req }) => isAdministratorUser(req.user);
export const nobody: Access = () => false;

/** An editor sees and changes their own account, an administrator all of them. */
export const ownAccountOrAdministrator: Access = ({ req }) => {
  if (req.user === null) return false;
  return isAdministratorUser(req.user) ? true : { id: { equals: req.user.id } };
};

export const administratorField: FieldAccess = ({ req }) => isAdministratorUser(req.user);
export const nobodyField: FieldAccess = () => false;
export const hiddenFromEditors = ({ user }: { user: Pick<User, "role"> | null }) => !isAdministratorUser(user);

/** What editors make: readable, creatable, changeable and deletable after login. */
export const editorial = {
  read: loggedIn,
  create: loggedIn,
  update: loggedIn,
  delete: loggedIn,
  readVersions: loggedIn,
};
