import { useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { FormDialog, Refusal, SelectField, TextArea, TextField } from '../../../../web/ui/index.ts';
import type { ManagedPartner } from '../../contract.ts';
import { CompanySize, sizeTitles, talent } from '../../contract.ts';
import styles from '../parts/Talent.module.css';

const { managedPartners, addPartner, changePartner, corporatePartners } = talent.routes;

/** Adds a company, or changes one. */
export function PartnerDialog({ partner, onClose }: { partner?: ManagedPartner; onClose: () => void }) {
  const [draft, setDraft] = useState(() => ({
    name: partner?.name ?? '',
    industry: partner?.industry ?? '',
    headquarters: partner?.headquarters ?? '',
    size: partner?.size ?? ('medium' as CompanySize),
    description: partner?.description ?? '',
    website: partner?.website ?? '',
    quota: partner?.recruitmentQuota?.toString() ?? '',
    from: partner?.targetEiQRange?.min.toString() ?? '',
    to: partner?.targetEiQRange?.max.toString() ?? '',
  }));
  const set = (changes: Partial<typeof draft>) => setDraft({ ...draft, ...changes });
  const field = (name: Exclude<keyof typeof draft, 'size'>) => ({
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  });
  const invalidates = [managedPartners, corporatePartners];
  const onSuccess = () => {
    toast({ title: partner ? 'Company changed' : 'Company added' });
    onClose();
  };
  const add = useCall(addPartner, { once: true, invalidates, onSuccess });
  const change = useCall(changePartner, { once: true, invalidates, onSuccess });
  const { isPending, error } = partner ? change : add;
  const isIncomplete = draft.name.trim() === '' || draft.industry.trim() === '';
  return (
    <FormDialog
      title={partner ? `Change ${partner.name}` : 'Add a company'}
      onClose={onClose}
      action="Save"
      wide
      busy={isPending}
      disabled={isPending || isIncomplete}
      className={styles.form}
      onSubmit={() => {
        if (isIncomplete) return;
        const { name, industry, size, description, from, to } = draft;
        const body = {
          ...{ name, industry, size, description },
          headquarters: draft.headquarters.trim() || null,
          website: draft.website.trim() || null,
          recruitmentQuota: draft.quota === '' ? null : Number(draft.quota),
          targetEiQRange: from === '' || to === '' ? null : { min: Number(from), max: Number(to) },
        };
        if (partner) change.mutate({ params: { id: partner.id }, body });
        else add.mutate({ body });
      }}
    >
      <div className={styles.two}>
        <TextField label="Name" required maxLength={120} issue={error?.issueOf('name')} {...field('name')} />
        <TextField label="Industry" required maxLength={60} issue={error?.issueOf('industry')} {...field('industry')} />
        <TextField
          label="Headquarters"
          required={false}
          maxLength={120}
          issue={error?.issueOf('headquarters')}
          {...field('headquarters')}
        />
        <SelectField
          label="Size"
          value={draft.size}
          options={CompanySize.options.map((value) => ({ value, label: sizeTitles[value] }))}
          onChange={({ target }) => set({ size: CompanySize.parse(target.value) })}
        />
        <TextField
          label="Website"
          required={false}
          type="url"
          placeholder="https://www.example.com"
          issue={error?.issueOf('website')}
          {...field('website')}
        />
        <TextField
          label="Hires a year"
          required={false}
          type="number"
          min={1}
          issue={error?.issueOf('recruitmentQuota')}
          {...field('quota')}
        />
        <TextField
          label="Target EiQ range, from"
          required={false}
          type="number"
          min={100}
          max={900}
          issue={error?.issueOf('targetEiQRange.min')}
          {...field('from')}
        />
        <TextField
          label="Target EiQ range, to"
          required={false}
          type="number"
          min={100}
          max={900}
          issue={error?.issueOf('targetEiQRange.max')}
          {...field('to')}
        />
      </div>
      <TextArea
        label="Description"
        required={false}
        rows={4}
        maxLength={4000}
        issue={error?.issueOf('description')}
        {...field('description')}
      />
      <Refusal
        error={error}
        fields={['name', 'industry', 'headquarters', 'website', 'recruitmentQuota', 'targetEiQRange', 'description']}
      />
    </FormDialog>
  );
}
