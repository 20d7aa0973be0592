import { useParams } from 'react-router-dom';
import { saveFile, skip, useRoute } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import {
  Button,
  counted,
  dateText,
  ErrorState,
  LinkButton,
  levelTitle,
  Report,
  Section,
  SkeletonPage,
  Table,
} from '../../../../web/ui/index.ts';
import { itemSectionTitles } from '../../../item-bank/contract.ts';
import type { RoundResult } from '../../contract.ts';
import { phaseTitles, standardSetting, usualPanelists } from '../../contract.ts';
import { cutsText } from '../CutsInForce.tsx';
import { ImpactFigures } from '../ImpactFigures.tsx';
import { RoundFigures } from '../RoundFigures.tsx';

const { study: studyRoute, studyFile } = standardSetting.routes;

/** The report of a study, to read and to print. It has no question and no panelist's name. */
export function ReportScreen() {
  const { studyId } = useParams();
  const fetched = useRoute(studyRoute, studyId ? { params: { studyId } } : skip);
  if (fetched.error) return <ErrorState error={fetched.error} retry={fetched.refetch} />;
  const study = fetched.data;
  if (!study) return <SkeletonPage />;
  const { id, title, scope, phase, panel, booklet, results, impact, proposal, adoption, responseProbability } = study;
  const last = results.at(-1);
  const save = () =>
    saveFile(studyFile, `${title}.csv`, { params: { studyId: id } }).catch((error: Error) =>
      toast({ title: 'The file was not saved', description: error.message, variant: 'destructive' }),
    );
  const cautions = [
    phase !== 'done' && `This study is not finished: ${phaseTitles[phase]} is open.`,
    panel.length < usualPanelists &&
      `The panel had ${counted(panel.length, 'member')}; panels usually have ten or more.`,
  ].filter(Boolean);
  return (
    <Report
      kind="Standard setting by bookmarks"
      title={title}
      description={`${scope === 'whole' ? 'The whole placement' : itemSectionTitles[scope]}, ${dateText(study.createdAt)}`}
      caution={cautions.length > 0 ? cautions.join(' ') : null}
      actions={
        <>
          <Button icon="download" onClick={save}>
            CSV
          </Button>
          <LinkButton to={`/standard-setting/studies/${id}`}>Study</LinkButton>
        </>
      }
      secondPage={null}
    >
      {proposal && (
        <Section title="Proposal" description={cutsText(proposal.cuts)}>
          <p>
            {proposal.obstacle ??
              (adoption ? `Adopted on ${dateText(adoption.at)}: ${adoption.reason}` : 'It has not been adopted.')}
          </p>
        </Section>
      )}
      {last && (
        <Section title="The panel’s cuts">
          <CutTable results={results} />
        </Section>
      )}
      {last && (
        <Section title={`Bookmarks of ${phaseTitles[last.round].toLowerCase()}`}>
          <RoundFigures result={last} pages={booklet.pages} />
        </Section>
      )}
      {(phase === 'round3' || phase === 'done') && (
        <Section title="Impact">
          <ImpactFigures impact={impact} />
        </Section>
      )}
      <Section title="Method">
        <p>
          The booklet has {booklet.pages} questions (
          {booklet.areas.map((area) => `${area.title} ${area.pages}`).join(', ')}
          ), ordered by the score at which they are answered right with probability {responseProbability.toFixed(2)},
          from {Math.round(booklet.from)} to {Math.round(booklet.to)}. {counted(booklet.shownTo, 'panelist')} saw them.
          A bookmark stands at the first question that a learner at the border does not master; its cut is halfway
          between that question and the one before. The panel’s cut is the median. Its standard error between panelists
          is √(π/2)·SD/√n; the last column adds the error of a placement’s score, 30.5 points, as √(SE² + 30.5²). The
          difficulties of questions are those of the item bank; where they are provisional, the cuts are as well.
        </p>
      </Section>
    </Report>
  );
}

function CutTable({ results }: { results: readonly RoundResult[] }) {
  return (
    <Table columns={['Round', 'Level', 'Cut', 'Standard error', 'With measurement', 'SD', 'Within 33 points']}>
      {results.flatMap(({ round, panelists, cuts }) =>
        cuts.map(({ level, score, standardError, withMeasurementError, deviation, agreement }) => (
          <tr key={`${round} ${level}`}>
            <td data-label="Round">{phaseTitles[round]}</td>
            <td data-label="Level">{levelTitle(level)}</td>
            <td data-label="Cut" className="figures">
              {score.toFixed(1)}
            </td>
            <td data-label="Standard error" className="figures">
              {standardError?.toFixed(1) ?? '–'}
            </td>
            <td data-label="With measurement" className="figures">
              {withMeasurementError?.toFixed(1) ?? '–'}
            </td>
            <td data-label="SD" className="figures">
              {deviation?.toFixed(1) ?? '–'}
            </td>
            <td data-label="Within 33 points" className="figures">
              {Math.round(agreement * panelists)} of {panelists}
            </td>
          </tr>
        )),
      )}
    </Table>
  );
}
