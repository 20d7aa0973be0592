import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { SkillName } from '../../contract.ts';
import { skillAddress } from '../addresses.ts';

/** Skills that lead to the map, with commas between them. `replace` is for links within the map. */
export function SkillLinks({ skills, replace = false }: { skills: readonly SkillName[]; replace?: boolean }) {
  return skills.map(({ id, title }, place) => (
    <Fragment key={id}>
      {place > 0 && ', '}
      <Link to={skillAddress(id)} replace={replace}>
        {title}
      </Link>
    </Fragment>
  ));
}
