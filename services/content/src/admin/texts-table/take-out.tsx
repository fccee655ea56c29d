const choices = [
  { value: "both", label: "Svenska och engelska" },
  { value: "en", label: "Bara engelska" },
  { value: "sv", label: "Bara svenska" },
];

/** A form of the browser's own: the answer is a file. */
export function TakeOut() {
  return (
    <section className="house-panel" aria-labelledby="take-out">
      <h2 id="take-out">Ta ut en tabell</h2>
      <form action="/content-api/translations/table" method="get">
        <fieldset>
          <legend>Språk</legend>
          {choices.map(({ value, label }, index) => (
            <label key={value}>
              <input type="radio" name="languages" value={value} defaultChecked={index === 0} /> {label}
            </label>
          ))}
        </fieldset>
        <label>
          <input type="checkbox" name="lacksEnglish" value="on" /> Bara texter som saknar engelska (tomma, eller
          likadana som de svenska)
        </label>
        <button type="submit" className="house-button">
          Ta ut tabellen
        </button>
      </form>
      <p className="house-panel__lead">
        Filen öppnas i Excel. Ändra bara orden: kolumnerna Nyckel och Avtryck ska stå som de är, liksom allt inom
        klamrar, som {"{title}"}. Raderna kan du ta bort eller sortera om.
      </p>
    </section>
  );
}
