import { knexOf } from '../../core/db/index.ts';
import { deployment } from '../../core/identity/index.ts';
import type { TestPlatform } from '../../core/testing.ts';
import { createTestPlatform } from '../../core/testing.ts';
import { rosteringDesk } from '../../plugins/rostering/services.ts';
import type { Figure } from './bench.ts';

const counts = { learners: 8000, guardians: 1500, teachers: 500, classes: 400 };

/** The import of a school district of 10,000 people, its repetition, and its first passwords. */
export async function measureRostering(): Promise<Figure[]> {
  const at = await createTestPlatform({ plugins: ['rostering'] });
  try {
    const who = deployment(at.institution);
    const desk = at.platform.host.service(rosteringDesk);
    const bytes = Buffer.from(csv());
    const run = async () => {
      let reports = 0;
      const { seconds, cpuSeconds, value } = await timed(() =>
        desk.run(
          { who },
          { name: 'people.csv', bytes, mode: 'delta', deactivating: 0 },
          { onProgress: () => void reports++ },
        ),
      );
      const { people, members, guardians } = value;
      const processor = `${cpuSeconds.toFixed(1)} s of processor time in Node.js`;
      const note = `${processor}; ${people.created} people created, ${members.added} enrolments, ${guardians.linked} guardians; ${reports} reports of progress`;
      return { seconds, note };
    };
    const first = await run();
    const floor = await copyOfRows(at);
    const again = await run();
    const ids = (await at.platform.identity.people.list({ who }, { limit: 10_000, offset: 0 })).items.map(
      ({ id }) => id,
    );
    const passwords = await timed(() => at.platform.identity.people.issueFirstPasswords({ who }, ids.slice(0, 2000)));
    return [
      {
        ...{ what: 'import of 10,000 people with their classes', value: first.seconds, unit: 's', goal: 30 },
        floor: { what: 'PostgreSQL copies the same rows with their indexes', value: floor, unit: 's' },
        notes: [first.note],
      },
      { what: '… again', value: again.seconds, unit: 's', goal: 10, notes: [again.note] },
      { what: '2,000 first passwords', value: passwords.seconds, unit: 's', goal: 10 },
    ];
  } finally {
    await at.close();
  }
}

async function timed<T>(work: () => Promise<T>): Promise<{ seconds: number; cpuSeconds: number; value: T }> {
  const [began, used] = [performance.now(), process.cpuUsage()];
  const value = await work();
  const { user, system } = process.cpuUsage(used);
  return { seconds: (performance.now() - began) / 1000, cpuSeconds: (user + system) / 1e6, value };
}

const tables = [
  ...['platform.users', 'platform.relations', 'platform.guardians', 'platform.audit_log', 'learner.profiles'],
  ...['classes.classes', 'classes.members', 'rostering.people'],
];

/** Seconds in which the database itself stores what the import stored. */
async function copyOfRows(at: TestPlatform): Promise<number> {
  const knex = knexOf(at.platform.database);
  const { seconds } = await timed(() =>
    knex.transaction(async (trx) => {
      for (const [index, table] of tables.entries()) {
        await trx.raw(`create temporary table copy_${index} (like ${table} including all) on commit drop`);
        await trx.raw(`insert into copy_${index} select * from ${table}`);
      }
    }),
  );
  return seconds;
}

function csv(): string {
  const lines = ['id,first name,last name,email,role,grade,birth date,classes,guardians'];
  const { learners, guardians, teachers, classes } = counts;
  for (let number = 0; number < learners; number++) {
    const own = `Class ${number % classes}|Course ${(number * 7) % classes}`;
    const birth = `${2010 + (number % 8)}-0${1 + (number % 9)}-15`;
    lines.push(`l${number},Ada${number},Okafor,,learner,${1 + (number % 12)},${birth},${own},g${number % guardians}`);
  }
  for (let number = 0; number < guardians; number++) {
    lines.push(`g${number},Nora${number},Okafor,nora${number}@example.org,mother,,,,`);
  }
  for (let number = 0; number < teachers; number++) {
    const own = `Class ${number % classes}|Course ${number % classes}`;
    lines.push(`t${number},Tove${number},Tan,tove${number}@example.org,teacher,,,${own},`);
  }
  return lines.join('\n');
}
