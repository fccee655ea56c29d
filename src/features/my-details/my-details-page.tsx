import React, { lazy, useEffect, useState } from "react";
import type { MyData } from "@hjarta-lunga/contract/schemas/my-data.ts";
import { CalmScreen } from "#src/core/my-data/calm-screen.tsx";
import { MyDataPage } from "#src/core/my-data/my-data-page.tsx";
import { useSecretInUrl } from "#src/core/my-data/secret-in-url.ts";
import { session, useSession } from "#src/core/my-data/session.ts";
import type { Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { LazyBoundary } from "#src/ui/lazy-boundary.tsx";
import { loadDetails, loadForgotten, loadProveAddress } from "./lazy-parts.ts";
import { forgetTyped, keepTypedFor } from "./typed-words.ts";

const Details = lazy(loadDetails);
const Forgotten = lazy(loadForgotten);
const ProveAddress = lazy(loadProveAddress);

export function MyDetailsPage({ phone }: { phone: Phone }) {
  const { say } = useTexts();
  const { secret, forget } = useSecretInUrl("bevis");
  const [forgotten, setForgotten] = useState<{ keptUntil: string | null } | null>(null);
  useForgetOnLogOut();
  const lazyWords = { words: say("form.loading"), failed: say("form.notLoaded"), again: say("form.reload") };

  if (secret !== null)
    return (
      <LazyBoundary {...lazyWords}>
        <ProveAddress key={secret} link={secret} phone={phone} onLeave={forget} />
      </LazyBoundary>
    );
  if (forgotten !== null)
    return (
      <LazyBoundary {...lazyWords}>
        <Forgotten {...forgotten} phone={phone} />
      </LazyBoundary>
    );
  return (
    <MyDataPage
      heading={say("myDetails.logIn")}
      lead={say("myDetails.logIn.lead")}
      then={[say("myDetails.logIn.see"), say("myDetails.logIn.change"), say("myDetails.logIn.take")]}
      phone={phone}
    >
      {(data) => (
        <LazyBoundary {...lazyWords}>
          <OwnDetails
            data={data}
            phone={phone}
            onForgotten={({ keptUntil = null }) => {
              setForgotten({ keptUntil });
              session.logOut();
            }}
          />
        </LazyBoundary>
      )}
    </MyDataPage>
  );
}

function OwnDetails(props: React.ComponentProps<typeof Details>) {
  const { say } = useTexts();
  const { access } = props.data;
  keepTypedFor(ownerOf(props.data));
  if (access === "bankId") return <Details {...props} />;
  return (
    <CalmScreen
      heading={say("myDetails.byMail")}
      lead={(shown) => say("myDetails.byMail.text", { phone: shown })}
      phone={props.phone}
    >
      <div className="actions">
        <button className="btn" type="button" onClick={() => session.logOut()}>
          {say("myDetails.byMail.press")}
        </button>
      </div>
    </CalmScreen>
  );
}

const ownerOf = ({ name, maskedNumber }: MyData): string => `${name} ${maskedNumber ?? ""}`;

/** Who logs out leaves nothing in the tab. A session that ended by itself keeps the words for the same person. */
function useForgetOnLogOut(): void {
  const state = useSession();
  const hasLeft = state.name === "out" && (state.why === "left" || state.why === "untold");
  useEffect(() => {
    if (hasLeft) forgetTyped();
  }, [hasLeft]);
}
