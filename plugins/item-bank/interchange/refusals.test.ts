import { describe, expect, it } from 'vitest';
import { buildItem } from './build-item.ts';
import { noMetadata } from './learning-metadata.ts';
import { noAttachments, openItem } from './read-item.ts';
import { bytesOf, choiceItem, defaults } from './testing.ts';

const take = (xml: string, given = defaults) =>
  buildItem(openItem(bytesOf(xml)).read(noAttachments), noMetadata, given);

const declared = (
  attributes: string,
  inner = '<qti-correct-response><qti-value>B</qti-value></qti-correct-response>',
) => `<qti-response-declaration ${attributes}>${inner}</qti-response-declaration>`;
const options = (identifiers: string[]) =>
  identifiers.map((id, at) => `<qti-simple-choice identifier="${id}">Word ${at}</qti-simple-choice>`).join('');

describe('an item is refused with the reason', () => {
  it.each([
    [
      'when its declaration has another base type',
      { declaration: declared('identifier="RESPONSE" cardinality="single" base-type="string"') },
      'of base type string, not identifier',
    ],
    [
      'when several options may be chosen',
      { declaration: declared('identifier="RESPONSE" cardinality="multiple" base-type="identifier"') },
      'several options may be chosen',
    ],
    [
      'when its declaration is ordered',
      { declaration: declared('identifier="RESPONSE" cardinality="ordered" base-type="identifier"') },
      'cardinality ordered, not single',
    ],
    [
      'when the response of its interaction is not declared',
      { declaration: declared('identifier="OTHER" cardinality="single" base-type="identifier"') },
      'uses the response RESPONSE, which is not declared',
    ],
    [
      'when a response is declared twice',
      { declaration: declared('identifier="RESPONSE" cardinality="single" base-type="identifier"').repeat(2) },
      'declares the response RESPONSE twice',
    ],
    [
      'when it declares no right answer',
      { declaration: declared('identifier="RESPONSE" cardinality="single" base-type="identifier"', '') },
      'declares no right answer',
    ],
    [
      'when its right answer is not an option',
      {
        declaration: declared(
          'identifier="RESPONSE" cardinality="single" base-type="identifier"',
          '<qti-correct-response><qti-value>Z</qti-value></qti-correct-response>',
        ),
      },
      'right answer Z is none of its options',
    ],
    [
      'when key and mapping disagree',
      {
        declaration: declared(
          'identifier="RESPONSE" cardinality="single" base-type="identifier"',
          '<qti-correct-response><qti-value>B</qti-value></qti-correct-response><qti-mapping><qti-map-entry map-key="A" mapped-value="1"/></qti-mapping>',
        ),
      },
      'declares B as right but gives most points to A',
    ],
    ['when it has two options', { choices: options(['A', 'B']) }, 'it has 2 options; 3 to 5'],
    ['when it has six options', { choices: options(['A', 'B', 'C', 'D', 'E', 'F']) }, 'it has 6 options; 3 to 5'],
    ['when two options have the same identifier', { choices: options(['A', 'B', 'B']) }, 'have the identifier B'],
    [
      'when it is a template',
      {
        attributes: '',
        before: '<p>Text.</p>',
        end: '',
        declaration:
          declared('identifier="RESPONSE" cardinality="single" base-type="identifier"') +
          '<qti-template-declaration identifier="N" cardinality="single" base-type="integer"/>',
      },
      'an item template',
    ],
    ['when it shows a picture', { before: '<p><img src="cat.png" alt="A cat"/></p>' }, 'it shows a picture (cat.png)'],
    ['when it contains an object', { before: '<object data="film.mp4" type="video/mp4"/>' }, 'an element object'],
    ['when it contains a script', { before: '<script>alert(1)</script>' }, 'an element script'],
    [
      'when it contains an event handler',
      { before: '<p onclick="alert(1)">Text</p>' },
      'contains a script (attribute onclick)',
    ],
    [
      'when it contains an address that runs a script',
      { before: '<p><a href=" java&#10;script:alert(1)">Text</a></p>' },
      'could run a script (attribute href)',
    ],
    [
      'when it contains data as an address',
      { before: '<p><a href="data:text/html,x">Text</a></p>' },
      'could run a script',
    ],
    ['when it contains a frame', { before: '<iframe src="x.html"/>' }, 'an element iframe'],
    [
      'when it contains a formula',
      { before: '<p><m:math xmlns:m="http://www.w3.org/1998/Math/MathML"><m:mi>x</m:mi></m:math></p>' },
      'formula in MathML',
    ],
    [
      'when it contains an inline drawing',
      { before: '<svg xmlns="http://www.w3.org/2000/svg"><text>no</text></svg>' },
      'shows a picture (svg)',
    ],
    [
      'when it includes other files',
      { before: '<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="/etc/passwd"/>' },
      'includes other files',
    ],
    ['when it contains struck-out text', { before: '<p>Some <del>old</del> text</p>' }, 'unsupported element (del)'],
    [
      'when a table has merged cells',
      { before: '<table><tr><td colspan="2">a</td></tr><tr><td>b</td><td>c</td></tr></table>' },
      'merged cells',
    ],
    [
      'when it shares a passage that is missing',
      {
        declaration: `${declared('identifier="RESPONSE" cardinality="single" base-type="identifier"')}<qti-assessment-stimulus-ref identifier="S" href="s.xml"/>`,
      },
      'shares a passage (s.xml)',
    ],
    [
      'when it has a second interaction',
      { after: '<qti-extended-text-interaction response-identifier="RESPONSE"/>' },
      'several interactions (choiceInteraction, extendedTextInteraction)',
    ],
    ['when its question is too short', { prompt: '?', before: '' }, 'too short'],
  ])('%s', (_, given, reason) => {
    expect(() => take(choiceItem(given))).toThrow(reason);
  });

  it('when it is adaptive', () => {
    expect(() => take(choiceItem().replace('adaptive="false"', 'adaptive="true"'))).toThrow('an adaptive item');
  });

  it.each([
    'hottext',
    'match',
    'order',
    'slider',
    'upload',
    'portable-custom',
    'inline-choice',
  ])('when its interaction is %s', (kind) => {
    const xml = choiceItem().replaceAll('choice-interaction', `${kind}-interaction`);
    expect(() => take(xml)).toThrow(
      /its interaction is \w+Interaction; only choice, text entry and extended text are supported/,
    );
  });

  it('when it has no interaction', () => {
    expect(() => take(choiceItem().replace(/<qti-choice-interaction.*<\/qti-choice-interaction>/s, ''))).toThrow(
      'has no interaction',
    );
  });

  it('when it has no identifier', () => {
    expect(() => take(choiceItem().replace('identifier="Well-01"', ''))).toThrow('has no identifier');
  });

  it.each([
    ['<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"/>', 'QTI 1.2'],
    ['<qti-assessment-test xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0"/>', 'it is a test'],
    ['<html xmlns="http://www.w3.org/1999/xhtml"/>', 'root element is html'],
    [
      '<assessmentItem xmlns="http://example.org/own"/>',
      'http://example.org/own is not that of a supported QTI version',
    ],
    ['<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0"/>', 'belong to different QTI versions'],
  ])('when it is not a QTI item: %s', (xml, reason) => {
    expect(() => take(xml)).toThrow(reason);
  });

  it('when its section or content area is missing', () => {
    expect(() => take(choiceItem(), { ...defaults, section: undefined })).toThrow('set it with --section');
    expect(() => take(choiceItem(), { ...defaults, contentArea: undefined })).toThrow('set it with --area');
  });
});
