import { useRoute } from '../../../../web/api/index.ts';
import { Dialog, ErrorState, SkeletonBlock, Stack } from '../../../../web/ui/index.ts';
import type { SkillRecommendation } from '../../contract.ts';
import { skills } from '../../contract.ts';
import { Reasons } from '../parts/Reasons.tsx';
import { SkillLinks } from '../parts/SkillLinks.tsx';
import { Steps } from '../parts/Steps.tsx';
import { CardFacts, StartButton } from './RecommendationCard.tsx';

/** A recommendation with the skill's description, what it opens, and its learning steps. */
export function CardDialog({ card, onClose }: { card: SkillRecommendation; onClose: () => void }) {
  const { data, error, refetch } = useRoute(skills.routes.skill, { params: { id: card.skillId } });
  return (
    <Dialog wide title={card.skillName} onClose={onClose} actions={<StartButton card={card} />}>
      {error && !data ? (
        <ErrorState error={error} retry={refetch} />
      ) : !data ? (
        <SkeletonBlock height={400} />
      ) : (
        <Stack gap={24}>
          <Stack gap={12}>
            <p>{data.description}</p>
            <Reasons reasons={card.reasons} />
            <CardFacts card={card} />
            {data.opens.length > 0 && (
              <p>
                Opens <SkillLinks skills={data.opens} />.
              </p>
            )}
          </Stack>
          <section>
            <h3>Learning steps</h3>
            <Steps steps={data.learningPath.steps} progress={card.progress} />
          </section>
        </Stack>
      )}
    </Dialog>
  );
}
