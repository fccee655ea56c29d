import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from "payload";
import QRCode from "qrcode";
import { Refused } from "../calls/refused.ts";
import { sendLetter } from "../mail/letter.ts";
import { textOf } from "./attempts.ts";
import { mayOnSite } from "./roles.ts";
import { beginSecondFactor, checkSecondFactor, confirmSecondFactor, endSecondFactor } from "./second-factor.ts";
import { endSession, endSessions, ownSessionOf, sessionsOf } from "./sessions.ts";
import { base32, totpUrl } from "./totp.ts";

const noStore = { headers: { "cache-control": "no-store" } };

type Asked = { req: PayloadRequest; id: number; isOwn: boolean };
type Needed = "seeSessionsOfOthers" | "endSecondFactorOfOthers" | "own";

/** About the account in the path: one's own, or another's where the role allows. */
const about = (
  method: "get" | "post",
  path: string,
  forOthers: Needed,
  handle: (asked: Asked) => Promise<object>,
): Endpoint => ({
  path: `/:id${path}`,
  method,
  handler: async (req) => {
    const { user } = req;
    if (user === null) throw new Refused("Du är inte inloggad längre. Logga in igen.", 401);
    const id = Number(req.routeParams?.id);
    const isOwn = id === user.id;
    const mayOthers = forOthers !== "own" && mayOnSite(user, forOthers);
    if (!isOwn && !mayOthers) throw new Refused("Det här är någon annans konto.", 403);
    await addDataAndFileToRequest(req);
    return Response.json(await handle({ req, id, isOwn }), noStore);
  },
});

const sessionsAnswer = async ({ req, id }: Asked) => {
  const own = ownSessionOf(req);
  const sessions = await sessionsOf(req.payload, id);
  return { sessions: sessions.map((each) => ({ ...each, isThis: each.id === own })) };
};

const wrongCode = "Koden stämmer inte, eller har redan använts. Vänta på nästa kod och försök igen.";

export const accountEndpoints: Endpoint[] = [
  about("get", "/sessions", "seeSessionsOfOthers", sessionsAnswer),
  about("post", "/sessions/end", "seeSessionsOfOthers", async (asked) => {
    const { req, id } = asked;
    if (req.data?.others === true) await endSessions(req, id, ownSessionOf(req));
    else await endSession(req, id, textOf(req.data?.session));
    return sessionsAnswer(asked);
  }),
  about("post", "/second-factor/begin", "own", async ({ req, id }) => {
    const secret = await beginSecondFactor(req.payload, id);
    if (secret === undefined)
      throw new Refused("Du loggar redan in med kod. Stäng av det först, om du har bytt telefon.");
    const url = totpUrl(secret, req.user?.email ?? "");
    const key = base32(secret).replaceAll(/(.{4})(?=.)/g, "$1 ");
    return { key, picture: await QRCode.toDataURL(url, { margin: 2, width: 220 }) };
  }),
  about("post", "/second-factor/confirm", "own", async ({ req, id }) => {
    const codes = await confirmSecondFactor(req.payload, id, textOf(req.data?.code));
    if (codes === undefined) throw new Refused(wrongCode);
    req.payload.logger.info(`User ${id} logs in with a code from now on`);
    return { codes };
  }),
  about("post", "/second-factor/end", "endSecondFactorOfOthers", async ({ req, id, isOwn }) => {
    if (isOwn && !(await checkSecondFactor(req.payload, id, textOf(req.data?.code)))) throw new Refused(wrongCode);
    await endSecondFactor(req.payload, id);
    req.payload.logger.warn(`User ${req.user?.id} switched off the second factor of user ${id}`);
    const user = await req.payload.findByID({ collection: "users", id, depth: 0 });
    void sendLetter(req.payload, user.email, {
      subject: "Du loggar in utan kod",
      heading: `Hej ${user.name}!`,
      paragraphs: [
        isOwn
          ? "Du har stängt av inloggning med kod till Hjärta & Lungas redaktion."
          : `${req.user?.name} har stängt av inloggning med kod för dig. Slå på det igen när du har en telefon med koder.`,
        "Var det inte meningen? Säg till en administratör på en gång.",
      ],
    });
    return {};
  }),
];
