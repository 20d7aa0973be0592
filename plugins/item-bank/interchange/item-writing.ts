import type { ChoiceItem, Item, OpenItem } from '../items/item.ts';
import type { PlaceFigure } from './content-writing.ts';
import { blockXml, spans } from './content-writing.ts';
import type { WrittenVersion } from './standard.ts';
import { kebab, namespaces, standard } from './standard.ts';
import type { Attributes, Content, Xml } from './xml-writing.ts';
import { documentOf, element } from './xml-writing.ts';

/** Writes an element of the standard, given by its name in 2.x. */
type Write = (name: string, attributes?: Attributes, content?: Content) => Xml;

/** One item as a QTI file, complete enough for any other system to ask and to score it. @throws Error for characters XML has not */
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
    // It stands from the beginning, and is shown once an answer is in.
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

/** The model answer is what scorers are shown as right. */
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

/** Every criterion with its points and the phrases that show it, as `open-reading.ts` reads them. */
function scoringRubric({ rubric }: OpenItem, version: WrittenVersion, write: Write): Xml {
  const lines = rubric.criteria.map(({ points, says, evidence }) => {
    // Quotation marks within a phrase are nothing that answers are searched for.
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

/** 3.0 puts rich content into a body of its own; 2.2 knows no such body, and no `instructions`. */
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
