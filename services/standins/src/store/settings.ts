import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Store } from "./open.ts";

export type Setting<Value> = { get: () => Value; set: (given: unknown) => void };

/** Small things that an operator has set. They hold over a restart. */
export const createSettings = (store: Store) => {
  const resets: (() => void)[] = [];
  const read = (name: string): unknown => {
    const row = store.get<{ value: string }>`select value from setting where name = ${name}`;
    return row && JSON.parse(row.value);
  };
  const write = (name: string, value: unknown) =>
    store.run`insert or replace into setting values (${name}, ${JSON.stringify(value)})`;
  return {
    read,
    write,
    create: <Schema extends z.ZodType>(name: string, schema: Schema, initial: z.input<Schema>) => {
      const saved = schema.safeParse(read(name));
      let value = saved.success ? saved.data : schema.parse(initial);
      const set = (given: unknown) => {
        value = schema.parse(given);
        write(name, value);
      };
      resets.push(() => set(initial));
      return { get: () => value, set } satisfies Setting<z.output<Schema>>;
    },
    reset: () => {
      for (const reset of resets) reset();
    },
  };
};
export type Settings = ReturnType<typeof createSettings>;

export const durationMs = z.coerce.number().int().min(0).max(3_600_000);
export const callCount = z.coerce.number().int().min(1);

/** A setting at a path of its own below /control. */
export const settingRoutes = (control: FastifyInstance, path: string, { get, set }: Setting<unknown>) => {
  control.get(path, () => get());
  control.put(path, ({ body }) => {
    set(body);
    return get() ?? { status: "ok" };
  });
};

type Trouble = { calls: number; operation?: string | undefined };
/** The trouble that this call gets, if any. Counts it. */
export const strikeTrouble = <T extends Trouble>({ get, set }: Setting<T | null>, operation: string): T | undefined => {
  const trouble = get();
  if (trouble === null || (trouble.operation ?? operation) !== operation) return undefined;
  set(trouble.calls > 1 ? { ...trouble, calls: trouble.calls - 1 } : null);
  return trouble;
};

export const autopilotFor = <Outcome extends string>(outcomes: readonly Outcome[]) =>
  z.strictObject({ outcome: z.enum(outcomes), afterMs: durationMs.default(0) }).nullable();
