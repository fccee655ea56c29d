import type { Endpoint } from "payload";
import { errorResponse } from "../published/respond.ts";

/**
 * What Payload offers beside logging in and we do not. The first administrator is made by the seed, on the machine itself:
 * whoever finds an empty service first must not become its master. Passwords are set anew by an administrator, since no mail
 * is sent; and no address is verified by mail.
 */
const closed: Record<string, string> = {
  "/first-register": "Den första administratören skapas på servern, inte här.",
  "/forgot-password": "Lösenord kan inte återställas med e-post. Be en administratör sätta ett nytt åt dig.",
  "/reset-password": "Lösenord kan inte återställas med e-post. Be en administratör sätta ett nytt åt dig.",
  "/verify/:id": "Här finns ingenting.",
};

export const closedEndpoints: Endpoint[] = Object.entries(closed).map(([path, message]) => ({
  path,
  method: "post",
  handler: (req) => errorResponse(req, 404, "not_found", message),
}));
