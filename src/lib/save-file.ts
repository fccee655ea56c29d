/** Answers with how to make it unreadable before its time. */
export function saveFile(file: Blob, name: string): () => void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the file a moment later.
  const revoke = () => URL.revokeObjectURL(url);
  setTimeout(revoke, 60_000);
  return revoke;
}
