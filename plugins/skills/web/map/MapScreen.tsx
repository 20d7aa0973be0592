import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRoute } from '../../../../web/api/index.ts';
import { useLive } from '../../../../web/live/index.ts';
import { ErrorState, PageHeader, Row, SelectField, SkeletonBlock } from '../../../../web/ui/index.ts';
import type { MapSkill } from '../../contract.ts';
import { categoryTitles, SkillCategory, skills } from '../../contract.ts';
import { Choice } from '../parts/Choice.tsx';
import { MapDialog } from './MapDialog.tsx';
import { SkillGraph } from './SkillGraph.tsx';
import { SkillList } from './SkillList.tsx';
import styles from './SkillMap.module.css';

/** The skills of a category with their prerequisites and the learner's state, as a graph or as a list. */
export function MapScreen() {
  const { data, error, refetch } = useRoute(skills.routes.map, {}, { freshFor: 3000 });
  useLive(skills, 'skills_changed', () => void refetch());
  const [chosen, setCategory] = useState<SkillCategory>();
  // A graph is of little use on a phone.
  const [view, setView] = useState(() => (window.innerWidth < 700 ? 'list' : 'graph'));
  // In the address, so that a search result leads to a skill.
  const [parameters, setParameters] = useSearchParams();
  const open = data?.find(({ id }) => id === parameters.get('skill'));
  const category = chosen ?? open?.category ?? (data ? busiest(data) : 'programming');
  const setOpen = (id: string) => setParameters({ skill: id }, { replace: true });
  const close = () => {
    setCategory(category);
    setParameters({}, { replace: true });
  };
  return (
    <>
      <PageHeader
        title="Skill map"
        description="Which skill builds on which, and where you are. A skill is ready once you know everything it builds on."
      />
      <div className={styles.bar}>
        <SelectField
          label="Category"
          value={category}
          onChange={(event) => setCategory(SkillCategory.parse(event.target.value))}
          options={SkillCategory.options.map((value) => ({ value, label: categoryTitles[value] }))}
        />
        <Row>
          <Choice icon="route" isChosen={view === 'graph'} onClick={() => setView('graph')}>
            Graph
          </Choice>
          <Choice icon="list" isChosen={view === 'list'} onClick={() => setView('list')}>
            List
          </Choice>
        </Row>
      </div>
      {error && !data ? (
        <ErrorState error={error} retry={refetch} />
      ) : !data ? (
        <SkeletonBlock height={480} />
      ) : view === 'graph' ? (
        <SkillGraph key={category} skills={data} category={category} onOpen={setOpen} />
      ) : (
        <SkillList skills={data} category={category} />
      )}
      {open && data && <MapDialog skill={open} skills={data} onClose={close} />}
    </>
  );
}

/** The category in which the learner has started most. */
function busiest(all: readonly MapSkill[]): SkillCategory {
  const started = (category: SkillCategory) =>
    all.filter((skill) => skill.category === category && skill.state !== 'ready' && skill.state !== 'locked').length;
  const [first = 'programming'] = SkillCategory.options.toSorted((one, other) => started(other) - started(one));
  return first;
}
