import type { ReactNode } from 'react';
import { percentText } from '../../../../../web/ui/index.ts';
import type { Program, UniversityDetails } from '../../../contract.ts';
import { ApplyButton } from '../../applications/ApplyButton.tsx';
import { placeText, rankingNote } from '../cards/texts.ts';
import { TierTag } from '../cards/UniversityHead.tsx';
import { WebsiteLink } from '../cards/WebsiteLink.tsx';
import { IntakeTag } from '../intakes/IntakeTag.tsx';
import { nextIntakeOf } from '../intakes/next-deadline.ts';
import { ZonedMoment } from '../intakes/ZonedMoment.tsx';
import { requirementTexts, tuitionText } from '../university/requirement-texts.ts';
import styles from './Comparison.module.css';

interface ComparisonRow {
  readonly title: string;
  readonly cell: (university: UniversityDetails) => ReactNode;
}

/** The rows of a comparison. */
export function rowsOf(own: { eiqScore: number } | null): ComparisonRow[] {
  return [
    { title: 'Location', cell: placeText },
    {
      title: 'Partnership',
      cell: (university) => <span className={styles.tags}>{<TierTag university={university} />}</span>,
    },
    {
      title: 'Global ranking',
      cell: (university) =>
        university.ranking === null ? (
          'Not ranked'
        ) : (
          <>
            <span className="figures">#{university.ranking}</span>
            <span className={styles.note}>{rankingNote(university)}</span>
          </>
        ),
    },
    { title: 'Minimum score', cell: ({ minEiqScore }) => <span className="figures">{minEiqScore}</span> },
    { title: 'Preferred score', cell: ({ preferredEiqScore }) => <span className="figures">{preferredEiqScore}</span> },
    ...(own ? standing : []),
    { title: 'Programs', cell: ({ programs }) => <Lines texts={Object.keys(programs)} /> },
    { title: 'Requirements', cell: ({ programs }) => <Lines texts={requirementsOf(Object.values(programs))} /> },
    { title: 'Tuition', cell: ({ programs }) => <Lines texts={tuitionsOf(Object.values(programs))} /> },
    { title: 'Next deadline', cell: (university) => <NextDeadline university={university} /> },
    {
      title: 'Actions',
      cell: (university) => (
        <span className={styles.tags}>
          <ApplyButton university={university} />
          <WebsiteLink university={university} />
        </span>
      ),
    },
  ];
}

const standing: ComparisonRow[] = [
  {
    title: 'Match',
    cell: ({ matchPercent }) => <span className="figures">{matchPercent === null ? '–' : `${matchPercent}%`}</span>,
  },
  {
    title: 'Probability of reaching the minimum',
    cell: ({ probability }) => (probability === null ? '–' : percentText(probability)),
  },
];

function Lines({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return '–';
  return (
    <ul className={styles.lines}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function NextDeadline({ university }: { university: UniversityDetails }) {
  const intake = nextIntakeOf(university);
  if (!intake) return 'No intake is open or planned';
  return (
    <span className={styles.lines}>
      <IntakeTag intake={intake} />
      <ZonedMoment moment={intake.deadline} timeZone={intake.timeZone} />
    </span>
  );
}

/** Each requirement once; those of some programs only are marked. */
function requirementsOf(programs: readonly Program[]): string[] {
  const lists = programs.map(requirementTexts);
  const all = [...new Set(lists.flat())];
  return all.map((text) => (lists.every((list) => list.includes(text)) ? text : `${text} (some programs)`));
}

const tuitionsOf = (programs: readonly Program[]): string[] => [
  ...new Set(programs.map(({ tuition }) => (tuition === null ? 'Ask the university' : tuitionText(tuition)))),
];
