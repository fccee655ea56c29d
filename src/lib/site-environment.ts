import { z } from "zod";

const environment = z.object({
  CONTENT_URL: z.url().default("http://localhost:8002"),
  CONTENT_READ_TOKEN: z.string().min(1, "is missing: `npm start` and `npm run build` set it"),
  /** Shows /_components/ in a production build too, for the journeys that look at it. */
  SHOW_COMPONENTS: z.enum(["0", "1"]).default("0"),
  NODE_ENV: z.string().default("production"),
});

/** What the build needs to know of the world. Read once, when the build starts. */
export function readBuildEnvironment(variables: NodeJS.ProcessEnv) {
  const { CONTENT_URL, CONTENT_READ_TOKEN, SHOW_COMPONENTS, NODE_ENV } = environment.parse(variables);
  return {
    contentUrl: CONTENT_URL,
    contentReadToken: CONTENT_READ_TOKEN,
    showComponents: SHOW_COMPONENTS === "1" || NODE_ENV === "development",
  };
}
