/** Drawing may wait its turn, and the card may be taken down meanwhile. */
export const createMakeSharedFile =
  <Card, CardFile, Drawn>(
    find: (reference: string) => Promise<Card>,
    draw: (card: Card, file: CardFile) => Promise<Drawn>,
  ) =>
  async (reference: string, file: CardFile): Promise<Drawn> => {
    const drawn = await draw(await find(reference), file);
    await find(reference);
    return drawn;
  };
