import { siteOf } from "../http/client-network.ts";

type Bounds = { most: number; mostOfClient?: number };
type Waiting = { begin: () => void; sendAway: () => void };

const longest = <Key>(lengths: [Key, number][]) =>
  lengths.reduce<[Key, number] | undefined>((one, other) => (one && one[1] >= other[1] ? one : other), undefined);

/** What waits at one site, by client: each client's next one comes after one of every other, however many it has. */
const openSite = () => {
  const clients = new Map<string, Waiting[]>();
  const keep = (client: string, waiting: Waiting[]) => {
    if (waiting.length > 0) clients.set(client, waiting);
    else clients.delete(client);
  };
  const sizeOf = (client: string) => clients.get(client)?.length ?? 0;
  const crowding = () => longest([...clients].map(([client, { length }]) => [client, length]));
  return {
    sizeOf,
    size: () => [...clients.values()].reduce((sum, { length }) => sum + length, 0),
    most: () => crowding()?.[1] ?? 0,
    enqueue: (client: string, one: Waiting) => {
      keep(client, [...(clients.get(client) ?? []), one]);
    },
    next: (): Waiting | undefined => {
      const [client, [first, ...others]] = clients.entries().next().value ?? ["", []];
      clients.delete(client);
      keep(client, others);
      return first;
    },
    giveUpPlace: () => {
      const [client] = crowding() ?? [""];
      const waiting = clients.get(client) ?? [];
      waiting.pop()?.sendAway();
      keep(client, waiting);
    },
  };
};
type Site = ReturnType<typeof openSite>;

/** Where no more may wait, the site with the most gives up a place, and within it the client with the most. */
const fairLane = ({ most, mostOfClient = most }: Bounds) => {
  const sites = new Map<string, Site>();
  const size = () => [...sites.values()].reduce((sum, site) => sum + site.size(), 0);
  const hasPlaceFor = (client: string, own: Site): boolean => {
    if (own.sizeOf(client) >= mostOfClient) return false;
    if (size() < most) return true;
    const [crowded, crowd] = longest([...sites.values()].map((site) => [site, site.size()])) ?? [own, 0];
    const mayTake = crowded === own ? own.most() > own.sizeOf(client) + 1 : crowd > own.size() + 1;
    if (mayTake) crowded.giveUpPlace();
    return mayTake;
  };
  return {
    size,
    enqueue: (client: string, one: Waiting): boolean => {
      const name = siteOf(client);
      const site = sites.get(name) ?? openSite();
      if (!hasPlaceFor(client, site)) return false;
      site.enqueue(client, one);
      sites.set(name, site);
      return true;
    },
    next: (): Waiting | undefined => {
      const [name, site] = sites.entries().next().value ?? [];
      if (name === undefined) return undefined;
      const first = site?.next();
      sites.delete(name);
      if (site && site.size() > 0) sites.set(name, site);
      return first;
    },
  };
};

type Lane = ReturnType<typeof fairLane>;

export const openFairQueue = (atOnce: number) => {
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
    lane: (bounds: Bounds, noPlace: () => Error) => {
      const lane = fairLane(bounds);
      lanes.push(lane);
      return <Made>(client: string, make: (isCrowded: boolean) => Promise<Made>): Promise<Made> => {
        const isCrowded = lanes.some((one) => one.size() > 0);
        const turn = new Promise<void>((begin, reject) => {
          const sendAway = () => {
            reject(noPlace());
          };
          if (!lane.enqueue(client, { begin, sendAway })) sendAway();
        });
        letIn();
        return turn.then(() => make(isCrowded).finally(leave));
      };
    },
  };
};
