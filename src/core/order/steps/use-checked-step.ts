import { useNextStep } from "./choice-form.tsx";

type Form = { isRight: () => Promise<boolean> };
type Options = {
  loadNext: () => Promise<unknown>;
  onGoOn: () => void;
  onAsk: () => void;
};

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
