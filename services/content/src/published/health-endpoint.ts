import { sql } from "@payloadcms/db-postgres";
import type { Endpoint } from "payload";
import { errorResponse } from "./respond.ts";

export const healthEndpoint: Endpoint = {
  path: "/health",
  method: "get",
  handler: async (req) => {
    try {
      await req.payload.db.drizzle.execute(sql`select 1`);
      return Response.json({ status: "ok" }, { headers: { "cache-control": "no-store" } });
    } catch {
      return errorResponse(req, 503, "unavailable", "The database does not answer");
    }
  },
};
