import { useState, type SyntheticEvent } from "react";
import { problemsFromApi, type FormProblems } from "#src/core/form/form-problems.ts";
import { hasStaleWords } from "#src/core/form/use-kept-words.ts";
import { useSenderCall } from "./use-sender-call.ts";

type Options<Answer, Whole> = {
  orderReference: string;
  version: number;
  /** As the API knows the card now. */
  read: () => Promise<Answer>;
  save: (whole: Whole) => Promise<Answer>;
  /** Where fields have other names than the contract's. */
  asShown?: (problems: FormProblems) => FormProblems;
  onKnown: (answer: Answer) => void;
  onDone: (isSaved: boolean) => void;
};

const nothing: FormProblems = {};
const asTheyAre = (problems: FormProblems): FormProblems => problems;

/** The words of a card anew, by the sender's link: what is refused, and that the card is another than it was. */
export function useCardCorrection<Answer, Whole>(options: Options<Answer, Whole>) {
  const { orderReference, version, read, save, asShown = asTheyAre, onKnown, onDone } = options;
  const [refused, setRefused] = useState(nothing);
  const [asked, setAsked] = useState(0);
  const [isChanged, setChanged] = useState(() => hasStaleWords(orderReference, version));
  const ask = () => setAsked((before) => before + 1);
  const { trouble, isSending, send } = useSenderCall<Answer>({
    orderReference,
    onDone: (taken) => {
      onKnown(taken);
      onDone(true);
    },
    onRefused: ({ code, fields }) => {
      if (code === "changed_meanwhile" || code === "taken_down") {
        void read().then(onKnown, () => undefined);
        if (code === "taken_down") return false;
        setChanged(true);
        return true;
      }
      if (fields === undefined) return false;
      setRefused(asShown(problemsFromApi(fields)));
      ask();
      return true;
    },
  });

  const changed = () => setRefused(nothing);
  /** `toWhole` answers with nothing while something is wrong with what was written. */
  function submit(event: SyntheticEvent, toWhole: () => Promise<Whole | null>) {
    event.preventDefault();
    void send(async () => {
      const whole = await toWhole();
      if (whole !== null) return save(whole);
      ask();
      return null;
    });
  }
  return { refused, asked, isChanged, trouble, isSending, changed, submit };
}
