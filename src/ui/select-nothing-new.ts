// A double click may have begun on the page before.
let hasBegunOnControl = true;

/** The second press of a double click would select what has come in the place of the button: no app reads a code in blue. */
export function selectNothingNew(event: MouseEvent): void {
  if (event.detail < 2)
    hasBegunOnControl = event.target instanceof Element && event.target.closest("a, button") !== null;
  else if (hasBegunOnControl) event.preventDefault();
}
