import { pino } from "pino";
import type { DestinationStream } from "pino";

/** Without the query: what visitors type or are sent in a link is not for a log. */
const withoutQuery = (url: string | undefined) => url?.split("?", 1)[0];

export const createLog = (level: string, destination?: DestinationStream) =>
  pino(
    {
      level,
      serializers: {
        req: (request: { method?: string; url?: string }) => ({
          method: request.method,
          path: withoutQuery(request.url),
        }),
      },
    },
    destination,
  );
