// Suggestions for a field whose values the server checks.

/** The names of countries. */
export function CountryList({ id }: { id: string }) {
  return (
    <datalist id={id}>
      {countries().map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

function countries(): string[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const codes = alphabet.flatMap((first) => alphabet.map((second) => first + second));
  // Former countries have a code that leads to another one.
  const current = codes.filter((code) => new Intl.Locale(`und-${code}`).region === code);
  return [...new Set(current.flatMap((code) => names.of(code) ?? []))].sort((one, other) =>
    one.localeCompare(other, 'en'),
  );
}
