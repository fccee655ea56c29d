import { pino, type DestinationStream } from "pino";

/** Queries can hold what visitors typed, or secrets of links. */
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
