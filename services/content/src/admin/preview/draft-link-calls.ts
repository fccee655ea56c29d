export type ListedLink = { id: number; expiresAt: string; madeBy: string };
export type MadeLink = { token: string; expiresAt: string };

async function call<Answer>(method: "DELETE" | "GET" | "POST", path: string): Promise<Answer> {
  const response = await fetch(`/content-api/draft-links/${path}`, { method, credentials: "same-origin" });
  if (!response.ok) throw new Error(`The links to a draft answered ${response.status}`);
  return (await response.json()) as Answer;
}

export const listLinks = async (page: number | string) =>
  (await call<{ links: ListedLink[] }>("GET", String(page))).links;
export const makeLink = (page: number | string) => call<MadeLink>("POST", String(page));
export const endLink = (page: number | string, link: number) => call<object>("DELETE", `${page}/${link}`);
