"use client";

/** Shown once. Each opens the door once, without the telephone. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <div className="house-account__codes" role="status">
      <p>
        <strong>Skriv upp reservkoderna nu.</strong> De visas bara den här gången. Var och en går att använda en gång i
        stället för koden, om du inte har telefonen.
      </p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
