/** Below the login: no mail is sent, so Payload's own way, which promises one, is closed. */
export function ForgottenPassword() {
  return <p className="forgotten-password">Glömt lösenordet? Be en administratör sätta ett nytt åt dig.</p>;
}
