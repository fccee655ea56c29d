import { useNextStep } from "./choice-form.tsx";

type Form = { isRight: () => Promise<boolean> };
type Options = {
  /** Fetches the step that follows. */
  loadNext: () => Promise<unknown>;
  onGoOn: () => void;
  /** What is wrong is to be shown. */
  onAsk: () => void;
};

/** Goes on from a first step when the rules that come after it find nothing wrong. */
export const useCheckedStep = (form: Form, { loadNext, onGoOn, onAsk }: Options) =>
  useNextStep(
    async () => {
      const [isRight] = await Promise.all([form.isRight(), loadNext()]);
      return isRight;
    },
    (isRight, stay) => {
      if (isRight) {
        onGoOn();
        return;
      }
      stay();
      onAsk();
    },
  );
