import { openWorld } from "../../kill-test/world.ts";
import type { World } from "../../kill-test/world.ts";

/** The API with its database and third parties, apart from the stack and from the limits on visitors. */
export const withApi = async <Result>(folder: string, work: (world: World) => Promise<Result>): Promise<Result> => {
  const world = await openWorld(folder);
  try {
    return await work(world);
  } finally {
    await world.close();
  }
};
