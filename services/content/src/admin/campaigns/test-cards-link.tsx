import type { ListViewServerProps } from "payload";
import { showsTests } from "../../campaigns/test-cards.ts";

/** Above the list, for administrators. */
export function TestCardsLink({ user, searchParams }: Pick<ListViewServerProps, "user" | "searchParams">) {
  if ((user as { role?: unknown } | undefined)?.role !== "administrator") return null;
  const areShown = searchParams?.[showsTests] === "1";
  return (
    <p className="test-cards-link">
      <a href={areShown ? "?" : `?${showsTests}=1`}>{areShown ? "Göm kort för prov" : "Visa också kort för prov"}</a>
    </p>
  );
}
