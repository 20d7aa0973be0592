import type { FormEvent } from 'react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFilters } from '../../../../../web/shell/use-filters.ts';
import { Button, scoreText, TextField } from '../../../../../web/ui/index.ts';
import { eiqScale } from '../../../../learner/contract.ts';
import { portalAddress } from '../../portal.ts';
import { useOwnScore } from '../use-own-score.ts';
import styles from './ScoreFilter.module.css';
import { scoreOf } from './score.ts';

/** The portal's field for an EiQ score, which begins with the learner's own, and the button that shows what it reaches. */
export function ScoreFilter() {
  const [filters] = useFilters(['score']);
  const own = useOwnScore();
  const navigate = useNavigate();
  const [typed, setTyped] = useState<string>();
  const [issue, setIssue] = useState<string>();
  const text = typed ?? (filters.score || (own ? scoreText(own.eiqScore) : ''));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const score = scoreOf(text);
    setIssue(score === null ? 'A score from 100 to 900, with one decimal at most' : undefined);
    if (score === null) return;
    setTyped(undefined);
    navigate(portalAddress({ tab: 'eligible', score: scoreText(score) }));
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.field}>
        <TextField
          label="EiQ score"
          type="number"
          inputMode="decimal"
          min={eiqScale.lowest}
          max={eiqScale.highest}
          step={0.1}
          value={text}
          issue={issue}
          onChange={({ target }) => {
            setTyped(target.value);
            setIssue(undefined);
          }}
        />
      </div>
      <Button type="submit" primary icon="filter">
        Filter Eligible
      </Button>
    </form>
  );
}
