import { queueOptionsSymbol } from "piscina";
import type { TaskQueue } from "piscina";

export type Lane = "document" | "preview";
type Waiting = Parameters<TaskQueue["push"]>[0];

/** Which lane, and for whom where somebody is counted in it. */
type Place = { lane: Lane; client?: string | undefined };

/** On a task, so that the queue knows it. The threads never see it. */
export const inLane = (place: Place) => ({ [queueOptionsSymbol]: place });
const placeOf = (task: Waiting): Place => (task[queueOptionsSymbol] as Place | null) ?? { lane: "document" };
const laneOf = (task: Waiting): Lane => placeOf(task).lane;
const other = { document: "preview", preview: "document" } as const satisfies Record<Lane, Lane>;

/**
 * What waits for a thread, in two lanes that are let in turn by turn: who sees a sheet come while they write waits for one
 * receipt and not for fifty, and no receipt waits for more than one preview.
 */
export const twoLanes = () => {
  const lanes: Record<Lane, Waiting[]> = { document: [], preview: [] };
  let next: Lane = "preview";
  const queue: TaskQueue = {
    get size() {
      return lanes.document.length + lanes.preview.length;
    },
    push: (task) => void lanes[laneOf(task)].push(task),
    shift: () => {
      const from = lanes[next].length > 0 ? next : other[next];
      next = other[from];
      return lanes[from].shift() ?? null;
    },
    remove: (task) => {
      const lane = lanes[laneOf(task)];
      lane.splice(lane.indexOf(task), 1);
    },
  };
  return {
    queue,
    waitingIn: (lane: Lane) => lanes[lane].length,
    waitingOf: (client: string) => lanes.preview.filter((task) => placeOf(task).client === client).length,
  };
};
