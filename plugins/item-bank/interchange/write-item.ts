import type { ChoiceItem, Item, OpenItem } from '../items/item.ts';
import type { WrittenVersion } from './standard.ts';
import { kebab, namespaces, standard } from './standard.ts';
import type { PlaceFigure } from './write-content.ts';
import { blockXml, spans } from './write-content.ts';
import type { Attributes, Content, Xml } from './write-xml.ts';
import { documentOf, element } from './write-xml.ts';

/** Writes an element of the standard by its name in 2.x. */
type Write = (name: string, attributes?: Attributes, content?: Content) => Xml;

/** An item as a QTI file that other systems can present and score. @throws Error for characters that XML does not allow */
export function itemFile(item: Item, version: WrittenVersion, place: PlaceFigure): string {
  const write = writerOf(version);
  const { item: namespace, itemSchema } = standard[version];
  const attributes = {
    xmlns: namespace,
    'xmlns:xsi': namespaces.instance,
    'xsi:schemaLocation': `${namespace} ${itemSchema}`,
    identifier: item.id,
    title: titleOf(item),
    adaptive: false,
    timeDependent: false,
    'xml:lang': 'en',
  };
  const isChoice = item.format === 'multiple_choice';
  const root = write('assessmentItem', attributes, [
    isChoice ? choiceDeclaration(item, write) : openDeclaration(item, write),
    scoreDeclaration(item, version, write),
    // Set from the beginning; modal feedback is shown once an answer is submitted.
    write('outcomeDeclaration', { identifier: 'FEEDBACK', cardinality: 'single', baseType: 'identifier' }, [
      write('defaultValue', {}, write('value', {}, 'explanation')),
    ]),
    write('itemBody', {}, [
      element('p', { class: 'eiq-stem' }, spans(item.stem)),
      ...item.stimulus.map((block) => blockXml(block, place)),
      isChoice ? choiceInteraction(item, write, place) : openInteraction(write),
      ...(isChoice ? [] : [scoringRubric(item, version, write)]),
      hintsRubric(item, version, write),
    ]),
    ...(isChoice ? [write('responseProcessing', { template: standard[version].matchCorrect })] : []),
    explanation(item, version, write),
  ]);
  return documentOf(root);
}

export const titleOf = ({ stem }: Item) =>
  (stem.length > 80 ? `${stem.slice(0, 79).trimEnd()}…` : stem).replaceAll('\n', ' ');

function writerOf(version: WrittenVersion): Write {
  if (version === '2.2') return element;
  return (name, attributes = {}, content = []) =>
    element(
      `qti-${kebab(name)}`,
      Object.fromEntries(
        Object.entries(attributes).map(([key, value]) => [key.includes(':') ? key : kebab(key), value]),
      ),
      content,
    );
}

const optionIdentifier = (index: number) => `choice_${index}`;

function choiceDeclaration({ key }: ChoiceItem, write: Write): Xml {
  return write('responseDeclaration', { identifier: 'RESPONSE', cardinality: 'single', baseType: 'identifier' }, [
    write('correctResponse', {}, write('value', {}, optionIdentifier(key))),
  ]);
}

/** The model answer, as the correct response shown to scorers. */
function openDeclaration({ rubric }: OpenItem, write: Write): Xml {
  return write('responseDeclaration', { identifier: 'RESPONSE', cardinality: 'single', baseType: 'string' }, [
    write('correctResponse', {}, write('value', {}, rubric.modelAnswer)),
  ]);
}

function scoreDeclaration(item: Item, version: WrittenVersion, write: Write): Xml {
  const isOpen = item.format === 'open_ended';
  const points = isOpen ? item.rubric.criteria.reduce((sum, criterion) => sum + criterion.points, 0) : 1;
  const attributes = {
    identifier: 'SCORE',
    cardinality: 'single',
    baseType: 'float',
    normalMaximum: points,
    externalScored: isOpen && version === '3.0' ? 'human' : undefined,
  };
  return write('outcomeDeclaration', attributes, [write('defaultValue', {}, write('value', {}, '0'))]);
}

function choiceInteraction(item: ChoiceItem, write: Write, place: PlaceFigure): Xml {
  const { options, optionFigures, fixedOptions = [] } = item;
  const attributes = { responseIdentifier: 'RESPONSE', shuffle: fixedOptions.length < options.length, maxChoices: 1 };
  return write(
    'choiceInteraction',
    attributes,
    options.map((option, index) => {
      const figure = optionFigures?.[index];
      const content = figure ? [element('p', {}, spans(option)), blockXml(figure, place)] : spans(option);
      const isFixed = fixedOptions.includes(index) || undefined;
      return write('simpleChoice', { identifier: optionIdentifier(index), fixed: isFixed }, content);
    }),
  );
}

const openInteraction = (write: Write) =>
  write('extendedTextInteraction', { responseIdentifier: 'RESPONSE', expectedLines: 6 });

/** Each criterion with its points and phrases, in the form that `read-open-answer.ts` reads. */
function scoringRubric({ rubric }: OpenItem, version: WrittenVersion, write: Write): Xml {
  const lines = rubric.criteria.map(({ points, says, evidence }) => {
    // Quotation marks delimit phrases and are never part of one.
    const quoted = (phrase: string) => `“${phrase.replaceAll(/["“”]/g, ' ')}”`;
    const groups = evidence.map((group) => group.map(quoted).join(' or '));
    return element('li', {}, `[${points}] ${says.replace(/[.:]$/, '')}: ${groups.join(' and ')}`);
  });
  return rubricBlock({ view: 'scorer', use: 'scoring' }, element('ul', {}, lines), version, write);
}

function hintsRubric({ hints }: Item, version: WrittenVersion, write: Write): Xml {
  const { conceptual, procedural, strategic, encouragement } = hints;
  const lines = [conceptual, procedural, strategic, encouragement].map((hint) => element('li', {}, spans(hint)));
  const attributes = { class: 'eiq-hints', view: 'tutor', use: 'instructions' };
  return rubricBlock(attributes, element('ol', {}, lines), version, write);
}

/** 3.0 wraps rich content in a content body; 2.2 has neither that element nor the use `instructions`. */
function rubricBlock(attributes: Attributes, content: Xml, version: WrittenVersion, write: Write): Xml {
  if (version === '3.0') return write('rubricBlock', attributes, write('contentBody', {}, content));
  const { use: _, ...others } = attributes;
  return write('rubricBlock', others, content);
}

function explanation({ explanation: why, steps }: Item, version: WrittenVersion, write: Write): Xml {
  const content = [
    element('p', {}, spans(why)),
    element(
      'ol',
      {},
      steps.map((step) => element('li', {}, spans(step))),
    ),
  ];
  const attributes = { outcomeIdentifier: 'FEEDBACK', showHide: 'show', identifier: 'explanation' };
  return write('modalFeedback', attributes, version === '3.0' ? write('contentBody', {}, content) : content);
}
