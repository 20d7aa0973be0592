import type { TestPerson } from '../../core/testing.ts';
import { createTestPlatform } from '../../core/testing.ts';
import { addPlacement } from '../../plugins/learner/testing.ts';
import { catalogueDesk } from '../../plugins/universities/services.ts';
import { quantile } from '../ai/ai-platform.ts';
import type { Figure } from './bench.ts';
import { onQuietMachine } from './quiet-machine.ts';

const universities = 10_000;
const calls = 200;

/** The catalogue with 10,000 universities: import, eligibility and search. */
export async function measureUniversities(): Promise<Figure[]> {
  const at = await createTestPlatform({ plugins: ['universities'] });
  try {
    const learner = await at.person();
    await addPlacement(at, learner);
    const desk = at.platform.host.service(catalogueDesk);
    const imported = async (what: string, from: number): Promise<Figure> => {
      const who = { institution: at.institution, user: undefined, may: () => true };
      const bytes = new TextEncoder().encode(csv(from));
      const began = performance.now();
      const { faults, universities: counts } = await desk.importFile({ who }, bytes, false);
      const seconds = (performance.now() - began) / 1000;
      if (faults.length > 0) throw new Error(JSON.stringify(faults[0]));
      const note = `${counts.created} new, ${counts.changed} changed, ${counts.unchanged} unchanged; ${bytes.length} bytes`;
      return { what, value: seconds, unit: 's', goal: 5, notes: [note] };
    };
    const imports = [
      await imported('import of 10,000 new universities from CSV', 400),
      await imported('import of the same file again', 400),
      await imported('import of a file that changes all of them', 401),
    ];
    const eligible = await timesOf(learner, () => '/api/universities/eligible');
    const tried = await timesOf(learner, (n) => `/api/universities/eligible?eiqScore=${500 + n}`);
    const search = await timesOf(
      learner,
      (n) => `/api/universities/search?search=engineering&country=NL&offset=${n % 48}`,
    );
    return [
      ...imports,
      figure('eligibility over 10,000 universities, own record, p95', eligible, 20),
      figure('eligibility over 10,000 universities, tried score, p95', tried, 20),
      figure('search with facets over 10,000 universities, p95', search, 100),
    ];
  } finally {
    await at.close();
  }
}

type Times = { readonly value: readonly number[]; readonly note: string };

/** Durations of calls over HTTP, in milliseconds. */
const timesOf = (learner: TestPerson, addressOf: (n: number) => string): Promise<Times> =>
  onQuietMachine(async () => {
    const times: number[] = [];
    for (let n = 0; n < calls + 20; n++) {
      const began = performance.now();
      const { status, body } = await learner.get(addressOf(n));
      times.push(performance.now() - began);
      if (status !== 200) throw new Error(`${addressOf(n)}: ${status} ${JSON.stringify(body)}`);
    }
    return times.slice(20).sort((one, other) => one - other);
  });

const figure = (what: string, { value, note }: Times, goal: number): Figure => ({
  ...{ what, goal },
  value: quantile(value, 0.95),
  unit: 'ms',
  notes: [`median ${quantile(value, 0.5).toFixed(1)} ms of ${value.length} calls with their HTTP`, note],
});

const countries = ['NL', 'DE', 'FR', 'GB', 'US', 'CA', 'AU', 'JP', 'PH', 'ZA'];
const programs = ['Computer Science', 'Mechanical Engineering', 'Biology', 'Law', 'Economics'];
const tiers = ['premier', 'standard', 'basic'];

/** A row for each university with one program and one open intake. @param from the lowest minimum score */
function csv(from: number): string {
  const head =
    'university,country,city,website,description,partnership_tier,min_eiq_score,preferred_eiq_score,' +
    'program,level,cip_code,documents,tests,tuition,currency,intake,opens,deadline,decisions,time_zone';
  const rows = Array.from({ length: universities }, (_, n) => {
    const minimum = from + (n % 300);
    const deadline = `2027-${String(1 + (n % 12)).padStart(2, '0')}-15T17:00`;
    return [
      ...[`University ${n}`, countries[n % 10], `City ${n % 500}`, `https://www.university-${n}.example`],
      ...['"A university,\nwith a line break."', tiers[n % 3], minimum, minimum + 120],
      ...[programs[n % 5], 'bachelor', '11.0701', 'transcript', 'SAT:1200', 9000 + n, 'EUR'],
      ...['Autumn', '2026-01-01', deadline, '2028-03-01', 'Europe/Amsterdam'],
    ].join(',');
  });
  return [head, ...rows].join('\n');
}
