import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCall } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Checkbox, FormDialog, Refusal, TextArea, TextField } from '../../../../web/ui/index.ts';
import type { Job, JobRequirement } from '../../contract.ts';
import { talent } from '../../contract.ts';
import { jobAddress } from '../parts/addresses.ts';
import styles from '../parts/Talent.module.css';
import { Requirements } from './Requirements.tsx';

const { postJob, changeJob, jobs, job: jobRoute, candidates } = talent.routes;

/** Posts a job, or changes one. */
export function JobDialog({ job, onClose }: { job?: Job; onClose: () => void }) {
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => draftOf(job));
  const set = (changes: Partial<typeof draft>) => setDraft({ ...draft, ...changes });
  const invalidates = [jobs, jobRoute, candidates];
  const post = useCall(postJob, {
    ...{ once: true, invalidates },
    onSuccess: ({ id }) => {
      toast({ title: 'Job posted', description: 'Matches are computed now.' });
      onClose();
      void navigate(jobAddress(id));
    },
  });
  const change = useCall(changeJob, {
    ...{ once: true, invalidates },
    onSuccess: () => {
      toast({ title: 'Job changed', description: 'Matches are computed again.' });
      onClose();
    },
  });
  const { isPending, error } = job ? change : post;
  const requirements = draft.requirements.filter(({ skill }) => skill.trim() !== '');
  const isIncomplete = draft.title.trim() === '' || draft.description.trim() === '' || requirements.length === 0;
  const field = (
    name: 'title' | 'place' | 'minEiqScore' | 'quota' | 'startsOn' | 'deadline' | 'salaryMin' | 'salaryMax',
  ) => ({
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  });
  return (
    <FormDialog
      title={job ? 'Change the job' : 'Post a job'}
      onClose={onClose}
      action={job ? 'Save' : 'Post job'}
      wide
      busy={isPending}
      disabled={isPending || isIncomplete}
      className={styles.form}
      onSubmit={() => {
        if (isIncomplete) return;
        const body = { ...bodyOf(draft), requirements };
        if (job) change.mutate({ params: { id: job.id }, body });
        else post.mutate({ body });
      }}
    >
      <TextField label="Title" required maxLength={120} issue={error?.issueOf('title')} {...field('title')} />
      <TextArea
        label="Description"
        required
        rows={6}
        maxLength={8000}
        value={draft.description}
        hint="Plain text. Learners read it in full."
        issue={error?.issueOf('description')}
        onChange={({ target }) => set({ description: target.value })}
      />
      <Requirements
        requirements={draft.requirements}
        issue={error?.issueOf('requirements')}
        onChange={(changed) => set({ requirements: changed })}
      />
      <div className={styles.two}>
        <TextField
          label="Lowest EiQ score"
          required={false}
          type="number"
          min={100}
          max={900}
          hint="The match weighs how probable it is that the true score reaches it."
          issue={error?.issueOf('minEiqScore')}
          {...field('minEiqScore')}
        />
        <TextField
          label="People wanted"
          type="number"
          min={1}
          required
          issue={error?.issueOf('quota')}
          {...field('quota')}
        />
        <TextField
          label="Lowest salary"
          required={false}
          type="number"
          min={0}
          hint="A year. Without a salary, “Competitive” is shown."
          issue={error?.issueOf('salary.min')}
          {...field('salaryMin')}
        />
        <TextField
          label="Highest salary"
          required={false}
          type="number"
          min={0}
          issue={error?.issueOf('salary.max')}
          {...field('salaryMax')}
        />
        <TextField label="Place" required={false} maxLength={120} issue={error?.issueOf('place')} {...field('place')} />
        <TextField
          label="Start"
          required={false}
          type="date"
          issue={error?.issueOf('startsOn')}
          {...field('startsOn')}
        />
        <TextField
          label="Open until"
          required={false}
          type="datetime-local"
          issue={error?.issueOf('deadline')}
          {...field('deadline')}
        />
      </div>
      <Checkbox
        label="Remote work is possible"
        checked={draft.isRemote}
        onChange={({ target }) => set({ isRemote: target.checked })}
      />
      <Refusal
        error={error}
        fields={['title', 'description', 'requirements', 'minEiqScore', 'quota', 'salary', 'place']}
      />
    </FormDialog>
  );
}

interface Draft {
  title: string;
  description: string;
  requirements: JobRequirement[];
  minEiqScore: string;
  salaryMin: string;
  salaryMax: string;
  place: string;
  isRemote: boolean;
  quota: string;
  startsOn: string;
  deadline: string;
}

function draftOf(job: Job | undefined): Draft {
  const text = (value: number | undefined | null) => (value === undefined || value === null ? '' : String(value));
  return {
    title: job?.title ?? '',
    description: job?.description ?? '',
    requirements: job?.requirements ?? [{ skill: '', level: 3, weight: 3 }],
    minEiqScore: text(job?.minEiqScore),
    salaryMin: text(job?.salary?.min),
    salaryMax: text(job?.salary?.max),
    place: job?.place ?? '',
    isRemote: job?.isRemote ?? false,
    quota: text(job?.quota ?? 1),
    startsOn: job?.startsOn ?? '',
    deadline: job?.deadline ? localText(new Date(job.deadline)) : '',
  };
}

function bodyOf(draft: Draft) {
  const { salaryMin, salaryMax } = draft;
  const number = (text: string) => (text.trim() === '' ? null : Number(text));
  const [min, max] = [number(salaryMin) ?? number(salaryMax), number(salaryMax) ?? number(salaryMin)];
  return {
    ...{ title: draft.title, description: draft.description, isRemote: draft.isRemote },
    minEiqScore: number(draft.minEiqScore),
    salary: min === null || max === null ? null : { min, max },
    place: draft.place.trim() || null,
    quota: number(draft.quota) ?? 1,
    startsOn: draft.startsOn || null,
    deadline: draft.deadline ? new Date(draft.deadline).toISOString() : null,
  };
}

/** As `datetime-local` writes it, in the zone of the browser. */
function localText(moment: Date): string {
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
