import { useRoute } from '../../../../web/api/index.ts';
import { useIsScreenAvailable } from '../../../../web/shell/available-screens.ts';
import {
  Card,
  dateText,
  ErrorState,
  LevelTag,
  LineList,
  LineSubject,
  LinkButton,
  Ruler,
  rulerCuts,
  Section,
  SkeletonBlock,
  Stack,
} from '../../../../web/ui/index.ts';
import type { PersonOfSection } from '../../../administration/contract.ts';
import { growthText, learner, normText } from '../../contract.ts';
import { LaterCuts } from '../eiq/LaterCuts.tsx';

/** Results shown, the latest first. */
const maxResults = 6;

/** On the page of a learner, for staff: the EiQ score with its uncertainty and the results it is based on. */
export function PersonEiq({ person: { id, role } }: { person: PersonOfSection }) {
  const eiq = useRoute(learner.routes.learnerEiq, { params: { userId: id } }, { enabled: role === 'learner' });
  const norms = useRoute(learner.routes.learnerNorms, { params: { userId: id } }, { enabled: role === 'learner' });
  const isThere = useIsScreenAvailable();
  if (role !== 'learner') return null;
  return (
    <Section title="EiQ score" actions={eiq.data?.current && <LevelTag level={eiq.data.current.level} />}>
      <Card>
        {eiq.error ? (
          <ErrorState error={eiq.error} retry={eiq.refetch} />
        ) : !eiq.data ? (
          <SkeletonBlock height={168} />
        ) : !eiq.data.current ? (
          <p className="soft">No result yet.</p>
        ) : (
          <Stack gap={24}>
            <Ruler
              estimate={eiq.data.current.eiqScore}
              error={eiq.data.current.standardError}
              {...rulerCuts(eiq.data.cuts)}
            />
            <LaterCuts record={eiq.data} />
            {norms.data?.map((norm) => (
              <p className="soft" key={norm.source}>
                {normText(norm)}
              </p>
            ))}
            <LineList>
              {eiq.data.history
                .slice(-maxResults)
                .reverse()
                .map(({ id, title, at, report, growth }) => (
                  <li key={id}>
                    <LineSubject
                      title={title}
                      description={
                        growth ? `${dateText(at)}. ${growthText(growth, dateText(growth.since))}` : dateText(at)
                      }
                    />
                    {report && isThere(report) && (
                      <LinkButton small quiet to={report}>
                        View report
                      </LinkButton>
                    )}
                  </li>
                ))}
            </LineList>
          </Stack>
        )}
      </Card>
    </Section>
  );
}
