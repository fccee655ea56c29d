import { type Endpoint, type PayloadHandler, type PayloadRequest } from "payload";
import { z } from "zod";
import { mayOnSite } from "../access/roles.ts";
import { Refused } from "../calls/refused.ts";
import { errorResponse } from "../calls/error-response.ts";
import { readIn, showPlan, storedTexts } from "./read-in.ts";
import { languages, writeTable, type StoredText } from "./table.ts";

const asked = z.object({
  languages: z.enum(["both", ...languages]).default("both"),
  lacksEnglish: z.literal("on").optional(),
});

const lacksEnglish = ({ sv, en }: Pick<StoredText, "sv" | "en">) => en.trim() === "" || en === sv;

const noStore = { "cache-control": "no-store" };
const json = (body: object, status = 200) => Response.json(body, { status, headers: noStore });

const takeOut: PayloadHandler = async (req) => {
  const query = asked.safeParse(Object.fromEntries(req.searchParams));
  if (!query.success) return errorResponse(req, 400, "bad_request", "languages is both, sv or en; lacksEnglish is on");
  const texts = await storedTexts(req);
  const wanted = query.data.lacksEnglish === undefined ? texts : texts.filter(lacksEnglish);
  const table = writeTable(wanted, query.data.languages === "both" ? languages : [query.data.languages]);
  const day = new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Stockholm" });
  return new Response(table, {
    headers: {
      ...noStore,
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="texter-${day}.csv"`,
    },
  });
};

const given = z.object({ table: z.string() });
const decided = given.extend({ stamp: z.string(), overwrite: z.array(z.string()).default([]) });

async function body<Shape>(req: PayloadRequest, shape: z.ZodType<Shape>): Promise<Shape> {
  const parsed = shape.safeParse(await req.json?.().catch(() => undefined));
  if (!parsed.success) throw new Refused("Det som skickades går inte att läsa.");
  return parsed.data;
}

const forWhomeverMayChange =
  (handler: PayloadHandler): PayloadHandler =>
  (req) => {
    if (req.user === null) return errorResponse(req, 401, "unauthorized", "Log in to do this");
    if (!mayOnSite(req.user, "importTexts"))
      throw new Refused("Du kan ta ut tabellen, men inte läsa in den. Be en redaktör.", 403);
    return handler(req);
  };

export const textsTableEndpoints: Endpoint[] = [
  {
    path: "/table",
    method: "get",
    handler: (req) =>
      mayOnSite(req.user, "exportTexts") ? takeOut(req) : errorResponse(req, 401, "unauthorized", "Log in to see this"),
  },
  {
    path: "/table/plan",
    method: "post",
    handler: forWhomeverMayChange(async (req) => json(await showPlan(req, (await body(req, given)).table))),
  },
  {
    path: "/table",
    method: "post",
    handler: forWhomeverMayChange(async (req) => {
      const done = await readIn(req, await body(req, decided));
      return json(done, "meanwhile" in done ? 409 : 200);
    }),
  },
];
