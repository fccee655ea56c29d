import React, { useState } from "react";
import { styled } from "styled-components";
import { proofMinutes, type ProvenBy } from "@hjarta-lunga/contract/my-data.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { FormField } from "#src/core/form/form-field.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { RadioOptions } from "#src/ui/radio-options.tsx";
import { SmartLink } from "#src/ui/smart-link.tsx";
import { CodeForm } from "./code-form.tsx";
import { DetailsForm, Outcome } from "./details-form.tsx";
import { findByEmailForm, findByMobileForm, minutesInWords } from "./details-rules.ts";
import { foundText } from "./found-text.ts";
import type { Own } from "./my-details-types.ts";
import { Pending } from "./pending.tsx";
import { useTyped } from "./typed-words.ts";
import { useDetailsForm } from "./use-details-form.ts";

type Asked = { by: ProvenBy; value: string };
const none = { by: "email" as ProvenBy, findEmail: "", findMobile: "" };

/** Gifts that were made without a number. It says the same whether there are any, until the address is proven. */
export function FindGifts({ phone, update, refresh }: Own) {
  const { say, language } = useTexts();
  const { words, write, forget } = useTyped("find", none);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [found, setFound] = useState<number | null>(null);
  const isEmail = words.by === "email";
  const field = isEmail ? "findEmail" : "findMobile";

  const ask = async ({ by, value }: Asked) => {
    if (by === "email") await update({ change: "bringHomeByEmail", email: value });
    else await update({ change: "bringHomeByMobile", mobile: value });
  };
  const form = useDetailsForm<Record<string, string>, Asked>({
    schema: isEmail ? findByEmailForm : findByMobileForm,
    value: { [field]: words[field] },
    fields: [field],
    send: async (parsed) => {
      const what = { by: words.by, value: parsed[field] ?? "" };
      await ask(what);
      return what;
    },
    onDone: (what) => {
      forget();
      setFound(null);
      setAsked(what);
    },
  });
  function change(made: Partial<typeof none>) {
    form.changed();
    write({ ...words, ...made });
  }

  if (found !== null)
    return (
      <Found>
        <Outcome text={foundText(say, found)} />
        <p>
          {found > 0 && (
            <SmartLink className="textlink" href={routes.myPages.href()}>
              {say("myLink.found.toPages")}
            </SmartLink>
          )}{" "}
          <Other onPress={() => setFound(null)} />
        </p>
      </Found>
    );
  const sent = (key: "myLink.find.mailed" | "myLink.find.texted", { by, value }: Asked) =>
    say(key, { value, time: minutesInWords(proofMinutes[by], language) });
  if (asked?.by === "mobile")
    return (
      <>
        <CodeForm
          name="findCode"
          label={say("myLink.find")}
          submit="myLink.find.code"
          sent={sent("myLink.find.texted", asked)}
          isNews
          phone={phone}
          check={(code) => update({ change: "code", code })}
          again={() => ask(asked)}
          onProven={(changed) => {
            setAsked(null);
            setFound(changed.found ?? 0);
            refresh();
          }}
        />
        <Other onPress={() => setAsked(null)} />
      </>
    );
  return (
    <>
      <DetailsForm form={form} label={say("myLink.find")} submit="myLink.find.send" phone={phone} outcome={null}>
        <RadioOptions
          legend={say("myLink.find.by")}
          name="findBy"
          options={[
            { value: "email", label: say("myLink.find.email") },
            { value: "mobile", label: say("myLink.find.mobile") },
          ]}
          chosen={words.by}
          inRow
          onChoose={(by) => change({ by })}
        />
        <FormField
          key={field}
          form={form}
          name={field}
          {...(isEmail
            ? { type: "email", autoCapitalize: "none", spellCheck: false }
            : { type: "tel", short: true, maxLength: 30 })}
          autoComplete={isEmail ? "email" : "tel"}
          withRoom
          value={words[field]}
          onChange={(written) => change({ [field]: written })}
        />
      </DetailsForm>
      <Pending>{asked && <p>{sent("myLink.find.mailed", asked)}</p>}</Pending>
    </>
  );
}

function Other({ onPress }: { onPress: () => void }) {
  const { say } = useTexts();
  return (
    <button className="plain" type="button" onClick={onPress}>
      {say("myLink.find.other")}
    </button>
  );
}

const Found = styled.div`
  > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s2) var(--s5);
    margin-top: var(--s3);
  }
`;
