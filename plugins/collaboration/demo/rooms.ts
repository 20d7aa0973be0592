import type * as Y from 'yjs';
import type { Circle } from '../../learner/contract.ts';
import type { CodeLanguage, DocumentType } from '../documents/contract.ts';
import type { RoomType } from '../rooms/contract.ts';

/** A document of a room of the demo. */
export interface DemoDocument {
  readonly title: string;
  readonly type: DocumentType;
  readonly language?: CodeLanguage;
  write(document: Y.Doc): void;
}

export interface DemoRoom {
  readonly name: string;
  readonly type: RoomType;
  readonly circle: Circle;
  readonly isPrivate: boolean;
  readonly maxParticipants: number;
  /** User names; the first is the host. */
  readonly members: readonly string[];
  readonly documents: readonly DemoDocument[];
}

export const demoRooms: readonly DemoRoom[] = [
  {
    name: 'Triangles, step by step',
    type: 'study_session',
    circle: 'minors',
    isPrivate: false,
    maxParticipants: 8,
    members: ['learner', 'дарина.коваль'],
    documents: [
      {
        title: 'Sum of angles',
        type: 'notes',
        write: (document) => document.getText('content').insert(0, notes),
      },
      {
        title: 'Sketch',
        type: 'whiteboard',
        write: (document) => {
          for (const element of sketch) document.getMap('elements').set(element.id, element);
        },
      },
      {
        title: 'Right angle or not',
        type: 'code',
        language: 'python',
        write: (document) => document.getText('content').insert(0, code),
      },
    ],
  },
  {
    name: 'Rain in our town',
    type: 'project',
    circle: 'minors',
    isPrivate: true,
    maxParticipants: 4,
    members: ['дарина.коваль', 'learner'],
    documents: [{ title: 'Plan', type: 'notes', write: (document) => document.getText('content').insert(0, plan) }],
  },
];

const plan = `# Rain in our town

| Week | Rain in mm |
|---|---|
| 1 | 12 |
| 2 | 31 |

Next: compare with the ten years before.
`;

const notes = `# Sum of angles

1. Draw a line through one corner, parallel to the opposite side.
2. Mark the alternate angles: each equals an angle of the triangle.
3. The three angles at the corner make a straight line: **180°**.

- [ ] Does this hold on a globe?
`;

const code = `sides = sorted([3, 4, 5])

if sides[0] ** 2 + sides[1] ** 2 == sides[2] ** 2:
    print("A right angle")
else:
    print("No right angle")
`;

const shape = { angle: 0, version: 1, isDeleted: false, groupIds: [] };
const points = [
  [0, 0],
  [260, 0],
  [90, -150],
  [0, 0],
];

const sketch = [
  { ...shape, id: 'triangle', type: 'line', x: 0, y: 150, width: 260, height: 150, versionNonce: 1, points },
  { ...shape, id: 'parallel', type: 'line', x: -40, y: 0, width: 260, height: 0, versionNonce: 2, points: flat(260) },
  { ...shape, id: 'corner', type: 'ellipse', x: 78, y: -12, width: 24, height: 24, versionNonce: 3 },
  {
    ...{ ...shape, id: 'remark', type: 'text', x: 0, y: 180, width: 260, height: 25, versionNonce: 4 },
    ...{ text: 'Which angles are equal?', originalText: 'Which angles are equal?', fontSize: 20, fontFamily: 5 },
  },
];

function flat(width: number): number[][] {
  return [
    [0, 0],
    [width, 0],
  ];
}
