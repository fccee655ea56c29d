import { useEffect, useState } from "react";
import type { ArtworkPicture } from "../artwork.ts";

let asked: Promise<ArtworkPicture[]> | undefined;

async function ask(): Promise<ArtworkPicture[]> {
  const response = await fetch("/content-api/artwork", { credentials: "same-origin" });
  if (!response.ok) throw new Error(`The list of illustrations answered ${response.status}`);
  return (await response.json()) as ArtworkPicture[];
}

export function useArtwork(): ArtworkPicture[] {
  const [artwork, setArtwork] = useState<ArtworkPicture[]>([]);
  useEffect(() => {
    asked ??= ask();
    asked.then(setArtwork).catch(() => {
      asked = undefined;
    });
  }, []);
  return artwork;
}
