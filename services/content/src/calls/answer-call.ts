import { randomUUID } from "node:crypto";
import type { ErrorBody } from "@hjarta-lunga/contract/schemas/errors.ts";

const answer = (status: number, code: ErrorBody["code"], message: string) =>
  Response.json({ code, message, requestId: randomUUID() } satisfies ErrorBody, {
    status,
    headers: { "cache-control": "no-store" },
  });

export const answerCall =
  <Rest extends unknown[]>(handle: (request: Request, ...rest: Rest) => Promise<Response>) =>
  async (request: Request, ...rest: Rest): Promise<Response> => {
    try {
      const response = await handle(request, ...rest);
      // Payload's answer for internal collections without endpoints.
      return response.status === 501 ? answer(404, "not_found", "Här finns ingenting.") : response;
    } catch (error) {
      // Payload parses such a POST outside its error handling.
      if (error instanceof SyntaxError || error instanceof TypeError) {
        return answer(400, "bad_request", "Det som skickades går inte att läsa.");
      }
      throw error;
    }
  };
