import { openWorld } from "../../kill-test/world.ts";
import type { World } from "../../kill-test/world.ts";

/** The API with its database and third parties, measured apart from the stack and from the limits on visitors. */
export const withWorld = async <Result>(
  folder: string,
  work: (world: World) => Promise<Result>,
  variables: Record<string, string> = {},
): Promise<Result> => {
  const world = await openWorld(folder, 1, { LIMIT_FACTOR: "1000000", ...variables });
  try {
    return await work(world);
  } finally {
    await world.close();
  }
};
