import { useNavigate } from 'react-router-dom';
import { useCall, usePluginOn } from '../../../../../web/api/index.ts';
import { useUser } from '../../../../../web/session/manifest.ts';
import { toast } from '../../../../../web/shell/toasts.ts';
import { Button } from '../../../../../web/ui/index.ts';
import { apexPrep } from '../../../../apex-prep/contract.ts';
import type { Program, UniversityDetails } from '../../../contract.ts';
import { universities } from '../../../contract.ts';

const { overview, choose } = apexPrep.routes;
const { save, search, saved, university: details } = universities.routes;

/**
 * Makes a program's minimum the learner's target in ApexPrep and opens it. ApexPrep offers the minimum scores of saved
 * universities, so the university is saved as well.
 */
export function TargetButton({
  university,
  program,
  name,
}: {
  university: UniversityDetails;
  program: Program;
  name: string;
}) {
  const navigate = useNavigate();
  const isOn = usePluginOn(apexPrep.id);
  const isLearner = useUser().role === 'learner';
  const hasOwnMinimum = program.minEiqScore !== university.minEiqScore;
  const target = useCall(choose, {
    once: true,
    invalidates: [overview],
    onSuccess: () => {
      toast({ title: 'Target set', description: `ApexPrep prepares you for ${program.minEiqScore} points.` });
      navigate('/apex-prep');
    },
    onError: ({ text }) => toast({ variant: 'destructive', title: 'The target was not set', description: text }),
  });
  const saving = useCall(save, {
    once: true,
    invalidates: [search, saved, details],
    onSuccess: () => {
      const reference = `${universities.id}:${hasOwnMinimum ? program.id : university.id}`;
      target.mutate({ body: { kind: 'requirement', reference } });
    },
    onError: ({ text }) => toast({ variant: 'destructive', title: 'The target was not set', description: text }),
  });
  if (!isOn || !isLearner) return null;
  return (
    <Button
      small
      icon="target"
      busy={saving.isPending || target.isPending}
      onClick={() => saving.mutate({ params: { id: university.id } })}
    >
      Prepare for {program.minEiqScore}
      <span className="unseen"> points, the minimum of {name}, in ApexPrep</span>
    </Button>
  );
}
