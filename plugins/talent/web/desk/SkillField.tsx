import { useEffect, useId, useState } from 'react';
import { skip, useRoute } from '../../../../web/api/index.ts';
import { TextField } from '../../../../web/ui/index.ts';
import { skills } from '../../../skills/contract.ts';

const pauseMs = 200;
const shortest = 2;
const mostNames = 4;

/**
 * The name of a skill. Where the skills plugin is on, it suggests skills of the catalogue, and says under which other names
 * the skill counts.
 */
export function SkillField({
  label,
  value,
  issue,
  onType,
}: {
  label: string;
  value: string;
  issue: string | undefined;
  onType: (value: string) => void;
}) {
  const list = useId();
  const search = useSettled(value.trim());
  const query = search.length < shortest ? skip : { query: { search, limit: 8 } };
  const { data } = useRoute(skills.routes.list, query, { keepPrevious: true });
  const found = data?.items ?? [];
  const names = found
    .map(({ title, aliases }) => [title, ...aliases])
    .find((each) => each.some((name) => isSame(name, value)));
  const others = names?.filter((name) => !isSame(name, value)).slice(0, mostNames);
  return (
    <>
      <TextField
        required
        {...{ label, value, issue, list }}
        maxLength={120}
        autoComplete="off"
        hint={others && others.length > 0 ? `Also counts: ${others.join(', ')}` : undefined}
        onChange={({ target }) => onType(target.value)}
      />
      <datalist id={list}>
        {found.map(({ id, title }) => (
          <option key={id} value={title} />
        ))}
      </datalist>
    </>
  );
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** The text after a pause in typing. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
