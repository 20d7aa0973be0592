import { useState } from 'react';
import { useCall, useRoute } from '../../../../web/api/index.ts';
import {
  Button,
  Checkbox,
  Dialog,
  EmptyState,
  ErrorState,
  fullName,
  LineList,
  LineSubject,
  Refusal,
  SearchField,
  Section,
  Skeleton,
  Stack,
  Tag,
} from '../../../../web/ui/index.ts';
import type { Study } from '../../contract.ts';
import { standardSetting } from '../../contract.ts';

const { study: studyRoute, setPanel, candidates } = standardSetting.routes;

/** The panelists, who of them has finished, and the choice of them before the first round. */
export function PanelSection({ study }: { study: Study }) {
  const { phase, panel } = study;
  const [isChoosing, setIsChoosing] = useState(false);
  const isOpen = phase === 'preparation' || phase === 'practice';
  return (
    <Section
      title="Panel"
      description="Instructors and administrators of this institution. Learners cannot be in it."
      actions={isOpen && <Button onClick={() => setIsChoosing(true)}>Choose panelists</Button>}
    >
      {panel.length === 0 ? (
        <EmptyState
          icon="users"
          title="No panelists yet"
          description="Choose people who know the learners and the subjects."
        />
      ) : (
        <LineList>
          {panel.map((each) => (
            <li key={each.userId}>
              <LineSubject
                title={fullName(each)}
                description={each.hasAgreed ? 'Agreed to keep the questions secret' : 'Has not agreed yet'}
              />
              {phase !== 'preparation' && phase !== 'done' && (
                <Tag tone={each.hasPlaced ? 'good' : 'plain'}>{each.hasPlaced ? 'Finished' : 'Not finished'}</Tag>
              )}
            </li>
          ))}
        </LineList>
      )}
      {isChoosing && <ChooseDialog study={study} onClose={() => setIsChoosing(false)} />}
    </Section>
  );
}

function ChooseDialog({ study: { id, panel }, onClose }: { study: Study; onClose: () => void }) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(panel.map(({ userId }) => userId)));
  const found = useRoute(candidates, { query: { search } }, { keepPrevious: true });
  const save = useCall(setPanel, { once: true, invalidates: [studyRoute], onSuccess: onClose });
  const toggle = (userId: string, isIn: boolean) => {
    const next = new Set(chosen);
    if (isIn) next.add(userId);
    else next.delete(userId);
    setChosen(next);
  };
  return (
    <Dialog
      title="Panelists"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            primary
            busy={save.isPending}
            onClick={() => save.mutate({ params: { studyId: id }, body: { userIds: [...chosen] } })}
          >
            {`Save ${chosen.size}`}
          </Button>
        </>
      }
    >
      <Stack>
        <SearchField label="Find staff" value={search} onSearch={setSearch} />
        {found.error ? (
          <ErrorState error={found.error} retry={found.refetch} />
        ) : !found.data ? (
          <Skeleton lines={5} />
        ) : (
          <div>
            {found.data.map((person) => (
              <Checkbox
                key={person.id}
                label={fullName(person)}
                hint={person.username}
                checked={chosen.has(person.id)}
                onChange={({ target }) => toggle(person.id, target.checked)}
              />
            ))}
            {found.data.length === 0 && <p className="soft">Nobody found.</p>}
          </div>
        )}
        <Refusal error={save.error} />
      </Stack>
    </Dialog>
  );
}
