import { useId, useState } from 'react';
import { SearchField } from '../../../../../web/ui/index.ts';
import type { DeskUniversity } from '../../../contract.ts';
import { ApplicationStatus, applicationStatusTitles, QueueOrder } from '../../../contract.ts';
import type { FilterChoice } from '../../filters/FilterSelects.tsx';
import { FilterSelects } from '../../filters/FilterSelects.tsx';
import { FiltersButton } from '../../filters/FiltersButton.tsx';
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

type Choice = FilterChoice<FilterName>;

/** Behind “Filters”. */
const further: readonly Choice[] = [
  {
    name: 'status',
    label: 'Status',
    any: 'Any status',
    options: ApplicationStatus.options
      .filter((status) => status !== 'draft')
      .map((value) => ({ value, label: applicationStatusTitles[value] })),
  },
  {
    name: 'needs',
    label: 'Reviews',
    any: 'Any reviews',
    options: [
      { value: 'any', label: 'Needs a review' },
      ...Object.entries(neededTitles).map(([value, title]) => ({ value, label: `Needs the ${title.toLowerCase()}` })),
      { value: 'none', label: 'Reviews complete' },
    ],
  },
  {
    name: 'mine',
    label: 'My part',
    any: 'Mine and others',
    options: [
      { value: 'to-review', label: 'For me to review' },
      { value: 'draft', label: 'My drafts' },
      { value: 'reviewed', label: 'Reviewed by me' },
      { value: 'recused', label: 'I recused myself' },
    ],
  },
  {
    name: 'decided',
    label: 'Decision',
    any: 'Decided or not',
    options: [
      { value: 'no', label: 'Undecided' },
      { value: 'yes', label: 'Decided, not released' },
      { value: 'released', label: 'Released' },
    ],
  },
  {
    name: 'decision',
    label: 'Outcome',
    any: 'Any outcome',
    options: decisionOrder.map((value) => ({ value, label: applicationStatusTitles[value] })),
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
  const panel = useId();
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
            any: 'All universities',
            options: desk.map(({ id, name }) => ({ value: id, label: name })),
          },
        ]
      : []),
    { name: 'intakeId', label: 'Program and intake', any: 'All intakes', options: intakes },
    {
      name: 'sort',
      label: 'Order',
      any: orderTitles.submitted,
      options: QueueOrder.options
        .filter((value) => value !== 'submitted')
        .map((value) => ({ value, label: orderTitles[value] })),
    },
  ];
  const change = (changes: Partial<Record<FilterName, string>>) =>
    // The intakes of another university are others.
    onChange({ ...changes, ...('universityId' in changes && { intakeId: '' }) });
  return (
    <search aria-label="Filter applications" className={styles.filters}>
      <div className={styles.filterRow}>
        <SearchField label="Search by applicant" value={filters.search} onSearch={(search) => onChange({ search })} />
        <FilterSelects hideLabels choices={first} filters={filters} onChange={change} />
        <FiltersButton inUse={used} isOpen={isOpen} panel={panel} onToggle={() => setOpen(!isOpen)} />
      </div>
      <div id={panel} className={styles.furtherRow} hidden={!isOpen}>
        <FilterSelects hideLabels choices={further} filters={filters} onChange={change} />
      </div>
    </search>
  );
}
