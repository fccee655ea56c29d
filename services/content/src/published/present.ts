type Absent = null | undefined | "";
export type Present<Given> = {
  [Key in keyof Given as null extends Given[Key] ? never : undefined extends Given[Key] ? never : Key]: Given[Key];
} & {
  [Key in keyof Given as null extends Given[Key] ? Key : undefined extends Given[Key] ? Key : never]?: Exclude<
    Given[Key],
    null | undefined
  >;
};

const isAbsent = (value: unknown): value is Absent => value === null || value === undefined || value === "";

/** The contract's check reports required texts that are empty. */
export function present<const Given extends object>(given: Given): Present<Given> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => !isAbsent(value))) as Present<Given>;
}
