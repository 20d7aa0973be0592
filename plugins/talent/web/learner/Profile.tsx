import { useQueryClient } from '@tanstack/react-query';
import { keyOf, useCall, useRoute } from '../../../../web/api/index.ts';
import { useIsScreenAvailable } from '../../../../web/shell/available-screens.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import {
  Button,
  Card,
  ErrorState,
  LineList,
  LineSubject,
  LinkButton,
  momentText,
  Refusal,
  Ruler,
  Section,
  SkeletonBlock,
  Stack,
  Switch,
  scoreText,
} from '../../../../web/ui/index.ts';
import { unknownAge } from '../../../learner/contract.ts';
import type { TalentProfile } from '../../contract.ts';
import { availabilityText, talent } from '../../contract.ts';
import { ProfileFacts } from '../parts/ProfileFacts.tsx';
import styles from '../parts/Talent.module.css';

const { updateTalentProfile, talentProfile, talentPreview, profileViews } = talent.routes;

/** The portal's tab with a learner's own profile, what companies see of it, and who read it. */
export function Profile({ profile, onEdit }: { profile: TalentProfile; onEdit: () => void }) {
  const { currentEiqScore, standardError, peakEiqScore } = profile;
  return (
    <Stack gap={24}>
      <Card title="Open to Recruitment">
        <Stack gap={12}>
          <OpenSwitch profile={profile} />
          <Notice profile={profile} />
        </Stack>
      </Card>
      <Card
        title="Your profile"
        actions={
          <Button small onClick={onEdit}>
            Edit
          </Button>
        }
      >
        <Stack>
          {currentEiqScore !== null && (
            <Ruler estimate={currentEiqScore} error={standardError ?? undefined}>
              {peakEiqScore !== null && (
                <span className={styles.small}>
                  Peak <span className="figures">{scoreText(peakEiqScore)}</span>
                </span>
              )}
            </Ruler>
          )}
          <ProfileFacts {...profile} availabilityText={availabilityText(profile.availability)} />
        </Stack>
      </Card>
      <Preview />
      <Views />
    </Stack>
  );
}

function OpenSwitch({ profile }: { profile: TalentProfile }) {
  const client = useQueryClient();
  const save = useCall(updateTalentProfile, {
    once: true,
    onSuccess: (saved) => {
      client.setQueryData(keyOf(talentProfile, {}), saved);
      toast(
        saved.isOpenToRecruitment
          ? { title: 'Open to Recruitment', description: 'Companies can see your profile from now on.' }
          : { title: 'Not open to recruitment', description: 'No company sees you any more.' },
      );
    },
  });
  const { skillsProfile, careerInterests, availability, isOpenToRecruitment } = profile;
  return (
    <>
      <Switch
        label="Open to Recruitment"
        hint="Lets companies see your profile, without your name until you both agree to talk."
        // The switch moves at once, and back where the change is refused.
        checked={save.isPending ? save.variables?.body.isOpenToRecruitment : isOpenToRecruitment}
        onChange={({ target }) =>
          save.mutate({
            body: { skillsProfile, careerInterests, availability, isOpenToRecruitment: target.checked },
          })
        }
      />
      <Refusal error={save.error} />
    </>
  );
}

/** Whether companies see the profile, and why not. */
function Notice({ profile: { unlisted } }: { profile: TalentProfile }) {
  const isAvailable = useIsScreenAvailable();
  if (unlisted === null) return <p>Companies that your institution approved can see your profile.</p>;
  if (unlisted === 'closed') return <p>No company sees your profile.</p>;
  if (unlisted === 'age') {
    return (
      <>
        <p>No company sees your profile. {unknownAge.notice}</p>
        {isAvailable(unknownAge.path) && (
          <div>
            <LinkButton small to={unknownAge.path}>
              {unknownAge.action}
            </LinkButton>
          </div>
        )}
      </>
    );
  }
  return (
    <p>
      No company sees your profile: before you are 18, a parent or guardian must agree to “Recruiters” and “Talking with
      others”. Ask them on your profile page.
    </p>
  );
}

function Preview() {
  const { data, error, refetch } = useRoute(talentPreview, {}, { freshFor: 0 });
  return (
    <Section
      title="What a company sees"
      description="Exactly this, until both of you are interested. From then on it also sees your name. It never sees your email address, your age or your answers."
    >
      {error ? (
        <ErrorState error={error} retry={refetch} />
      ) : !data ? (
        <SkeletonBlock height={200} />
      ) : (
        <Card title={data.label} tone="quiet">
          <Stack>
            {data.eiqScore !== null && <Ruler estimate={data.eiqScore} error={data.standardError ?? undefined} />}
            <ProfileFacts {...data} availabilityText={availabilityText(data.availability)} />
          </Stack>
        </Card>
      )}
    </Section>
  );
}

function Views() {
  const { data, error, refetch } = useRoute(profileViews, {}, { freshFor: 0 });
  return (
    <Section title="Who read your profile">
      {error ? (
        <ErrorState error={error} retry={refetch} />
      ) : !data ? (
        <SkeletonBlock height={80} />
      ) : data.length === 0 ? (
        <p className="soft">No company has read your profile yet.</p>
      ) : (
        <LineList>
          {data.map(({ company, jobTitle, at }) => (
            <li key={`${company} ${at}`}>
              <LineSubject title={company} description={`For “${jobTitle}”`} />
              <span className={styles.small}>{momentText(at)}</span>
            </li>
          ))}
        </LineList>
      )}
    </Section>
  );
}
