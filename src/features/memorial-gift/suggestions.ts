export const suggestions = [
  "memorial.suggestion.thanks",
  "memorial.suggestion.love",
  "memorial.suggestion.heart",
  "memorial.suggestion.light",
  "memorial.suggestion.peace",
  "memorial.suggestion.thoughts",
] as const;
