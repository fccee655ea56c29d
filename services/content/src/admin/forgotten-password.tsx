/** Replaces Payload's reset by mail: no mail is sent from here. */
export function ForgottenPassword() {
  return <p className="forgotten-password">Glömt lösenordet? Be en administratör sätta ett nytt åt dig.</p>;
}
