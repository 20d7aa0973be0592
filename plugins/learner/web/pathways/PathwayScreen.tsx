import { useLocation } from 'react-router-dom';
import { useIsScreenAvailable } from '../../../../web/shell/available-screens.ts';
import {
  Card,
  ErrorState,
  LevelTag,
  LinkButton,
  PageHeader,
  Progress,
  Section,
  SkeletonBlock,
  Stack,
  Tag,
} from '../../../../web/ui/index.ts';
import { sectionTitles } from '../../../item-bank/contract.ts';
import type { LearningPathDetails } from '../../contract.ts';
import { Domain, Pathway } from '../../contract.ts';
import { placementPath, practicePath } from '../paths.ts';
import { useLearningPath } from '../record-queries.ts';
import { ConceptList } from './ConceptList.tsx';
import { conceptsText, pathwayAddress, pathwayDescriptions, pathwayTitle } from './pathway-texts.ts';
import { UnlockConditions } from './UnlockConditions.tsx';

/** A pathway: its concepts with mastery, and what unlocks it. */
export function PathwayScreen() {
  const { pathname } = useLocation();
  const pathway = Pathway.options.find((each) => pathwayAddress(each) === pathname) ?? 'foundation';
  const path = useLearningPath(pathway);
  return (
    <>
      <PageHeader
        title={pathwayTitle(pathway)}
        description={pathwayDescriptions[pathway]}
        above={<LevelTag level={pathway} />}
        actions={<PathwayAction isUnlocked={path.data?.isUnlocked} />}
      />
      {path.error && !path.data ? (
        <ErrorState error={path.error} retry={path.refetch} />
      ) : path.data ? (
        <PathwayContent path={path.data} />
      ) : (
        <Stack gap={24}>
          <SkeletonBlock height={160} />
          <SkeletonBlock height={320} />
        </Stack>
      )}
    </>
  );
}

/** The primary action: practise an open pathway, or take the placement for a locked one. */
function PathwayAction({ isUnlocked }: { isUnlocked: boolean | undefined }) {
  const isThere = useIsScreenAvailable();
  const canPractise = isThere(practicePath);
  const canPlace = isThere(placementPath);
  if (isUnlocked === undefined) return null;
  if (isUnlocked && canPractise) {
    return (
      <LinkButton primary to={practicePath}>
        Practise
      </LinkButton>
    );
  }
  if (!canPlace) return null;
  return (
    <LinkButton primary={!isUnlocked} to={placementPath}>
      Take Placement Assessment
    </LinkButton>
  );
}

function PathwayContent({ path }: { path: LearningPathDetails }) {
  const { pathType, progress, isCurrent, isUnlocked, masteredConcepts, concepts, conceptList } = path;
  return (
    <>
      <Section
        title="Where you are"
        actions={isCurrent ? <Tag tone="accent">Current Level</Tag> : <Tag>{isUnlocked ? 'Open' : 'Locked'}</Tag>}
      >
        <Card>
          <Progress value={progress} label="Progress" level={pathType} />
          <p className="soft" style={{ marginTop: 12 }}>
            {conceptsText(path)}.{' '}
            {progress === 100 && masteredConcepts < concepts && 'Your EiQ score has taken you past this level.'}
          </p>
        </Card>
      </Section>
      {!isUnlocked && <UnlockConditions path={path} />}
      <Section
        title="Concepts"
        description="A concept is mastered once your latest answers about it are right without hints: three of them, or two in under 30 seconds each."
      >
        <Stack gap={24}>
          {Domain.options.map((domain) => (
            <Card key={domain} title={sectionTitles[domain].title}>
              <ConceptList concepts={conceptList.filter((concept) => concept.domain === domain)} />
            </Card>
          ))}
        </Stack>
      </Section>
    </>
  );
}
