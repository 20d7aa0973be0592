import { useState } from 'react';
import { Button, SearchField, SelectField } from '../../../../../web/ui/index.ts';
import type { DeskUniversity } from '../../../contract.ts';
import { ApplicationStatus, applicationStatusTitles, QueueOrder } from '../../../contract.ts';
import { decisionOrder, neededTitles } from '../parts/titles.ts';
import type { FilterName, QueueFilters as Filters } from './filters.ts';
import styles from './Queue.module.css';

const orderTitles: Readonly<Record<(typeof QueueOrder.options)[number], string>> = {
  submitted: 'Earliest submitted',
  '-submitted': 'Latest submitted',
  score: 'Lowest EiQ score',
  '-score': 'Highest EiQ score',
  rubric: 'Lowest rubric',
  '-rubric': 'Highest rubric',
  decisions: 'Decisions due first',
};

type Option = { value: string; label: string };
interface Choice {
  readonly name: FilterName;
  readonly label: string;
  readonly options: readonly Option[];
}

/** Behind “More filters”. */
const further: readonly Choice[] = [
  {
    name: 'status',
    label: 'Status',
    options: [
      { value: '', label: 'Any status' },
      ...ApplicationStatus.options
        .filter((status) => status !== 'draft')
        .map((value) => ({ value, label: applicationStatusTitles[value] })),
    ],
  },
  {
    name: 'needs',
    label: 'Reviews',
    options: [
      { value: '', label: 'Any reviews' },
      { value: 'any', label: 'Needs a review' },
      ...Object.entries(neededTitles).map(([value, title]) => ({ value, label: `Needs the ${title.toLowerCase()}` })),
      { value: 'none', label: 'Reviews complete' },
    ],
  },
  {
    name: 'mine',
    label: 'My part',
    options: [
      { value: '', label: 'Mine and others' },
      { value: 'to-review', label: 'For me to review' },
      { value: 'draft', label: 'My drafts' },
      { value: 'reviewed', label: 'Reviewed by me' },
      { value: 'recused', label: 'I recused myself' },
    ],
  },
  {
    name: 'decided',
    label: 'Decision',
    options: [
      { value: '', label: 'Decided or not' },
      { value: 'no', label: 'Undecided' },
      { value: 'yes', label: 'Decided, not released' },
      { value: 'released', label: 'Released' },
    ],
  },
  {
    name: 'decision',
    label: 'Outcome',
    options: [
      { value: '', label: 'Any outcome' },
      ...decisionOrder.map((value) => ({ value, label: applicationStatusTitles[value] })),
    ],
  },
];

/** The filters of the queue. */
export function QueueFilters({
  desk,
  filters,
  onChange,
}: {
  desk: readonly DeskUniversity[];
  filters: Filters;
  onChange: (changes: Partial<Record<FilterName, string>>) => void;
}) {
  const used = further.filter(({ name }) => filters[name] !== '').length;
  const [isOpen, setOpen] = useState(used > 0);
  const intakes = desk
    .filter(({ id }) => filters.universityId === '' || filters.universityId === id)
    .flatMap((university) => university.intakes.map((intake) => ({ university: university.name, ...intake })))
    .map(({ id, program, name, university }) => ({
      value: id,
      label: `${program}, ${name}${desk.length > 1 ? ` (${university})` : ''}`,
    }));
  const first: readonly Choice[] = [
    ...(desk.length > 1
      ? [
          {
            name: 'universityId' as const,
            label: 'University',
            options: [
              { value: '', label: 'All universities' },
              ...desk.map(({ id, name }) => ({ value: id, label: name })),
            ],
          },
        ]
      : []),
    {
      name: 'intakeId',
      label: 'Program and intake',
      options: [{ value: '', label: 'All intakes' }, ...intakes],
    },
    {
      name: 'sort',
      label: 'Order',
      options: QueueOrder.options.map((value) => ({
        value: value === 'submitted' ? '' : value,
        label: orderTitles[value],
      })),
    },
  ];
  const select = ({ name, label, options }: Choice) => (
    <SelectField
      key={name}
      label={label}
      hideLabel
      value={options.some(({ value }) => value === filters[name]) ? filters[name] : ''}
      options={options}
      onChange={({ target }) => onChange({ [name]: target.value, ...(name === 'universityId' && { intakeId: '' }) })}
    />
  );
  return (
    <search aria-label="Filter applications" className={styles.filters}>
      <div className={styles.filterRow}>
        <SearchField label="Search by applicant" value={filters.search} onSearch={(search) => onChange({ search })} />
        {first.map(select)}
        <Button icon="filter" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {used > 0 ? `Filters (${used})` : 'Filters'}
        </Button>
      </div>
      {isOpen && <div className={styles.furtherRow}>{further.map(select)}</div>}
    </search>
  );
}
