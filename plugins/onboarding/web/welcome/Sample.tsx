import { Tag } from '../../../../web/ui/index.ts';

/** Marks a figure that was not measured. */
export function Sample() {
  return <Tag>Sample</Tag>;
}
