import { addGreetingCard } from "#src/calls/greeting-orders.ts";
import { isNoAnswer } from "#src/core/errors/is-no-answer.ts";
import { reportFailure } from "#src/core/errors/failure.ts";

/** Makes the order of a card, and tells where nobody could. */
export async function addCard(...[card]: Parameters<typeof addGreetingCard>) {
  try {
    return await addGreetingCard(card);
  } catch (error) {
    if (isNoAnswer(error)) reportFailure("error_digital_greeting_card_add", error);
    throw error;
  }
}
