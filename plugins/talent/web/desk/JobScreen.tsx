import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useCall, useRoute } from '../../../../web/api/index.ts';
import { useTitle } from '../../../../web/shell/title.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { pageOf, useFilters } from '../../../../web/shell/use-filters.ts';
import {
  Button,
  Card,
  counted,
  EmptyState,
  ErrorState,
  LinkButton,
  PageHeader,
  Pager,
  Refusal,
  Section,
  SelectField,
  SkeletonBlock,
  SkeletonPage,
  Stack,
  Table,
  TableNote,
  Tag,
} from '../../../../web/ui/index.ts';
import type { Job, ListedCandidate } from '../../contract.ts';
import { Stage, stageTitles, talent } from '../../contract.ts';
import { candidateAddress } from '../parts/addresses.ts';
import { MatchScore } from '../parts/MatchScore.tsx';
import styles from '../parts/Talent.module.css';
import { levelText, placeText, salaryText } from '../parts/texts.ts';
import { useChanges } from '../parts/use-changes.ts';
import { JobDialog } from './JobDialog.tsx';

const { job: jobRoute, jobs, closeJob, reopenJob, candidates } = talent.routes;

/** A job of the company with its candidates. */
export function JobScreen() {
  useChanges();
  const { id = '' } = useParams();
  const found = useRoute(jobRoute, { params: { id } }, { freshFor: 0 });
  if (found.error) {
    return (
      <ErrorState
        wholePage
        {...(found.error.status === 404
          ? { title: 'This job was not found', description: 'It may belong to another company.' }
          : { error: found.error, retry: found.refetch })}
        action={<LinkButton to="/talent/desk">All jobs</LinkButton>}
      />
    );
  }
  return found.data ? <Full job={found.data} /> : <SkeletonPage />;
}

function Full({ job }: { job: Job }) {
  const [isChanging, setIsChanging] = useState(false);
  useTitle(job.title);
  const invalidates = [jobRoute, jobs, candidates];
  const close = useCall(closeJob, { invalidates, onSuccess: () => toast({ title: 'Job closed' }) });
  const reopen = useCall(reopenJob, { invalidates, onSuccess: () => toast({ title: 'Job is open again' }) });
  const turn = job.isOpen ? close : reopen;
  return (
    <>
      <PageHeader
        above={<Link to="/talent/desk">Recruiting</Link>}
        title={job.title}
        description={`${placeText(job)} · ${salaryText(job.salary, job.currency)}`}
        actions={
          <>
            {!job.isOpen && <Tag>Closed</Tag>}
            <Button busy={turn.isPending} onClick={() => turn.mutate({ params: { id: job.id } })}>
              {job.isOpen ? 'Close job' : 'Open again'}
            </Button>
            <Button onClick={() => setIsChanging(true)}>Change</Button>
          </>
        }
      />
      <Refusal error={turn.error} />
      <Stack gap={24}>
        <Candidates job={job} />
        <Section title="The job">
          <Card>
            <Stack>
              <p className={styles.words}>{job.description}</p>
              <ul className={styles.tags} aria-label="Skills">
                {job.requirements.map(({ skill, level, weight }) => (
                  <li key={skill}>
                    <Tag>
                      {skill}, {levelText(level).toLowerCase()}, weight {weight}
                    </Tag>
                  </li>
                ))}
              </ul>
            </Stack>
          </Card>
        </Section>
      </Stack>
      {isChanging && <JobDialog job={job} onClose={() => setIsChanging(false)} />}
    </>
  );
}

const size = 25;
const filters = [
  { value: '', label: 'Everyone' },
  { value: 'active', label: 'In the pipeline' },
  ...Stage.options.map((stage) => ({ value: stage, label: stageTitles[stage] })),
];

function Candidates({ job }: { job: Job }) {
  const [{ stage, page: pageText }, change] = useFilters(['stage', 'page']);
  const page = pageOf(pageText);
  const asked = stage === 'active' ? ('active' as const) : Stage.safeParse(stage).data;
  const found = useRoute(
    candidates,
    { params: { id: job.id }, query: { limit: size, offset: (page - 1) * size, ...(asked && { stage: asked }) } },
    { freshFor: 0, keepPrevious: true },
  );
  return (
    <Section
      title="Candidates"
      description="Learners who are open to recruitment, the best match first. Names appear once both sides are interested."
      actions={
        <SelectField
          label="Stage"
          hideLabel
          value={asked ?? ''}
          options={filters}
          onChange={({ target }) => change({ stage: target.value })}
        />
      }
    >
      {found.error ? (
        <ErrorState error={found.error} retry={found.refetch} />
      ) : !found.data ? (
        <SkeletonBlock height={320} />
      ) : found.data.items.length === 0 ? (
        <EmptyState
          icon="users"
          title={asked ? 'Nobody at this stage' : 'No candidates yet'}
          description={
            asked ? 'Choose another stage.' : 'Learners appear here as soon as they open their profile to recruitment.'
          }
        />
      ) : (
        <>
          <Table columns={['Candidate', 'Match', 'Skills', 'Stage']} hasActions>
            {found.data.items.map((candidate) => (
              <CandidateRow key={candidate.matchId} candidate={candidate} />
            ))}
          </Table>
          <Pager
            {...{ page, size }}
            total={found.data.total}
            of={['candidate', 'candidates']}
            onPage={(to) => change({ page: to > 1 ? String(to) : '' })}
          />
        </>
      )}
    </Section>
  );
}

function CandidateRow({ candidate }: { candidate: ListedCandidate }) {
  const { matchId, label, matchScore, level, stage, explanation } = candidate;
  const covered = explanation.skills.filter((skill) => skill.level >= skill.required);
  const to = candidateAddress(matchId);
  return (
    <tr className={styles.candidate}>
      <th scope="row">
        <Link to={to}>{label}</Link>
      </th>
      <td data-label="Match">
        <MatchScore score={matchScore} level={level} />
      </td>
      <td data-label="Skills">
        {covered.length} of {counted(explanation.skills.length, 'skill')}
        <div className={styles.covered}>
          <TableNote>{covered.map(({ skill }) => skill).join(', ') || 'None at the level of the job'}</TableNote>
        </div>
      </td>
      <td data-label="Stage">
        <Tag tone={stage === 'contacted' ? 'good' : stage === 'new' ? 'plain' : 'accent'}>{stageTitles[stage]}</Tag>
      </td>
      <td data-actions>
        <LinkButton small to={to} aria-label={`Open ${label}`}>
          Open
        </LinkButton>
      </td>
    </tr>
  );
}
