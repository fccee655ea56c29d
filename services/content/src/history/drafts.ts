/** What is typed is kept as a draft, and never published, when the editor has paused for so long. */
const autosave = { interval: 2000, showSaveDraftButton: true };

export const drafts = { autosave };
