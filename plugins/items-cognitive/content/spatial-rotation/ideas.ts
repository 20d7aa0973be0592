import { ideas } from '../drafts.ts';

export const idea = ideas({
  'takes-the-mirror-image': 'You chose a mirror image; it would have to be turned over as well.',
  'overlooks-a-moved-square': 'You chose a shape in which one part sits in another place.',
  'takes-a-turn-for-a-mirror-image': 'The one you chose can be turned into the others; it is not a mirror image.',
});
