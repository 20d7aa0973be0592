import { useState } from 'react';
import { useCall, useRoute } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import {
  Button,
  Card,
  counted,
  EmptyState,
  ErrorState,
  Grid,
  Icon,
  Row,
  Ruler,
  SkeletonBlock,
  Stack,
  Tag,
} from '../../../../web/ui/index.ts';
import type { CorporatePartner } from '../../contract.ts';
import { sizeTitles, talent } from '../../contract.ts';
import styles from '../parts/Talent.module.css';
import { ReportDialog } from './ReportDialog.tsx';

const { corporatePartners, blockedPartners, talentProfile, blockPartner, unblockPartner, recruitmentMatches } =
  talent.routes;

/** The portal's tab with the companies that the institution works with. */
export function Companies() {
  // Here, as a company can leave the list while a report about it is written.
  const [reported, setReported] = useState<CorporatePartner>();
  return (
    <>
      <List onReport={setReported} />
      {reported && <ReportDialog partner={reported} onClose={() => setReported(undefined)} />}
    </>
  );
}

function List({ onReport }: { onReport: (company: CorporatePartner) => void }) {
  const companies = useRoute(corporatePartners, {}, { freshFor: 0 });
  const blocked = useRoute(blockedPartners, {}, { freshFor: 0 });
  const profile = useRoute(talentProfile);
  const error = companies.error ?? blocked.error;
  if (error) return <ErrorState error={error} retry={() => Promise.all([companies.refetch(), blocked.refetch()])} />;
  if (!companies.data || !blocked.data) {
    return (
      <Grid min={300}>
        <SkeletonBlock height={280} />
        <SkeletonBlock height={280} />
      </Grid>
    );
  }
  if (companies.data.length === 0) {
    return (
      <EmptyState
        icon="building"
        title="No companies yet"
        description="Companies appear here once your institution has approved them."
      />
    );
  }
  const { currentEiqScore = null, standardError = null } = profile.data ?? {};
  return (
    <Grid min={300}>
      {companies.data.map((company) => (
        <Company
          key={company.id}
          company={company}
          isBlocked={blocked.data.includes(company.id)}
          onReport={() => onReport(company)}
          own={{ estimate: currentEiqScore ?? undefined, error: standardError ?? undefined }}
        />
      ))}
    </Grid>
  );
}

function Company({
  company,
  isBlocked,
  onReport,
  own,
}: {
  company: CorporatePartner;
  isBlocked: boolean;
  onReport: () => void;
  own: { estimate: number | undefined; error: number | undefined };
}) {
  const { id, name, industry, headquarters, size, description, recruitmentQuota, targetEiQRange, website } = company;
  const invalidates = [blockedPartners, recruitmentMatches];
  const block = useCall(blockPartner, {
    invalidates,
    onSuccess: () => toast({ title: `${name} is blocked`, description: 'It no longer sees your profile.' }),
  });
  const unblock = useCall(unblockPartner, { invalidates });
  return (
    <Card
      title={name}
      actions={
        <>
          {company.isSample && <Tag>Sample</Tag>}
          {isBlocked && <Tag tone="attention">Blocked</Tag>}
        </>
      }
    >
      <Stack gap={12}>
        <p className={styles.small}>
          {industry}
          {headquarters && `, ${headquarters}`}
        </p>
        {description && <p className={styles.clamped}>{description}</p>}
        <dl className={styles.facts}>
          <div>
            <dt>Size</dt>
            <dd>{sizeTitles[size]}</dd>
          </div>
          <div>
            <dt>Hires a year</dt>
            <dd>{recruitmentQuota ?? 'Not stated'}</dd>
          </div>
          <div>
            <dt>Open jobs</dt>
            <dd>{counted(company.openJobs, 'job')}</dd>
          </div>
          <div>
            <dt>Target EiQ range</dt>
            <dd>{targetEiQRange ? `${targetEiQRange.min} to ${targetEiQRange.max}` : 'Not stated'}</dd>
          </div>
        </dl>
        {targetEiQRange && (
          <Ruler
            small
            {...own}
            requirements={[{ label: 'Target range', from: targetEiQRange.min, to: targetEiQRange.max }]}
          />
        )}
        <Row>
          {website && (
            <a href={website} target="_blank" rel="noreferrer" aria-label={`Website of ${name}`}>
              Website <Icon name="external" size={14} />
            </a>
          )}
          <Button
            small
            quiet
            busy={block.isPending || unblock.isPending}
            aria-label={isBlocked ? `Unblock ${name}` : `Block ${name}`}
            onClick={() => (isBlocked ? unblock : block).mutate({ params: { id } })}
          >
            {isBlocked ? 'Unblock' : 'Block'}
          </Button>
          <Button small quiet aria-label={`Report ${name}`} onClick={onReport}>
            Report
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
