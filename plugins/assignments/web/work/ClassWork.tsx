import { usePluginOn } from '../../../../web/session/manifest.ts';
import { LinkButton, Row, Section } from '../../../../web/ui/index.ts';
import { AssignmentList } from './AssignmentList.tsx';

/** On the page of a class: its assigned work, and the ways to its gradebook and mastery. */
export function ClassWork({ classId }: { classId: string }) {
  const isWithPractice = usePluginOn('practice');
  return (
    <Section
      title="Assigned work"
      actions={
        <Row>
          <LinkButton to={`/assignments?class=${classId}&tab=gradebook`}>Gradebook</LinkButton>
          {isWithPractice && <LinkButton to={`/assignments?class=${classId}&tab=mastery`}>Mastery</LinkButton>}
        </Row>
      }
    >
      <AssignmentList classId={classId} />
    </Section>
  );
}
