type Bounds = { most: number; mostOfClient?: number };
/** Who waits begins when its turn comes, or is sent away. */
type Waiting = { begin: () => void; sendAway: () => void };

/**
 * What waits for a thread, by client: each client's next one comes after one of every other, however many it has. Where no
 * more may wait, whoever has the most gives up its last place to whoever has fewer.
 */
const fairLane = ({ most, mostOfClient = most }: Bounds) => {
  // In the order in which clients come next.
  const clients = new Map<string, Waiting[]>();
  const size = () => [...clients.values()].reduce((sum, { length }) => sum + length, 0);
  /** Whether there is a place, one that another gives up if need be. */
  const hasPlaceFor = (own: number): boolean => {
    if (own >= mostOfClient) return false;
    if (size() < most) return true;
    const longest = [...clients.values()].reduce<Waiting[]>(
      (one, other) => (other.length > one.length ? other : one),
      [],
    );
    if (longest.length <= own + 1) return false;
    longest.pop()?.sendAway();
    return true;
  };
  return {
    size,
    enter: (client: string, one: Waiting): boolean => {
      const own = clients.get(client) ?? [];
      if (!hasPlaceFor(own.length)) return false;
      clients.set(client, [...own, one]);
      return true;
    },
    next: (): Waiting | undefined => {
      const [client, waiting = []] = clients.entries().next().value ?? [];
      if (client === undefined) return undefined;
      const [first, ...others] = waiting;
      clients.delete(client);
      if (others.length > 0) clients.set(client, others);
      return first;
    },
  };
};

type Lane = ReturnType<typeof fairLane>;

/** So much is made at the same time; what waits is let in lane by lane in turn. */
export const openLanes = (atOnce: number) => {
  const lanes: Lane[] = [];
  let making = 0;
  const next = (): Waiting | undefined => {
    for (const lane of [...lanes]) {
      const one = lane.next();
      if (one === undefined) continue;
      lanes.splice(lanes.indexOf(lane), 1);
      lanes.push(lane);
      return one;
    }
    return undefined;
  };
  const letIn = () => {
    while (making < atOnce) {
      const one = next();
      if (one === undefined) return;
      making += 1;
      one.begin();
    }
  };
  const leave = () => {
    making -= 1;
    letIn();
  };
  return {
    /** Makes in its turn, or throws what it is given for who finds no place. `isCrowded` says that others wait too. */
    lane: (bounds: Bounds, noPlace: () => Error) => {
      const lane = fairLane(bounds);
      lanes.push(lane);
      return <Made>(client: string, make: (isCrowded: boolean) => Promise<Made>): Promise<Made> => {
        const isCrowded = lanes.some((one) => one.size() > 0);
        const turn = new Promise<void>((begin, reject) => {
          const sendAway = () => {
            reject(noPlace());
          };
          if (!lane.enter(client, { begin, sendAway })) sendAway();
        });
        letIn();
        return turn.then(() => make(isCrowded).finally(leave));
      };
    },
  };
};
