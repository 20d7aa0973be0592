import type { Fact } from './fact.ts';

/** Questions whether one shape is a kind of another are answered by `kinds.ts`. */
export const shapeFacts: readonly Fact[] = [
  {
    lesson: 'angles',
    about: [
      'triangle|triangles',
      'two right angles|2 right angles|two 90|2 90|two obtuse|2 obtuse|right angle and an obtuse',
    ],
    holds: false,
    statement:
      'A triangle cannot have two right angles: its three angles add up to 180°, and two of 90° would leave nothing for the third. For the same reason it cannot have two obtuse ones.',
    question: 'If one angle is 90°, what do the two others add up to?',
  },
  {
    lesson: 'angles',
    about: ['angles|angle', 'triangle|triangles', '180'],
    statement:
      'Draw a line through one corner, parallel to the opposite side: the two other angles of the triangle appear again beside the one in the corner, and the three together make a straight line, 180°.',
    question: 'What do the angles of a quadrilateral add up to, if you cut it into two triangles?',
  },
  {
    lesson: 'area',
    about: ['same perimeter|equal perimeter|perimeter', 'same area|area', 'same|equal|bigger|larger|more|always'],
    holds: false,
    statement:
      'The same perimeter does not mean the same area, and a larger perimeter does not mean a larger area: 1 by 7 and 4 by 4 both have a perimeter of 16, but areas of 7 and 16.',
    question: 'Which rectangle with a perimeter of 20 has the largest area?',
  },
  {
    lesson: 'area',
    about: ['double|doubled|doubling|twice', 'side|sides|length|radius|edge', 'area', '!volume'],
    statement:
      'If you double all lengths, the area becomes four times as large, because it doubles in both directions. A square of 2 by 2 contains four squares of 1 by 1.',
    question: 'What happens to the area if all lengths are made three times as long?',
  },
  {
    lesson: 'volume',
    about: ['double|doubled|doubling|twice', 'side|sides|length|radius|edge|edges', 'volume'],
    statement:
      'If you double all lengths, the volume becomes eight times as large, because it doubles in three directions: length, width and height.',
    question: 'How many cubes of 1 cm fit into a cube of 2 cm?',
  },
  {
    lesson: 'pythagoras',
    about: ['pythagoras|pythagorean|a^2|a2', 'every|all|any|always|only|not right|other', 'triangle|triangles'],
    statement:
      'Pythagoras’ theorem is true for right-angled triangles only: if the angle is smaller than 90°, the square of the opposite side is less than the sum of the two other squares; if it is larger, the square is more.',
    question: 'Which side is the hypotenuse, and how do you find it in a drawing?',
  },
  {
    lesson: 'pythagoras',
    about: ['hypotenuse', 'longest|always|long'],
    holds: true,
    statement:
      'The hypotenuse is always the longest side: it lies opposite the right angle, which is the largest angle of the triangle.',
    question: 'What would be wrong with legs of 3 and 4 and a hypotenuse of 2?',
  },
  {
    lesson: 'circles',
    about: ['pi|π', 'what|why|come|comes|from|mean', 'circle|circumference|diameter|number|3.14', '!area'],
    statement:
      'π tells you how many times the diameter of a circle fits around it: a little more than three times, for every circle, because all circles have the same shape.',
    question: 'Lay a string around a cup and measure it against the diameter: what do you expect?',
  },
  {
    lesson: 'area',
    about: ['why', 'triangle', 'half|1/2|divide by 2|divided by 2|area'],
    statement:
      'A triangle is half of a rectangle with the same base and height: cut the rectangle along the height of the triangle, and each piece is halved by a side of the triangle.',
    question: 'Draw it: where do you find the other half?',
  },
  {
    lesson: 'angles',
    about: ['parallel', 'meet|cross|intersect|touch'],
    holds: false,
    statement:
      'In a plane parallel lines never meet: they keep the same distance everywhere. On a sphere it is different: two meridians start side by side at the equator and meet at the pole.',
    question: 'How can you tell from two equations of lines whether they are parallel?',
  },
  {
    lesson: 'mental-rotation',
    about: ['mirror|reflection|reflect|flip', 'same|congruent|rotate|rotation|turn|turning'],
    statement:
      'A mirror image has the same size and the same angles, but turning alone does not make one out of the other unless the shape is symmetric: a left hand cannot be turned into a right one.',
    question: 'Which capital letters look the same in a mirror?',
  },
  {
    lesson: 'similarity',
    about: ['similar', 'congruent|same size'],
    statement:
      'Similar shapes have the same angles and the same proportions, but may differ in size; congruent shapes also have the same size. So congruent shapes are similar, but similar shapes need not be congruent.',
    question: 'Are all squares similar to each other, and are all rectangles?',
  },
  {
    lesson: 'circles',
    about: ['circle', 'area', 'why|come from|comes from|where|how come'],
    statement:
      'Cut the circle into many thin slices and lay them side by side, pointing up and down in turn: they make nearly a rectangle. It is as high as the radius r and as long as half of the circumference, $\\pi r$. So its area is $\\pi r$ times r.',
    question: 'Why does it come closer to a rectangle the thinner the slices are?',
  },
  {
    lesson: 'angles',
    about: [
      'opposite angles|angles opposite|opposite sides|sides opposite',
      'parallelogram|rectangle|rhombus',
      'same|equal|different',
    ],
    holds: true,
    statement:
      'In a parallelogram opposite sides are equal and opposite angles are equal: half a turn around its centre brings it onto itself. Rectangles and rhombuses are parallelograms, so the same is true of them.',
    question: 'What do two neighbouring angles of a parallelogram add up to?',
  },
  {
    lesson: 'angles',
    about: [
      'diagonals|diagonal',
      'rectangle|square|rhombus|parallelogram',
      'same|equal|perpendicular|right angle|cross|bisect|halve',
    ],
    statement:
      'In every parallelogram the diagonals cut each other in half. In a rectangle they are also equally long, in a rhombus they cross at right angles, and in a square, which is both, all of this is true.',
    question: 'Draw a long, flat rectangle: do its diagonals cross at right angles?',
  },
];
