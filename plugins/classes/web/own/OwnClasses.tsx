import { useId, useState } from 'react';
import { useCall, useRoute } from '../../../../web/api/index.ts';
import { useLive } from '../../../../web/live/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  LineList,
  LineSubject,
  PageHeader,
  Refusal,
  Section,
  SkeletonBlock,
  Stack,
  TextField,
} from '../../../../web/ui/index.ts';
import { classes } from '../../contract.ts';
import { courseText, teachersText } from '../parts/texts.ts';

const { ownClasses, joinClass } = classes.routes;

/** The classes of a learner, and a field for the code of another. */
export function OwnClasses() {
  const { data, error, refetch } = useRoute(ownClasses, {}, { freshFor: 0 });
  useLive(classes, 'classes_changed', () => void refetch());
  return (
    <>
      <PageHeader title="My classes" description="Your teachers see your results and your progress." />
      {error ? (
        <ErrorState error={error} retry={refetch} />
      ) : !data ? (
        <SkeletonBlock height={160} />
      ) : data.length === 0 ? (
        <EmptyState
          icon="book"
          title="You are in no class"
          description="Your teacher adds you, or gives you a code to join with."
        />
      ) : (
        <LineList>
          {data.map((each) => (
            <li key={each.id}>
              <LineSubject
                title={each.name}
                description={[courseText(each), teachersText(each)].filter(Boolean).join(' · ')}
              />
            </li>
          ))}
        </LineList>
      )}
      <Join />
    </>
  );
}

function Join() {
  const form = useId();
  const [code, setCode] = useState('');
  const join = useCall(joinClass, {
    once: true,
    invalidates: [ownClasses],
    onSuccess: ({ name }) => {
      setCode('');
      toast({ title: `You are in ${name}`, description: 'Its teachers now see your results and your progress.' });
    },
  });
  return (
    <Section
      title="Join a class"
      description="With the code from your teacher. The teachers of the class then see your results and your progress."
    >
      <Card>
        <form
          id={form}
          onSubmit={(event) => {
            event.preventDefault();
            if (code.trim() !== '') join.mutate({ body: { code } });
          }}
        >
          <Stack>
            <TextField
              label="Code"
              value={code}
              maxLength={20}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={({ target }) => setCode(target.value)}
            />
            <Refusal error={join.error} />
            <div>
              <Button primary type="submit" busy={join.isPending} disabled={code.trim() === ''}>
                Join class
              </Button>
            </div>
          </Stack>
        </form>
      </Card>
    </Section>
  );
}
