import type { OpenItem } from '../../../item-bank/items/services.ts';
import { ladder } from '../drafts.ts';
import { table } from '../figures.ts';
import { anyOf, authored } from './authored.ts';

export const functionsAndGeometryOpenItems: OpenItem[] = [
  authored({
    id: 'two-data-plans',
    contentArea: 'functions-and-graphs',
    concepts: ['linear-functions', 'setting-up-equations'],
    reasoning: ['analytical', 'systematic'],
    stem: 'The table shows two monthly data plans for a telephone. Advise somebody which plan to take: for which amounts of data is each of them cheaper? Show how you found it.',
    stimulus: [
      table(
        ['Plan', 'Fixed price per month', 'Price per GB'],
        [
          ['A', '€5', '€2'],
          ['B', '€14', '€0.50'],
        ],
      ),
    ],
    rubric: {
      criteria: [
        {
          id: 'costs',
          points: 1,
          says: 'Describes both costs, by an equation, a table or calculated examples',
          evidence: [
            anyOf(`
            5 + 2x | 5+2x | 2x + 5 | 2x+5 | 5 + 2g | 5+2g | 2g + 5 | 2g+5 | 5 + 2n | 5+2n | 2n+5 | 2n + 5 |
            5 + 2 × | 5 + 2 * | 5 + 2 x | 5 + 2 | 5 + 12 | 5+12 | 5 + 6 | 5 + 4 | 5 + 8 | 5 + 10 | 14 + 3 | 14+3 |
            14 + 0.5 | 14+0.5 | 14 + 0.50 | 14 + 0.5x | 14+0.5x | 0.5x + 14 | 0.5x+14 | 0.5g + 14 | 14 + x/2 |
            17 | costs 7 | costs 9 | €17 | difference of 9 | difference is 9 | 9 more | €9 | 9 euros | 1.5 |
            1.50 | 1.5x
          `),
          ],
        },
        {
          id: 'equal',
          points: 1,
          says: 'Finds that both plans cost the same at 6 GB',
          evidence: [
            anyOf(`
            six | 6gb | 6 gb | 6 gig* | = 6 | is 6 | at 6 | than 6 | exactly 6 | above 6 | below 6 | over 6 |
            under 6 | to 6 | from 6 | after 6 | until 6 | beyond 6 | gives 6 | get 6 | be 6 | with 6 | for 6
          `),
          ],
        },
        {
          id: 'advice',
          points: 1,
          says: 'Gives the advice for both sides: A for less than 6 GB, B for more',
          evidence: [
            anyOf(`
            should take a | should choose a | should pick a | a is for | go for a | pick a | a until | a pays off |
            a for less | a for fewer | a for small* | a for little | a below | a under | a up to |
            a if you use less | a if you need less | a is cheaper | a is better | a costs less | plan a when |
            plan a if | take a | take plan a | choose a | choose plan a | a is the cheaper | a wins | then a |
            a is less expensive | less than 6 | less than six | fewer than 6 | under 6 | below 6 | up to 6 |
            before 6 | a at first | a is good
          `),
            anyOf(`
            more than that b | should take b | should choose b | should pick b | b is for | go for b | pick b | from there | b pays off | more b |
            b for more | b for larger | b for large | b for much | b for heavy | b above | b over |
            b if you use more | b if you need more | b is cheaper | b is better | b costs less | plan b when |
            plan b if | take b | take plan b | choose b | choose plan b | b is the cheaper | b wins | then b |
            b is less expensive | more than 6 | more than six | over 6 | above 6 | from 6 | after 6 | beyond 6 |
            b afterwards | b is good | otherwise b | otherwise plan b | else b | b otherwise
          `),
          ],
        },
      ],
      modelAnswer:
        'Plan A costs 5 + 2x euros for x GB, plan B costs 14 + 0.5x. They are equal when 5 + 2x = 14 + 0.5x, so 1.5x = 9 and x = 6. For less than 6 GB plan A is cheaper, for more than 6 GB plan B is cheaper; at exactly 6 GB both cost €17.',
      weakAnswer: 'Plan A, because 5 euros is less than 14 euros.',
    },
    parameters: { a: 1.3, b: [-0.8, -0.1, 0.6] },
    explanation:
      'Plan B starts €9 higher but saves €1.50 on every GB, so it catches up after 9 ÷ 1.5 = 6 GB. Below that A is cheaper, above it B.',
    steps: [
      'A: 5 + 2x; B: 14 + 0.5x',
      '5 + 2x = 14 + 0.5x',
      '1.5x = 9, so x = 6',
      'less than 6 GB: A; more than 6 GB: B',
    ],
    hints: ladder(
      'Each plan has a part that is always paid and a part that grows with the data.',
      'Work out both bills for a few amounts, or write each of them with a letter for the number of GB.',
      'Look for the amount at which the two bills are equal, and then check what holds on either side of it.',
      'Advice is good when it says “if you use about so much, take this one”. That is all that is asked.',
    ),
  }),
  authored({
    id: 'which-pizza',
    contentArea: 'geometry-and-measurement',
    concepts: ['circles', 'area', 'comparing-ratios'],
    reasoning: ['analytical'],
    stem: 'A round pizza with a diameter of 30 cm costs €9, one with a diameter of 40 cm and the same thickness costs €14. Which of them gives more pizza for the money? Explain with a calculation.',
    rubric: {
      criteria: [
        {
          id: 'area',
          points: 1,
          says: 'Compares areas (squares of the diameters or radii), not diameters',
          evidence: [
            anyOf(`
            its area | twice as big |
            225 | 225π | 400 | 400π | 900 | 1600 | 16/9 | 16 : 9 | 16:9 | 9 : 16 | 706* | 707 | 1256* | 1257 |
            area* | square* | squared | 1.78 | 1.77* | 15² | 20² | radius | radii
          `),
            anyOf(`
            225 | 225π | 400 | 400π | 900 | 1600 | 16/9 | 16:9 | 9:16 | 16 | 706* | 707 | 1256* | 1257 | 1.78 |
            1.77* | 1.8 | 225pi | 400pi | 28* | 25π | 25
          `),
          ],
        },
        {
          id: 'per-euro',
          points: 1,
          says: 'Relates area and price, for example by the area for one euro',
          evidence: [
            anyOf(`
            25 | 25π | 25pi | 28.6 | 28.57 | 28.6π | 28.57π | 28.5 | 28.5* | 28.6pi | 78.5 | 78.5* | 78.54 | 79 |
            89.8 | 89.7* | 89.76 | 90 | 100 | 114 | 114.3 | 114.28 | 1.56 | 1.55* | 14/9 | 1.6 | 1.78 | 1.77* |
            16/9 | per euro | for one euro | for 1 euro | for each euro | each euro | cent* | 0.0127 | 0.0111 |
            0.01 | 0.011 | 0.0128 | 0.04 | 0.035 | 0.0087 | 0.00875 | price per | cost per | 16 euros | €16 |
            12.4* | 12.44
          `),
          ],
        },
        {
          id: 'verdict',
          points: 1,
          says: 'Decides for the larger pizza',
          evidence: [
            anyOf(`
            large one | larger one | big one | bigger one | large pizza | larger pizza | big pizza |
            bigger pizza | large | larger | bigger | 40 cm pizza | 40cm pizza | 40 cm | 40cm | 40-cm |
            the second | second one | second pizza | €14 pizza | 14 euro | €14 | the 14
          `),
            anyOf(`
            more pizza | better | more for | cheaper | best | more area | worth | value | more per | gives more |
            get more | should take | should buy | choose | less per | lower price | less money | wins |
            good deal | deal
          `),
          ],
        },
      ],
      modelAnswer:
        'The amount of pizza is the area. The small one has π × 15² = 225π cm², that is 25π cm² for each euro; the large one has π × 20² = 400π cm², about 28.6π cm² per euro. So the larger pizza gives more for the money.',
      weakAnswer:
        'The small one, because 30 cm for 9 euros is 3.3 cm per euro and 40 cm for 14 euros is only 2.9 cm per euro.',
    },
    parameters: { a: 1.4, b: [0.2, 0.7, 1.3] },
    explanation:
      'Areas grow with the square of the diameter: the larger pizza has 16/9, about 1.78 times, the area, but costs only about 1.56 times as much. It gives more for the money.',
    steps: [
      'areas: 225π cm² and 400π cm²',
      '225π ÷ 9 = 25π cm² per euro',
      '400π ÷ 14 ≈ 28.6π cm² per euro',
      'the larger pizza gives more for the money',
    ],
    hints: ladder(
      'What exactly do you get when you buy a pizza: a length or an area?',
      'Find the area of each pizza; π may stay as it is, because both have it.',
      'Relate each area to its price, for instance by asking what one euro buys.',
      'Careful: twice the diameter is not twice the pizza. Let the areas speak.',
    ),
  }),
];
