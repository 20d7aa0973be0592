import { useId } from 'react';
import { Card, Checkbox, SelectField, TextArea, TextField } from '../../../../../web/ui/index.ts';
import { PartnershipTier, tierTitles } from '../../../contract.ts';
import type { UniversityDraft } from './draft.ts';
import styles from './Entries.module.css';
import { CountryList } from './lists.tsx';

type TextName = {
  [Name in keyof UniversityDraft]: UniversityDraft[Name] extends string ? Name : never;
}[keyof UniversityDraft];

/** Name, place, scores and ranking of a university. */
export function BasicFields({
  draft,
  change,
  issueOf,
}: {
  draft: UniversityDraft;
  change: (changes: Partial<UniversityDraft>) => void;
  issueOf: (path: string) => string | undefined;
}) {
  const countries = useId();
  const text = (name: Exclude<TextName, 'partnershipTier'>) => ({
    value: draft[name],
    issue: issueOf(name),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  const score = { type: 'number', inputMode: 'decimal', min: 100, max: 900, step: 0.1 } as const;
  return (
    <>
      <Card title="University">
        <CountryList id={countries} />
        <div className={styles.fields}>
          <TextField label="Name" {...text('name')} />
          <TextField label="Country" list={countries} hint="Its English name or two-letter code" {...text('country')} />
          <TextField label="City" required={false} {...text('city')} />
          <TextField
            label="Website"
            required={false}
            type="url"
            placeholder="https://www.example.edu"
            {...text('website')}
          />
          <TextField label="ROR id" required={false} placeholder="https://ror.org/04dkp9463" {...text('rorId')} />
          <SelectField
            label="Partnership tier"
            value={draft.partnershipTier}
            options={PartnershipTier.options.map((value) => ({ value, label: tierTitles[value] }))}
            onChange={({ target }) => change({ partnershipTier: PartnershipTier.parse(target.value) })}
          />
        </div>
        <div className={styles.wideField}>
          <TextArea label="Description" required={false} rows={3} {...text('description')} />
        </div>
        <Checkbox
          label="Sample"
          hint="Invented, for demonstration: marked “Sample” wherever learners see it"
          checked={draft.isSample}
          onChange={({ target }) => change({ isSample: target.checked })}
        />
      </Card>
      <Card title="Scores and ranking">
        <div className={styles.fields}>
          <TextField label="Minimum EiQ score" {...score} {...text('minEiqScore')} />
          <TextField label="Preferred EiQ score" {...score} {...text('preferredEiqScore')} />
          <TextField label="Global ranking" required={false} type="number" min={1} {...text('ranking')} />
          <TextField
            label="Source of the ranking"
            required={false}
            hint="Required with a ranking"
            {...text('rankingSource')}
          />
          <TextField
            label="Year of the ranking"
            required={false}
            hint="Required with a ranking"
            type="number"
            {...text('rankingYear')}
          />
        </div>
      </Card>
    </>
  );
}
