type Answer<Body> = { ok: true; body: Body } | { ok: false; problem: string };

const silent = "Det gick inte att nå servern. Försök igen om en stund.";

type Reason = { message?: string };
type Told = Reason & { errors?: (Reason & { data?: { errors?: Reason[] } })[] };

/** Those of fields say why; what stands above them names the fields. */
const problemIn = ({ errors, message }: Told) =>
  errors
    ?.flatMap((error) => error.data?.errors ?? [error])
    .map((reason) => reason.message ?? "")
    .join(" ") ??
  message ??
  silent;

/** A call of the screens' own, with the reason in words when it is refused. */
export async function callService<Body>(method: "GET" | "POST", path: string, data?: object): Promise<Answer<Body>> {
  try {
    const response = await fetch(`/content-api/${path}`, {
      ...{ method, credentials: "same-origin" },
      ...(data !== undefined && { headers: { "content-type": "application/json" }, body: JSON.stringify(data) }),
    });
    const body = (await response.json()) as unknown;
    return response.ok ? { ok: true, body: body as Body } : { ok: false, problem: problemIn(body as Told) };
  } catch {
    return { ok: false, problem: silent };
  }
}
