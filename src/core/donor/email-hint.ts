const usualDomains = [
  "gmail.com",
  "hotmail.com",
  "outlook.com",
  "telia.com",
  "live.se",
  "hotmail.se",
  "icloud.com",
  "yahoo.se",
  "yahoo.com",
  "live.com",
  "outlook.se",
  "msn.com",
  "comhem.se",
  "bredband.net",
  "spray.se",
  "tele2.se",
  "bahnhof.se",
  "me.com",
  "mac.com",
  "home.se",
  "bredband2.com",
  "googlemail.com",
  "swipnet.se",
  "passagen.se",
  "algonet.se",
  "protonmail.com",
  "proton.me",
  "glocalnet.net",
  "ownit.nu",
  "mail.com",
  "gmx.com",
  "ymail.com",
  "aol.com",
  "hushmail.com",
  "live.no",
  "hotmail.no",
  "hotmail.fi",
];

/** Real domains a slip away from a usual one. Whoever has them is left in peace. */
const alsoReal = new Set(["mail.se", "email.com", "homes.se", "live.dk", "tele.se", "me.se", "yahoo.no", "gmx.net"]);

const mostEdits = (domain: string): number => (domain.length >= 8 ? 2 : 1);

/** Damerau–Levenshtein distance: letters added, lost, wrong, or two that changed places. */
function editDistance(from: string, to: string): number {
  const rows = Array.from({ length: from.length + 1 }, (_, index) => [index]);
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let column = 0; column <= to.length; column += 1) (rows[0] ?? [])[column] = column;
  for (let row = 1; row <= from.length; row += 1) {
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const changedPlaces =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      (rows[row] ?? [])[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        changedPlaces ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return at(from.length, to.length);
}

export function suggestEmail(written: string): string | undefined {
  const [, name, given] = /^\s*([^\s@]+)@([^\s@]+?)[.,]?\s*$/.exec(written) ?? [];
  if (name === undefined || given === undefined) return undefined;
  // A comma for the dot is the commonest slip of all.
  const domain = given.toLowerCase().replaceAll(",", ".");
  const isRight = usualDomains.includes(domain) || alsoReal.has(domain);
  const meant = isRight ? domain : nearest(domain);
  return meant === undefined || meant === given.toLowerCase() ? undefined : `${name}@${meant}`;
}

function nearest(domain: string): string | undefined {
  let best: { domain: string; distance: number } | undefined;
  for (const usual of usualDomains) {
    const count = editDistance(domain, usual);
    if (count <= mostEdits(usual) && count < (best?.distance ?? Number.POSITIVE_INFINITY))
      best = { domain: usual, distance: count };
  }
  return best?.domain;
}
