/** Hands the visitor a file that we have fetched. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Safari begins to read it a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
