import { useQueryClient } from '@tanstack/react-query';
import { keyOf, useCall, useRoute } from '../../../../../web/api/index.ts';
import { toast } from '../../../../../web/shell/toasts.ts';
import { Section, Switch } from '../../../../../web/ui/index.ts';
import { universities } from '../../../contract.ts';

/** At the end of the desk: whether its news come by mail. */
export function DailyMailSwitch() {
  const { data } = useRoute(universities.routes.dailyMail, {}, { freshFor: 60_000 });
  const client = useQueryClient();
  const saving = useCall(universities.routes.setDailyMail, {
    once: true,
    // Not requested again: the switch would show the old choice until the response.
    onSuccess: (saved) => client.setQueryData(keyOf(universities.routes.dailyMail), saved),
    onError: ({ text }) => toast({ title: 'Not saved', description: text, variant: 'destructive' }),
  });
  if (!data) return null;
  const { isOn, timeZone } = data;
  const chosen = saving.isPending ? saving.variables.body.isOn : undefined;
  return (
    <Section title="Email">
      <Switch
        label="Daily email about new work"
        hint={`Applications to review, third reviews and appeals since the last email: at most one a day, after 7 in the morning (${timeZone.replaceAll('_', ' ')}).`}
        checked={chosen ?? isOn}
        onChange={({ target }) => saving.mutate({ body: { isOn: target.checked } })}
      />
    </Section>
  );
}
