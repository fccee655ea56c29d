/** Of `path time`: the time of what this form saved on it. */
const followed = new Map<string, string>();
const turns = new Map<string, Promise<unknown>>();

type Save = { path: string; body: FormData; data: { updatedAt: string } };
type Saved = { doc?: { updatedAt?: string }; result?: { updatedAt?: string } };

function saveIn([asked, init]: Parameters<typeof fetch>): Save | undefined {
  if (typeof asked !== "string" || !(init?.body instanceof FormData)) return undefined;
  const sent = init.body.get("_payload");
  const data = typeof sent === "string" ? (JSON.parse(sent) as { updatedAt?: unknown }) : {};
  if (typeof data.updatedAt !== "string") return undefined;
  return { path: new URL(asked, window.location.href).pathname, body: init.body, data: data as Save["data"] };
}

async function send({ path, body, data }: Save, call: () => Promise<Response>): Promise<Response> {
  let basis = data.updatedAt;
  for (let next: string | undefined = basis; next !== undefined; next = followed.get(`${path} ${next}`)) basis = next;
  if (basis !== data.updatedAt) body.set("_payload", JSON.stringify({ ...data, updatedAt: basis }));
  const response = await call();
  if (response.ok) {
    const { doc, result } = (await response.clone().json()) as Saved;
    const updatedAt = (doc ?? result)?.updatedAt;
    if (updatedAt !== undefined && updatedAt > basis) followed.set(`${path} ${basis}`, updatedAt);
  }
  return response;
}

/**
 * Payload's form learns the time of what it saved a while after the save. Who publishes while an autosave is on its way
 * would be told of a save of their own: a form's saves go one after the other, each made on the one before.
 */
export function inTurn(asked: Parameters<typeof fetch>, call: () => Promise<Response>): Promise<Response> {
  const save = saveIn(asked);
  if (save === undefined) return call();
  const own = (turns.get(save.path) ?? Promise.resolve()).catch(() => undefined).then(() => send(save, call));
  turns.set(save.path, own);
  return own;
}

/** A form that is opened anew may show what is older than what was saved before. */
export function forgetOwnSaves(path: string): void {
  for (const key of followed.keys()) if (key.startsWith(`${path} `)) followed.delete(key);
}
