import { Tag } from '../../../../web/ui/index.ts';

/** Beside what nobody has measured. */
export function Sample() {
  return <Tag>Sample</Tag>;
}
