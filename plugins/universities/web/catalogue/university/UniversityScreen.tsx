import { Link, useParams } from 'react-router-dom';
import { useRoute } from '../../../../../web/api/index.ts';
import { useTitle } from '../../../../../web/shell/title.ts';
import {
  EmptyState,
  ErrorState,
  LinkButton,
  PageHeader,
  percentText,
  Row,
  Ruler,
  Section,
  SkeletonPage,
  Stack,
} from '../../../../../web/ui/index.ts';
import type { UniversityDetails } from '../../../contract.ts';
import { universities } from '../../../contract.ts';
import { portalAddress } from '../../portal.ts';
import { SaveButton } from '../cards/SaveButton.tsx';
import { placeText } from '../cards/texts.ts';
import { Ranking } from '../cards/UniversityCard.tsx';
import { TierTag } from '../cards/UniversityHead.tsx';
import { WebsiteLink } from '../cards/WebsiteLink.tsx';
import { useOwnScore } from '../use-own-score.ts';
import { ProgramSection } from './ProgramSection.tsx';
import styles from './UniversityScreen.module.css';

/** A university with its programs, their requirements and their intakes. */
export function UniversityScreen() {
  const { id = '' } = useParams();
  const found = useRoute(universities.routes.university, { params: { id } }, { freshFor: 30_000 });
  const own = useOwnScore();
  useTitle(found.data?.name);
  if (found.error) {
    if (found.error.namesNothing) return <NotListed />;
    return <ErrorState wholePage error={found.error} retry={found.refetch} />;
  }
  if (!found.data || own === undefined) return <SkeletonPage />;
  return <Details university={found.data} own={own} />;
}

function NotListed() {
  return (
    <ErrorState
      wholePage
      title="This university is not listed"
      description="It may have been removed from the catalogue. Applications that you submitted are kept under My Applications."
      action={<LinkButton to={portalAddress({ tab: 'explore' })}>Explore Universities</LinkButton>}
    />
  );
}

function Details({
  university,
  own,
}: {
  university: UniversityDetails;
  own: { eiqScore: number; standardError: number } | null;
}) {
  const programs = Object.entries(university.programs);
  return (
    <>
      <PageHeader
        above={<Link to={portalAddress({ tab: 'explore' })}>Explore Universities</Link>}
        title={university.name}
        description={placeText(university)}
        actions={
          <>
            <Row>
              <WebsiteLink university={university} />
            </Row>
            <SaveButton university={university} hasText />
          </>
        }
      />
      <Stack gap={24}>
        <div className={styles.facts}>
          <div className={styles.tags}>
            <TierTag university={university} />
          </div>
          <Ranking university={university} />
          {university.rorId !== null && (
            <a href={university.rorId} target="_blank" rel="noopener noreferrer">
              ROR record<span className="unseen">, opens in a new tab</span>
            </a>
          )}
        </div>
        {university.description !== null && <p className={styles.description}>{university.description}</p>}
        <Standing university={university} own={own} />
      </Stack>
      <Section title="Programs">
        {programs.length === 0 ? (
          <EmptyState
            icon="book"
            title="No programs yet"
            description="Save the university to find it again once its programs are published."
          />
        ) : (
          <Stack gap={16}>
            {programs.map(([name, program]) => (
              <ProgramSection key={program.id} {...{ university, name, program, own }} />
            ))}
          </Stack>
        )}
      </Section>
    </>
  );
}

/** The learner's score on the ruler beside what the university asks for. */
function Standing({
  university: { minEiqScore, preferredEiqScore, matchPercent, probability },
  own,
}: {
  university: UniversityDetails;
  own: { eiqScore: number; standardError: number } | null;
}) {
  return (
    <div className={styles.standing}>
      <Ruler
        isBare={!own}
        estimate={own?.eiqScore}
        error={own?.standardError}
        requirements={[
          { label: 'Minimum score', at: minEiqScore },
          { label: 'Minimum to preferred score', from: minEiqScore, to: preferredEiqScore },
        ]}
      />
      {matchPercent !== null && probability !== null && (
        <p>
          Match <strong className="figures">{matchPercent}%</strong>. Probability that your true score reaches the
          minimum: <strong className="figures">{percentText(probability)}</strong>.
        </p>
      )}
    </div>
  );
}
