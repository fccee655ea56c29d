/** Characters. Also checked by the content service and the build. */
export const longest = {
  line: 300,
  lines: 2_000,
  richText: 50_000,
  href: 2_000,
  email: 254,
} as const;
export type TextKind = keyof typeof longest;
