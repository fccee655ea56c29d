import type { Endpoint } from "payload";
import { errorResponse } from "../published/respond.ts";

/** No mail is sent from here, and only the seed creates the first administrator: a stranger could claim it. */
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
