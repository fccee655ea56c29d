/** Words to begin with, as the editors have written them. */
export const suggestions = [
  "memorial.suggestion.1",
  "memorial.suggestion.2",
  "memorial.suggestion.3",
  "memorial.suggestion.4",
  "memorial.suggestion.5",
  "memorial.suggestion.6",
] as const;
