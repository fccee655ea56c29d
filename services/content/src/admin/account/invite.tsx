"use client";
import { Button } from "@payloadcms/ui";
import { useRouter } from "next/navigation.js";
import { type SubmitEvent, useState } from "react";
import { roleLabels } from "../../access/roles.ts";
import { callService } from "../call-service.ts";
import { LabelledInput } from "../login/labelled-input.tsx";

/** Above the list of users: whoever is invited chooses a password of their own. */
export function Invite() {
  const router = useRouter();
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [role, setRole] = useState("writer");
  const [told, setTold] = useState("");

  const invite = async (event: SubmitEvent) => {
    event.preventDefault();
    const answer = await callService("POST", "users", { name, email, role });
    setTold(answer.ok ? `Ett mejl med en länk är på väg till ${email}.` : answer.problem);
    if (!answer.ok) return;
    setName("");
    setEmail("");
    router.refresh();
  };
  return (
    <form className="house-panel house-invite" aria-label="Bjud in någon" onSubmit={(event) => void invite(event)}>
      <h2>Bjud in någon</h2>
      <LabelledInput id="invite-name" label="Namn" value={name} onChange={setName} />
      <LabelledInput id="invite-email" label="E-post" type="email" value={email} onChange={setEmail} />
      <div className="field-type house-input">
        <label className="field-label" htmlFor="invite-role">
          Roll
        </label>
        <select id="invite-role" value={role} onChange={(event) => setRole(event.target.value)}>
          {Object.entries(roleLabels).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <Button type="submit" size="small" margin={false}>
        Skicka inbjudan
      </Button>
      <p role="status">{told}</p>
    </form>
  );
}
