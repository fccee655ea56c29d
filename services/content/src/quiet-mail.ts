import type { EmailAdapter } from "payload";

/** No mail is sent yet. Payload's own stand-in would write addresses and reset links to the log. */
export const quietMail: EmailAdapter = ({ payload }) => ({
  name: "quiet",
  defaultFromAddress: "noreply@localhost.test",
  defaultFromName: "Hjärta & Lunga",
  sendEmail: () => {
    payload.logger.warn("A mail was not sent: no mail server is configured. An administrator can set a new password.");
    return Promise.resolve();
  },
});
