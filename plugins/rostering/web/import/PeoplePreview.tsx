import { Section, Table } from '../../../../web/ui/index.ts';
import type { AgeBand } from '../../../learner/contract.ts';
import type { PreviewPerson } from './preview.ts';

const roleTitles: Readonly<Record<string, string>> = {
  learner: 'Learner',
  instructor: 'Teacher',
  guardian: 'Guardian',
};

const ageTitles: Readonly<Record<AgeBand, string>> = {
  unknown: '–',
  'under-13': 'Under 13',
  '13-15': '13 to 15',
  '16-17': '16 or 17',
  adult: '18 or over',
};

/** The first people of the file, as they are understood. */
export function PeoplePreview({ people, total }: { people: readonly PreviewPerson[]; total: number }) {
  if (people.length === 0) return null;
  return (
    <Section title={`First ${people.length} of ${total} people`}>
      <Table columns={['Name', 'Role', 'User name', 'Email', 'Grade', 'Age', 'Classes']}>
        {people.map((person) => (
          <tr key={person.id}>
            <td data-label="Name">
              {person.firstName} {person.lastName}
            </td>
            <td data-label="Role">{roleTitles[person.role]}</td>
            <td data-label="User name">{person.username ?? 'Made from the name'}</td>
            <td data-label="Email">{person.email ?? '–'}</td>
            <td data-label="Grade">{person.grade ?? '–'}</td>
            <td data-label="Age">{ageTitles[person.ageBand]}</td>
            <td data-label="Classes">{person.classes.join(', ') || '–'}</td>
          </tr>
        ))}
      </Table>
    </Section>
  );
}
