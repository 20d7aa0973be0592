import { useState } from 'react';
import {
  Card,
  calendarDateText,
  counted,
  fullName,
  LineList,
  LineSubject,
  Stack,
  Switch,
} from '../../../../web/ui/index.ts';
import type { ClassOverview, WarningQuality } from '../../contract.ts';
import { outcomeDays, simulatedQuality } from '../../contract.ts';
import { shareText } from '../parts/words.ts';

/** Who may be about to stop, why, and how reliable such warnings were. By name, never by rank; names are hidden at first. */
export function Warnings({ overview }: { overview: ClassOverview }) {
  const { warnings, silent, quality, breaks } = overview;
  const [areNamed, setNamed] = useState(false);
  return (
    <Card title="Early warnings">
      <Stack gap={16}>
        <p>
          {statusText(overview)}{' '}
          {silent.length > 0 && `${counted(silent.length, 'learner')} stopped more than ${outcomeDays} days ago.`}
        </p>
        {warnings.length + silent.length > 0 && (
          <Switch
            label="Show names"
            hint="Leave it off while others see this screen"
            checked={areNamed}
            onChange={(event) => setNamed(event.target.checked)}
          />
        )}
        {areNamed && (
          <LineList>
            {warnings.map(({ userId, reasons, lastDay, ...person }) => (
              <li key={userId}>
                <LineSubject
                  title={fullName(person)}
                  description={`${reasons.map(({ text }) => text).join(' ')} Last studied on ${calendarDateText(lastDay)}.`}
                />
              </li>
            ))}
            {silent.map(({ userId, lastDay, ...person }) => (
              <li key={userId}>
                <LineSubject title={fullName(person)} description={`Last studied on ${calendarDateText(lastDay)}.`} />
              </li>
            ))}
          </LineList>
        )}
        {breaks.length > 0 && <p className="soft">{breaksText(overview)}</p>}
        <p className="soft">{qualityText(quality)}</p>
      </Stack>
    </Card>
  );
}

function statusText({ warnings, breaks, isBreak }: ClassOverview): string {
  const [since] = breaks.slice(-1);
  if (isBreak && since) {
    return `Hardly anyone has studied since ${calendarDateText(since.from)}. This looks like a break, so that nobody is warned about until learners study again.`;
  }
  if (warnings.length === 0) return 'No learner shows signs of stopping.';
  return `${counted(warnings.length, 'learner')} may not study in the next ${outcomeDays} days.`;
}

/** Breaks that are over, or all but the one that the status names. */
function breaksText({ breaks, isBreak }: ClassOverview): string {
  const over = isBreak ? breaks.slice(0, -1) : breaks;
  const spans = over.map(({ from, through }) => `from ${calendarDateText(from)} to ${calendarDateText(through)}`);
  const past = over.length > 0 ? `Hardly anyone studied ${spans.join(', and ')}. ` : '';
  return `${past}Days of a break count for nobody: warnings leave them out.`;
}

const percent = (share: number) => `${Math.round(100 * share)}%`;

const notMeasuredYet =
  `How reliable warnings are here is not known yet: it takes eight weeks of study. In a simulated school with a holiday, on which the rules were not set, ` +
  `${percent(simulatedQuality.precision)} of the warned then did not study, and ${percent(simulatedQuality.recall)} of those who did not study had been warned.`;

function qualityText({ judged, weeks, precision, recall, base }: WarningQuality): string {
  const rule = `A warning needs at least two signs: a long pause, fewer days, fewer right answers, or haste.`;
  if (judged === 0) return `${rule} ${notMeasuredYet}`;
  const checked = `${rule} In ${weeks} past weeks here, which the rules were not fitted to:`;
  const right = precision ? `of the warned, ${shareText(precision)} then did not study` : 'nobody was warned';
  const found = recall ? `of those who did not study, ${shareText(recall)} had been warned` : 'nobody stopped';
  return `${checked} ${right}; ${found}. Without warnings: ${shareText(base)}. In brackets: percent and 95% interval.`;
}
