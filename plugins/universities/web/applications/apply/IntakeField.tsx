import { isOwnTime, SelectField, zonedText } from '../../../../../web/ui/index.ts';
import type { Intake } from '../../../contract.ts';

/** The intake of the chosen program. */
export function IntakeField({
  intakes,
  isKnown,
  chosen,
  onChoose,
}: {
  intakes: readonly Intake[];
  isKnown: boolean;
  chosen: string | undefined;
  onChoose: (id: string) => void;
}) {
  const intake = intakes.find(({ id }) => id === chosen);
  return (
    <SelectField
      label="Intake"
      required
      value={chosen ?? ''}
      disabled={intakes.length === 0}
      {...(intakes.length === 0 && { placeholder: isKnown ? 'No open intake' : 'Select a program first' })}
      options={intakes.map(({ id, name, state }) => ({
        value: id,
        label: state === 'upcoming' ? `${name} (not open yet)` : name,
      }))}
      hint={intake && deadlineText(intake)}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}

function deadlineText({ deadline, timeZone, state, opensAt }: Intake): string {
  const opens = state === 'upcoming' ? `Opens ${zonedText(opensAt, timeZone)}. ` : '';
  const own = isOwnTime(deadline, timeZone) ? '' : `, on your clock ${zonedText(deadline)}`;
  return `${opens}Deadline ${zonedText(deadline, timeZone)}${own}`;
}
