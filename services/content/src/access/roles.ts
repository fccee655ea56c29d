/** What an editor is called on the screens. The names are stored. */
export const roleLabels = {
  administrator: "Administratör",
  editor: "Redaktör",
  campaignEditor: "Kampanjredaktör",
  writer: "Skribent",
} as const;

export type Role = keyof typeof roleLabels;
