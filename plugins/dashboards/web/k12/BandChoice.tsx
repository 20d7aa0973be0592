import { SelectField } from '../../../../web/ui/index.ts';
import type { GradeBand, Profile } from '../../../learner/contract.ts';
import { GradeBand as GradeBands, gradeBandOf } from '../../../learner/contract.ts';
import { bandTitle } from './bands.ts';

/** Chooses the grades whose wording and examples are shown. */
export function BandChoice({
  band,
  profile: { gradeLevel },
  onChoose,
}: {
  band: GradeBand;
  profile: Pick<Profile, 'gradeLevel'>;
  onChoose: (band: string) => void;
}) {
  const own = gradeBandOf({ gradeLevel });
  return (
    <SelectField
      label="Grades"
      hideLabel
      value={band}
      onChange={({ target }) => onChoose(target.value)}
      options={GradeBands.options.map((each) => ({
        value: each,
        label: bandTitle(each) + (each === own ? ' (yours)' : ''),
      }))}
    />
  );
}
