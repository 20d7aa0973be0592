import { describe, expect, it } from 'vitest';
import { checkItem } from '../items/check.ts';
import type { ChoiceItem, OpenItem } from '../items/item.ts';
import { gradeByRubric } from '../measurement/grading/rubric/grade-by-rubric.ts';
import { buildItem } from './build-item.ts';
import { noMetadata } from './learning-metadata.ts';
import { noAttachments, openItem } from './read-item.ts';
import { bytesOf, choiceItem, defaults } from './testing.ts';

const imported = (xml: string) => {
  const { item, notes } = buildItem(openItem(bytesOf(xml)).read(noAttachments), noMetadata, defaults);
  expect(checkItem(item).problems).toEqual([]);
  return { item, notes };
};
const choice = (xml: string) => imported(xml).item as ChoiceItem;
const open = (xml: string) => imported(xml).item as OpenItem;

/** An item of 2.2 in the style of TAO: grids, classes, all declarations. */
const gridded = `<?xml version="1.0" encoding="UTF-8"?>
<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p2" xmlns:m="http://www.w3.org/1998/Math/MathML"
  xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xsi:schemaLocation="http://www.imsglobal.org/xsd/imsqti_v2p2 http://www.imsglobal.org/xsd/qti/qtiv2p2/imsqti_v2p2.xsd"
  identifier="i64f0a_Bakery" title="Bakery" label="Bakery" xml:lang="en-US" adaptive="false" timeDependent="false"
  toolName="TAO" toolVersion="2023.10">
  <responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier">
    <correctResponse><value><![CDATA[choice_2]]></value></correctResponse>
  </responseDeclaration>
  <outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float" normalMaximum="1"/>
  <outcomeDeclaration identifier="MAXSCORE" cardinality="single" baseType="float"><defaultValue><value>1</value></defaultValue></outcomeDeclaration>
  <itemBody>
    <div class="grid-row"><div class="col-12"><div>
      <h2>At the bakery</h2>
      <p>A baker sells <strong>12&#xA0;rolls</strong> an hour,
         and twice as many loaves.</p>
      <table><tbody>
        <tr><th>Hour</th><th>Rolls</th></tr>
        <tr><td>1</td><td>12</td></tr>
        <tr><td>2</td><td>24</td></tr>
      </tbody></table>
    </div></div></div>
    <div class="grid-row"><div class="col-12">
      <choiceInteraction responseIdentifier="RESPONSE" shuffle="true" maxChoices="1" minChoices="0" orientation="vertical">
        <prompt>How many loaves does the baker sell in <em>two</em> hours?</prompt>
        <simpleChoice identifier="choice_1" fixed="false" showHide="show"><p>24</p></simpleChoice>
        <simpleChoice identifier="choice_2" fixed="false" showHide="show"><p>48</p></simpleChoice>
        <simpleChoice identifier="choice_3" fixed="false" showHide="show"><p>36</p></simpleChoice>
        <simpleChoice identifier="choice_4" fixed="false" showHide="show"><p>12</p></simpleChoice>
      </choiceInteraction>
    </div></div>
  </itemBody>
  <responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct"/>
</assessmentItem>`;

describe('a choice', () => {
  it('is read from 2.2 in a grid, with its prose and table, and its prompt as the question', () => {
    const { item, notes } = imported(gridded);
    expect(item).toMatchObject({
      id: 'qti.i64f0a-bakery',
      stem: 'How many loaves does the baker sell in two hours?',
      options: ['24', '48', '36', '12'],
      key: 1,
      stimulus: [
        { kind: 'text', text: 'At the bakery' },
        { kind: 'text', text: 'A baker sells 12\u00A0rolls an hour, and twice as many loaves.' },
        {
          kind: 'table',
          header: ['Hour', 'Rolls'],
          rows: [
            ['1', '12'],
            ['2', '24'],
          ],
        },
      ],
      source: { kind: 'provisional', itemModel: 'qti-import.difficulty-assumed' },
    });
    expect(notes).toContain('it has no explanation');
    expect(notes.join()).not.toContain('shuffled');
    expect(item).not.toHaveProperty('fixedOptions');
  });

  it('is read from 2.1 with a prefix, its question in the body, its key in the mapping, feedback for each option', () => {
    const item =
      choice(`<q:assessmentItem xmlns:q="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="LAMP" title="Lamp" adaptive="false" timeDependent="false">
      <q:responseDeclaration identifier="R1" cardinality="single" baseType="identifier">
        <q:mapping defaultValue="0"><q:mapEntry mapKey="a" mappedValue="0"/><q:mapEntry mapKey="b" mappedValue="0.5"/><q:mapEntry mapKey="c" mappedValue="2"/></q:mapping>
      </q:responseDeclaration>
      <q:outcomeDeclaration identifier="FEEDBACK" cardinality="single" baseType="identifier"/>
      <q:itemBody>
        <q:p>A lamp uses 10 W. It is on for five hours.</q:p>
        <q:p>How much energy has it used then?</q:p>
        <q:choiceInteraction responseIdentifier="R1" shuffle="false" maxChoices="1">
          <q:simpleChoice identifier="a">2 Wh</q:simpleChoice>
          <q:simpleChoice identifier="b">15 Wh</q:simpleChoice>
          <q:simpleChoice identifier="c">50 Wh</q:simpleChoice>
        </q:choiceInteraction>
      </q:itemBody>
      <q:responseProcessing><q:setOutcomeValue identifier="FEEDBACK"><q:variable identifier="R1"/></q:setOutcomeValue></q:responseProcessing>
      <q:modalFeedback outcomeIdentifier="FEEDBACK" showHide="show" identifier="a">You divided instead of multiplying.</q:modalFeedback>
      <q:modalFeedback outcomeIdentifier="FEEDBACK" showHide="show" identifier="b_feedback">Power and time are not added.</q:modalFeedback>
      <q:modalFeedback outcomeIdentifier="FEEDBACK" showHide="show" identifier="correct"><q:p>Energy is power times time: 10 W for 5 h are 50 Wh.</q:p></q:modalFeedback>
    </q:assessmentItem>`);
    expect(item).toMatchObject({
      stem: 'How much energy has it used then?',
      stimulus: [{ kind: 'text', text: 'A lamp uses 10 W. It is on for five hours.' }],
      fixedOptions: [0, 1, 2],
      key: 2,
      explanation: 'Energy is power times time: 10 W for 5 h are 50 Wh.',
      misconceptions: [
        { id: 'qti-lamp-a', says: 'You divided instead of multiplying.' },
        { id: 'qti-lamp-b', says: 'Power and time are not added.' },
        null,
      ],
    });
  });

  it('is read from 3.0 with feedback within options, without a proctor’s rubric, and with code and powers', () => {
    const item = choice(
      choiceItem({
        before: `<div class="qti-layout-row"><pre class="language-python"><code>for i in range(3):
    print(i)</code></pre><ul><li>x<sup>2</sup></li><li>x<sup>k+1</sup></li><li>H<sub>2</sub>O</li></ul></div>
          <qti-rubric-block view="proctor" use="instructions"><qti-content-body><p>Hand out paper.</p></qti-content-body></qti-rubric-block>`,
        prompt: 'What does <code>print(i)</code> show last?',
        choices: `<qti-simple-choice identifier="A">1<qti-feedback-inline outcome-identifier="F" identifier="A" show-hide="show">Counting begins with 0 here.</qti-feedback-inline></qti-simple-choice>
          <qti-simple-choice identifier="B">2</qti-simple-choice><qti-simple-choice identifier="C">3</qti-simple-choice>`,
      }),
    );
    expect(item.stem).toBe('What does `print(i)` show last?');
    expect(item.stimulus).toEqual([
      { kind: 'code', language: 'python', code: 'for i in range(3):\n    print(i)' },
      { kind: 'text', text: '• x²' },
      { kind: 'text', text: '• x^(k+1)' },
      { kind: 'text', text: '• H₂O' },
    ]);
    expect(item.misconceptions[0]?.says).toBe('Counting begins with 0 here.');
    expect(item.options[0]).toBe('1');
  });

  it('uses modal feedback as the explanation, and its lists as steps', () => {
    const item = choice(
      choiceItem({
        end: `<qti-modal-feedback outcome-identifier="F" identifier="solution" show-hide="show"><qti-content-body>
          <p>Seven days at six buckets are 42.</p><ol><li>A week has seven days.</li><li>Seven days at six buckets are 42.</li></ol>
        </qti-content-body></qti-modal-feedback>`,
      }),
    );
    expect(item.explanation).toBe('Seven days at six buckets are 42.');
    expect(item.steps).toEqual(['A week has seven days.', 'Seven days at six buckets are 42.']);
  });

  it('gets general hints that do not contain its answer', () => {
    const item = choice(
      choiceItem({
        prompt: 'Which word completes the line?',
        choices:
          '<qti-simple-choice identifier="A">stone</qti-simple-choice><qti-simple-choice identifier="B">step</qti-simple-choice><qti-simple-choice identifier="C">stairs</qti-simple-choice>',
      }),
    );
    expect(Object.values(item.hints).join(' ')).not.toMatch(/\bstep\b/);
  });
});

describe('text entry', () => {
  it('is read from 2.0 with mapped values for full and partial credit', () => {
    const item =
      open(`<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_item_v2p0" identifier="q7" title="River" adaptive="false" timeDependent="false">
      <responseDeclaration identifier="q7_a" cardinality="single" baseType="string">
        <correctResponse><value>Danube</value></correctResponse>
        <mapping lowerBound="0" upperBound="1" defaultValue="0"><mapEntry mapKey="Danube" mappedValue="1"/><mapEntry mapKey="Donau" mappedValue="1"/><mapEntry mapKey="Dunav river" mappedValue="0.5"/></mapping>
      </responseDeclaration>
      <outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>
      <itemBody><p>Which river flows through Vienna?</p><div class="interactive.textEntry"><textEntryInteraction responseIdentifier="q7_a" expectedLength="15"/></div></itemBody>
    </assessmentItem>`);
    expect(item.stem).toBe('Which river flows through Vienna?');
    expect(item.stimulus).toEqual([]);
    expect(gradeByRubric(item, 'I think it is the Donau.').points).toBe(2);
    expect(gradeByRubric(item, 'Dunav river').points).toBe(1);
    expect(gradeByRubric(item, 'Rhine').points).toBe(0);
    expect(item.parameters.b).toEqual([-0.3, 0.3]);
  });

  it('is read from 3.0 with a gap within its sentence, all or nothing', () => {
    const item =
      open(`<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="gap" title="Gap" adaptive="false" time-dependent="false">
      <qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="integer"><qti-correct-response><qti-value>13</qti-value></qti-correct-response></qti-response-declaration>
      <qti-item-body><p>A dozen and one are <qti-text-entry-interaction response-identifier="RESPONSE"/> eggs.</p></qti-item-body>
    </qti-assessment-item>`);
    expect(item.stem).toBe('A dozen and one are ____ eggs.');
    expect(gradeByRubric(item, '13').points).toBe(2);
    expect(gradeByRubric(item, '12').points).toBe(0);
    expect(item.parameters.b).toEqual([-0.05, 0.05]);
  });

  it('counts each of several gaps', () => {
    const declared = ['one', 'two'].map(
      (name, index) =>
        `<responseDeclaration identifier="${name}" cardinality="single" baseType="string"><correctResponse><value>${['tide', 'moon'][index]}</value></correctResponse></responseDeclaration>`,
    );
    const item =
      open(`<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="gaps" title="Gaps" adaptive="false" timeDependent="false">
      ${declared.join('')}<itemBody><p>The <textEntryInteraction responseIdentifier="one"/> follows the <textEntryInteraction responseIdentifier="two"/>.</p></itemBody>
    </assessmentItem>`);
    expect(gradeByRubric(item, 'tide, moon').points).toBe(2);
    expect(gradeByRubric(item, 'The moon').points).toBe(1);
  });
});

const essay = (
  rubric: string,
  declaration = '',
) => `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p2" identifier="Essay 1" title="Essay" adaptive="false" timeDependent="false">
  <responseDeclaration identifier="RESPONSE" cardinality="single" baseType="string">${declaration}</responseDeclaration>
  <outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>
  <itemBody><p class="stem">A plant stood in a dark cupboard for a month.</p>
    <extendedTextInteraction responseIdentifier="RESPONSE" expectedLines="5"><prompt>Explain why its leaves turned pale.</prompt></extendedTextInteraction>
    ${rubric}</itemBody>
</assessmentItem>`;

describe('extended text', () => {
  it('uses a rubric for scorers with phrases in its lines', () => {
    const item = open(
      essay(`<rubricBlock view="scorer"><ul>
        <li>[2] Names the green pigment: "chlorophyll" or "green pigment"</li>
        <li>Says that light was missing (1 point): "light" or "dark*" and "missing" or "no light" or "without"</li></ul></rubricBlock>`),
    );
    expect(item.rubric.criteria).toMatchObject([
      { points: 2, says: 'Names the green pigment', evidence: [['chlorophyll', 'green pigment']] },
      {
        points: 1,
        says: 'Says that light was missing',
        evidence: [
          ['light', 'dark*'],
          ['missing', 'no light', 'without'],
        ],
      },
    ]);
    expect(item.parameters.b).toEqual([-0.6, 0, 0.6]);
    expect(gradeByRubric(item, 'Light was missing, so the chlorophyll went away.').points).toBe(3);
  });

  it('uses phrases that earn points as criteria', () => {
    const item = open(
      essay(
        '',
        '<mapping><mapEntry mapKey="chlorophyll" mappedValue="2"/><mapEntry mapKey="light" mappedValue="1"/></mapping>',
      ),
    );
    expect(item.rubric.criteria.map(({ points }) => points)).toEqual([2, 1]);
  });

  it('is refused without a rubric, or with one that lists no phrases', () => {
    expect(() => imported(essay(''))).toThrow('it has no rubric for grading');
    expect(() =>
      imported(essay('<rubricBlock view="scorer"><p>Two points for a good text.</p></rubricBlock>')),
    ).toThrow('lists no phrases');
  });
});
