/** What search engines usually have room for. */
export const longestShown = { title: 60, description: 160, pictureWidth: 400 } as const;

type Written = { title: string; searchTitle: string; description: string; address: string };

const howLong = (what: string, text: string, most: number) =>
  text.length > most
    ? `${what}: ${text.length} tecken. Det som är över ${most} brukar inte synas.`
    : `${what}: ${text.length} tecken av ${most}.`;

/** As the site writes it into the page's head. */
export function searchFacts({ title, searchTitle, description, address }: Written, siteUrl: string, siteName: string) {
  const own = searchTitle === "" ? title : searchTitle;
  const whole = own.includes(siteName) ? own : `${own} – ${siteName}`;
  return {
    title: whole,
    url: `${siteUrl}${address}`,
    host: new URL(siteUrl).host,
    crumbs: address
      .split("/")
      .flatMap((part) => (part === "" ? [] : [`› ${part}`]))
      .join(" "),
    said: [
      howLong("Titeln", whole, longestShown.title),
      howLong("Beskrivningen", description, longestShown.description),
    ],
  };
}
