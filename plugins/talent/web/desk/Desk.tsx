import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useRoute } from '../../../../web/api/index.ts';
import {
  Button,
  counted,
  EmptyState,
  ErrorState,
  LineList,
  LineSubject,
  LinkButton,
  momentText,
  PageHeader,
  Row,
  SkeletonBlock,
  SkeletonPage,
  Stack,
  Tag,
} from '../../../../web/ui/index.ts';
import type { Job, ListedJob } from '../../contract.ts';
import { talent } from '../../contract.ts';
import { jobAddress } from '../parts/addresses.ts';
import { placeText, salaryText } from '../parts/texts.ts';
import { useChanges } from '../parts/use-changes.ts';
import { Colleagues } from './Colleagues.tsx';
import { JobDialog } from './JobDialog.tsx';

/** The home of recruiters: their company and its jobs. */
export function Desk() {
  useChanges();
  const [isPosting, setIsPosting] = useState(false);
  const company = useRoute(talent.routes.company, {}, { freshFor: 0 });
  if (company.error) return <ErrorState wholePage error={company.error} retry={company.refetch} />;
  if (company.data === undefined) return <SkeletonPage />;
  const partner = company.data;
  const isApproved = partner?.status === 'approved';
  return (
    <>
      <PageHeader
        title="Recruiting"
        {...(partner && { description: `${partner.name}, ${partner.industry}` })}
        actions={
          isApproved && (
            <Button primary icon="plus" onClick={() => setIsPosting(true)}>
              Post a job
            </Button>
          )
        }
      />
      {isApproved ? (
        <Stack gap={32}>
          <Jobs onPost={() => setIsPosting(true)} />
          <Colleagues />
        </Stack>
      ) : (
        <EmptyState icon="building" {...waitingTexts(partner)} />
      )}
      {isPosting && <JobDialog onClose={() => setIsPosting(false)} />}
    </>
  );
}

function waitingTexts(partner: { name: string; status: string } | null) {
  if (!partner) {
    return {
      title: 'You recruit for no company yet',
      description: 'An administrator of the institution assigns you to your company.',
    };
  }
  if (partner.status === 'suspended') {
    return {
      title: `${partner.name} is suspended`,
      description: 'It sees no candidates. Ask the administrators of the institution for the reason.',
    };
  }
  return {
    title: `${partner.name} waits for approval`,
    description: 'You can post jobs and see candidates once the institution has approved the company.',
  };
}

function Jobs({ onPost }: { onPost: () => void }) {
  const { data, error, refetch } = useRoute(talent.routes.jobs, {}, { freshFor: 0 });
  if (error) return <ErrorState error={error} retry={refetch} />;
  if (!data) return <SkeletonBlock height={320} />;
  if (data.length === 0) {
    return (
      <EmptyState
        icon="briefcase"
        title="No jobs yet"
        description="Post a job to see learners who match it. They are shown without their names until both sides are interested."
        action={<Button onClick={onPost}>Post a job</Button>}
      />
    );
  }
  return (
    <LineList>
      {data.map((job) => (
        <li key={job.id}>
          <LineSubject title={<Link to={jobAddress(job.id)}>{job.title}</Link>} description={jobText(job)} />
          <Row>
            {!job.isOpen && <Tag>Closed</Tag>}
            {job.waiting > 0 && (
              <Link to={`${jobAddress(job.id)}?stage=contacted`} aria-label={waitingText(job)}>
                <Tag tone="good">{counted(job.waiting, 'candidate')} interested</Tag>
              </Link>
            )}
            <LinkButton small to={jobAddress(job.id)} aria-label={`Candidates for ${job.title}`}>
              Candidates
            </LinkButton>
          </Row>
        </li>
      ))}
    </LineList>
  );
}

const waitingText = ({ waiting, title }: ListedJob) =>
  `${counted(waiting, 'candidate')} interested in ${title} without an answer`;

function jobText(job: Job): string {
  const wanted = counted(job.quota, 'person', 'people');
  const until = job.deadline ? ` · until ${momentText(job.deadline)}` : '';
  return `${placeText(job)} · ${salaryText(job.salary, job.currency)} · ${wanted}${until}`;
}
