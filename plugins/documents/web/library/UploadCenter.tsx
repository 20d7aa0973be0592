import { useRoute } from '../../../../web/api/index.ts';
import { useUser } from '../../../../web/session/manifest.ts';
import { ErrorState, PageHeader, SkeletonBlock } from '../../../../web/ui/index.ts';
import type { Profile } from '../../../learner/contract.ts';
import { allows, learner } from '../../../learner/contract.ts';
import type { Category } from '../../contract.ts';
import { DropArea } from '../uploads/DropArea.tsx';
import { useUploads } from '../uploads/use-uploads.ts';
import styles from './Library.module.css';
import { MayNotUpload } from './MayNotUpload.tsx';
import { RecentUploads } from './RecentUploads.tsx';

const areas: readonly { category: Category; title: string; description: string }[] = [
  { category: 'transcript', title: 'Upload Transcripts', description: 'School and college transcripts, report cards' },
  { category: 'test-scores', title: 'Test Scores', description: 'Score reports of SAT, ACT and AP' },
];

/** Uploads of transcripts and score reports, and the documents of the learner. */
export function UploadCenter() {
  const profile = useRoute(learner.routes.profile, {}, { freshFor: 3000 });
  return (
    <>
      <PageHeader
        title="Document Upload Center"
        description="EiQ reads your transcripts and test scores. You check what was read, and only what you confirm counts."
      />
      {profile.data ? (
        <UploadAreas profile={profile.data} />
      ) : profile.error ? (
        <ErrorState error={profile.error} retry={profile.refetch} />
      ) : (
        <div className={styles.areas}>
          {areas.map(({ category }) => (
            <SkeletonBlock key={category} height={250} />
          ))}
        </div>
      )}
      <RecentUploads />
    </>
  );
}

function UploadAreas({ profile }: { profile: Profile }) {
  const uploads = useUploads(useUser().id);
  if (!allows(profile, 'uploads')) return <MayNotUpload profile={profile} />;
  return (
    <div className={styles.areas}>
      {areas.map((area) => (
        <DropArea
          key={area.category}
          {...area}
          uploads={uploads.filter(({ category }) => category === area.category)}
        />
      ))}
    </div>
  );
}
