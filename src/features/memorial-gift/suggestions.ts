/** Words to begin with, as the editors have written them. */
export const suggestions = [
  "memorial.suggestion.thanks",
  "memorial.suggestion.love",
  "memorial.suggestion.heart",
  "memorial.suggestion.light",
  "memorial.suggestion.peace",
  "memorial.suggestion.thoughts",
] as const;
