import { useState } from 'react';
import { Button, Card, Stack } from '../../../../../web/ui/index.ts';
import type { Intake } from '../../../contract.ts';
import { essays } from '../../../contract.ts';
import styles from '../Applications.module.css';
import type { DraftContent, Part } from './content.ts';
import type { Conflict } from './draft-keeper.ts';

type Choice = 'mine' | 'theirs' | 'both';

/** Both versions of what was changed on two devices, side by side. The person chooses, part by part. */
export function VersionChoice({
  conflict: { mine, theirs, parts },
  intakes,
  onChoose,
}: {
  conflict: Conflict;
  intakes: readonly Intake[];
  onChoose: (content: DraftContent) => void;
}) {
  const [choices, setChoices] = useState<Partial<Record<Part, Choice>>>({});
  const isComplete = parts.every((part) => choices[part] !== undefined);
  const intakeName = (id: string) => intakes.find((intake) => intake.id === id)?.name ?? 'Another intake';
  return (
    <Card tone="attention" title="This draft was changed on two devices">
      <Stack gap={24}>
        <p>Both versions are kept until you choose. What differs is marked.</p>
        {parts.map((part) => (
          <fieldset key={part} className={styles.question}>
            <legend>{titleOf(part)}</legend>
            <div className={styles.versions}>
              {(['mine', 'theirs'] as const).map((side) => (
                <label key={side} className={styles.version}>
                  <span>
                    <input
                      type="radio"
                      name={part}
                      checked={choices[part] === side}
                      onChange={() => setChoices({ ...choices, [part]: side })}
                    />
                    {side === 'mine' ? 'On this device' : 'Saved from another device'}
                  </span>
                  <Version
                    {...{ part, intakeName }}
                    own={side === 'mine' ? mine : theirs}
                    other={side === 'mine' ? theirs : mine}
                  />
                </label>
              ))}
            </div>
            {isText(part) && (
              <label className={styles.version}>
                <span>
                  <input
                    type="radio"
                    name={part}
                    checked={choices[part] === 'both'}
                    onChange={() => setChoices({ ...choices, [part]: 'both' })}
                  />
                  Keep both, one below the other, and edit them afterwards
                </span>
              </label>
            )}
          </fieldset>
        ))}
        <div>
          <Button primary disabled={!isComplete} onClick={() => onChoose(chosen({ mine, theirs, parts }, choices))}>
            Use the chosen version
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

function Version({
  part,
  own,
  other,
  intakeName,
}: {
  part: Part;
  own: DraftContent;
  other: DraftContent;
  intakeName: (id: string) => string;
}) {
  if (part === 'intakeId') return <p>{intakeName(own.intakeId)}</p>;
  if (part === 'documentIds') {
    return <p>{own.documentIds ? `${own.documentIds.length} selected` : 'All confirmed documents'}</p>;
  }
  const { before, middle, after } = differenceOf(own[part], other[part]);
  if (own[part] === '') return <p className="soft">Empty</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls by keyboard
    <p tabIndex={0} dir="auto">
      {before}
      {middle && <mark>{middle}</mark>}
      {after}
    </p>
  );
}

/** What is left of a text without the beginning and the end that it shares with another, at word boundaries. */
export function differenceOf(own: string, other: string): { before: string; middle: string; after: string } {
  const [words, others] = [own.split(/(?<=\s)/u), other.split(/(?<=\s)/u)];
  let start = 0;
  while (start < words.length && words[start] === others[start]) start += 1;
  let end = 0;
  while (end < words.length - start && end < others.length - start && words.at(-1 - end) === others.at(-1 - end))
    end += 1;
  const cut = words.length - end;
  return {
    before: words.slice(0, start).join(''),
    middle: words.slice(start, cut).join(''),
    after: words.slice(cut).join(''),
  };
}

function chosen({ mine, theirs, parts }: Conflict, choices: Partial<Record<Part, Choice>>): DraftContent {
  const taken = parts.map((part) => {
    if (choices[part] === 'both') return [part, `${String(mine[part])}\n\n${String(theirs[part])}`];
    return [part, (choices[part] === 'theirs' ? theirs : mine)[part]];
  });
  return { ...mine, ...Object.fromEntries(taken) };
}

const isText = (part: Part) => part !== 'documentIds' && part !== 'intakeId';

const titleOf = (part: Part) =>
  essays.find(({ name }) => name === part)?.title ?? (part === 'intakeId' ? 'Intake' : 'Documents');
