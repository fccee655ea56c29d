import { nodemailerAdapter } from "@payloadcms/email-nodemailer";

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 15_000, dnsTimeout: 5_000 };

const partsOf = (from: string) => {
  const [, name = "", address = from] = /^(.*)<([^>]+)>$/.exec(from) ?? [];
  return { defaultFromName: name.trim(), defaultFromAddress: address };
};

type Options = { smtpUrl: string; mailFrom: string };

/** Nothing is sent until the first mail: the service starts while the mail server is away. */
export const mailServer = ({ smtpUrl, mailFrom }: Options) =>
  nodemailerAdapter({
    ...partsOf(mailFrom),
    skipVerify: true,
    transportOptions: { url: smtpUrl, ...timeouts, disableFileAccess: true, disableUrlAccess: true } as object,
  });
