/** The names of IANA time zones, as suggestions for a field. */
export function TimeZoneList({ id }: { id: string }) {
  return (
    <datalist id={id}>
      {['UTC', ...Intl.supportedValuesOf('timeZone')].map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}
