type Absent = null | undefined | "";
/** An optional field that is null or empty in the database is left out on the wire. */
export type Present<Given> = {
  [Key in keyof Given as null extends Given[Key] ? never : undefined extends Given[Key] ? never : Key]: Given[Key];
} & {
  [Key in keyof Given as null extends Given[Key] ? Key : undefined extends Given[Key] ? Key : never]?: Exclude<
    Given[Key],
    null | undefined
  >;
};

const isAbsent = (value: unknown): value is Absent => value === null || value === undefined || value === "";

/** Leaves out what is null, undefined or empty. Required texts that are empty fail in the contract's check, by name. */
export function present<const Given extends object>(given: Given): Present<Given> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => !isAbsent(value))) as Present<Given>;
}
