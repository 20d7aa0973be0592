import { useState } from 'react';
import { useCall, useRoute } from '../../../../web/api/index.ts';
import {
  Button,
  calendarDateText,
  counted,
  EmptyState,
  ErrorState,
  FormDialog,
  LineList,
  LineSubject,
  LinkButton,
  PageHeader,
  Refusal,
  Row,
  SkeletonBlock,
  Stack,
  TextField,
} from '../../../../web/ui/index.ts';
import type { Term } from '../../contract.ts';
import { classes } from '../../contract.ts';

const routes = classes.routes;
const stale = [routes.terms, routes.classes, routes.class];

/** The terms of the institution. */
export function Terms() {
  const { data, error, refetch } = useRoute(routes.terms, {}, { freshFor: 0 });
  const [dialog, setDialog] = useState<Term | 'new'>();
  const remove = useCall(routes.removeTerm, { once: true, invalidates: stale });
  return (
    <>
      <PageHeader
        title="Terms"
        description="Classes belong to a term and are archived some days after its end."
        actions={
          <Row>
            <LinkButton to="/classes" icon="back">
              Classes
            </LinkButton>
            <Button primary icon="plus" onClick={() => setDialog('new')}>
              New term
            </Button>
          </Row>
        }
      />
      {error ? (
        <ErrorState error={error} retry={refetch} />
      ) : !data ? (
        <SkeletonBlock height={240} />
      ) : data.length === 0 ? (
        <EmptyState
          icon="calendar"
          title="No terms yet"
          description="Add the term that is running, with its first and last day."
        />
      ) : (
        <LineList>
          {data.map((term) => (
            <li key={term.id}>
              <LineSubject
                title={term.name}
                description={`${calendarDateText(term.startsOn)} to ${calendarDateText(term.endsOn)} · ${counted(term.classes, 'class', 'classes')}`}
              />
              <Row>
                <Button small aria-label={`Change ${term.name}`} onClick={() => setDialog(term)}>
                  Change
                </Button>
                {term.classes === 0 && (
                  <Button
                    small
                    aria-label={`Remove ${term.name}`}
                    busy={remove.isPending && remove.variables?.params.id === term.id}
                    onClick={() => remove.mutate({ params: { id: term.id } })}
                  >
                    Remove
                  </Button>
                )}
              </Row>
            </li>
          ))}
        </LineList>
      )}
      <Refusal error={remove.error} />
      {dialog && <TermDialog {...(dialog !== 'new' && { changed: dialog })} onClose={() => setDialog(undefined)} />}
    </>
  );
}

function TermDialog({ changed, onClose }: { changed?: Term; onClose: () => void }) {
  const [newId] = useState(() => crypto.randomUUID());
  const [draft, setDraft] = useState({
    name: changed?.name ?? '',
    startsOn: changed?.startsOn ?? '',
    endsOn: changed?.endsOn ?? '',
  });
  const options = { once: true, invalidates: stale, onSuccess: onClose };
  const add = useCall(routes.addTerm, options);
  const change = useCall(routes.changeTerm, options);
  const { error, isPending } = changed ? change : add;
  const isIncomplete = Object.values(draft).some((value) => value.trim() === '');
  const field = (name: keyof typeof draft) => ({
    value: draft[name],
    required: true,
    issue: error?.issueOf(name),
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [name]: target.value }),
  });
  return (
    <FormDialog
      title={changed ? `Change ${changed.name}` : 'New term'}
      onClose={onClose}
      action={changed ? 'Save' : 'Add term'}
      busy={isPending}
      disabled={isIncomplete}
      onSubmit={() => {
        if (isIncomplete) return;
        if (changed) change.mutate({ params: { id: changed.id }, body: draft });
        else add.mutate({ body: { id: newId, ...draft } });
      }}
    >
      <Stack>
        <TextField label="Name" hint="For example Autumn 2026" maxLength={60} {...field('name')} />
        <TextField label="First day" type="date" {...field('startsOn')} />
        <TextField label="Last day" type="date" {...field('endsOn')} />
        <Refusal error={error} fields={['name', 'startsOn', 'endsOn']} />
      </Stack>
    </FormDialog>
  );
}
