/** Unique labels for the points of a chart: `12 May 2030`, with the time where a day has several. */
export function pointsInTime(times: readonly string[]): string[] {
  const names = times.map((at) => dates.format(new Date(at)));
  return names.map((name, index) =>
    names.filter((each) => each === name).length > 1 ? `${name}, ${hours.format(new Date(times[index] ?? ''))}` : name,
  );
}

/** The range of a value axis: multiples of 50 around the values, within 100 and 900. */
export function span(values: readonly number[]): [number, number] {
  const low = Math.floor((Math.min(...values) - 10) / 50) * 50;
  const high = Math.ceil((Math.max(...values) + 10) / 50) * 50;
  return [Math.max(100, low), Math.min(900, high)];
}

const dates = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const hours = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });
