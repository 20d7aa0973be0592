import { situationModel } from '../situations.ts';
import { idea } from './misconceptions.ts';

/** What is going wrong, or may go wrong, when people use a system: naming the risk that a situation shows. */
export const nameTheRisk = situationModel({
  id: 'name-the-risk',
  contentArea: 'responsible-use-and-scenarios',
  title: 'The risk that a situation shows',
  question: 'Which concern does this case show above all?',
  // Discrimination below average: careful reading counts for as much as knowledge.
  about: {
    concepts: ['risks-of-ai', 'human-oversight', 'privacy'],
    reasoning: ['intuitive', 'analytical'],
    discrimination: 1,
  },
  concepts: {
    follow: {
      option: 'People follow the system without looking for themselves.',
      sign: 'Trusting a machine against one’s own eyes is called automation bias.',
      mistaken: idea.alwaysBlindTrust,
    },
    purpose: {
      option: 'Data is used for a purpose it was not collected for.',
      sign: 'People agree to one use of their data; any other use needs a new reason and a new agreement.',
      mistaken: idea.alwaysPurpose,
    },
    recognise: {
      option: 'People can be recognised although names were removed.',
      sign: 'Several harmless facts together can point to a single person.',
      mistaken: idea.alwaysRecognised,
    },
    appeal: {
      option: 'Those concerned can neither learn the reason nor object.',
      sign: 'A decision about people has to be explained and open to correction.',
      mistaken: idea.alwaysNoAppeal,
    },
    skill: {
      option: 'People lose a skill that they will need in an emergency.',
      sign: 'What is never practised is forgotten, and is missing when the system fails.',
      mistaken: idea.alwaysLostSkill,
    },
    fake: {
      option: 'Something made up is taken for a real recording.',
      sign: 'Voices and pictures can be made so well that they no longer prove anything by themselves.',
      mistaken: idea.alwaysFake,
    },
    answerable: {
      option: 'Nobody is answerable when something goes wrong.',
      sign: 'If everyone points to someone else, harm has no one to answer for it and is not mended.',
      mistaken: idea.alwaysUnanswered,
    },
    choice: {
      option: 'Those concerned have no real choice in agreeing.',
      sign: 'An agreement counts only if one may refuse without harm.',
      mistaken: idea.alwaysNoChoice,
    },
    outside: {
      option: 'Confidential facts are passed to an outside service.',
      sign: 'What is typed into an outside service leaves the house, whatever the purpose.',
      mistaken: idea.alwaysLeak,
    },
    untested: {
      option: 'The system is used where it was never tested.',
      sign: 'Good results hold only under conditions like those of the test.',
      mistaken: idea.alwaysUntested,
    },
  },
  hints: {
    conceptual: (about) =>
      `Ask who could come to harm by ${about}, and what exactly would have to be different to prevent it.`,
    strategic: (about) =>
      `For each concern, point to the sentence about ${about} that would show it. The right one has such a sentence.`,
  },
  situations: [
    {
      about: 'the voice message',
      story:
        'The treasurer of a sports club gets a voice message from the chairwoman: transfer the money today. It sounds exactly like her. She never sent it.',
      shows: 'fake',
      not: ['recognise', 'outside', 'untested'],
      clue: 'The message was made by machine, and the treasurer took it for the real voice.',
      look: 'Ask what the treasurer believed, and what was really the case.',
      features: { steps: 1, abstraction: 0, closeness: 0 },
    },
    {
      about: 'the route through the river',
      story:
        'A driver follows his navigation device into a river, past two signs that say the bridge is closed. “The device said straight on”, he explains.',
      shows: 'follow',
      not: ['appeal', 'untested', 'answerable'],
      clue: 'The signs were plain to see, and he trusted the device more than his eyes.',
      look: 'Ask what the driver could have noticed himself.',
      features: { steps: 1, abstraction: 0, closeness: 0 },
    },
    {
      about: 'the contract draft',
      story:
        'A clerk pastes an unpublished contract with names and prices into a free chatbot on the web, to have it summarised. The summary is excellent.',
      shows: 'outside',
      not: ['appeal', 'follow', 'untested'],
      clue: 'The contract was not meant for anyone outside, and now a stranger’s computers hold it.',
      look: 'Follow the text of the contract: where is it now?',
      features: { steps: 1, abstraction: 0, closeness: 1 },
    },
    {
      about: 'the rejected flat',
      story:
        'Fatima is refused a flat. The agency says only: “The program rated you too low.” It does not know the reasons itself and offers no way to have the rating checked.',
      shows: 'appeal',
      not: ['recognise', 'outside', 'skill'],
      clue: 'She learns no reason and has nobody who would check the rating.',
      look: 'Ask what Fatima can do now if the rating is wrong.',
      features: { steps: 1, abstraction: 1, closeness: 1 },
    },
    {
      about: 'the library cards',
      story:
        'A town’s library stored who borrows what, in order to send reminders. Now the police want to run a model over these records to find people with “suspicious interests”.',
      shows: 'purpose',
      not: ['answerable', 'follow', 'fake'],
      clue: 'The records were made for reminders, and are now to serve quite another end.',
      look: 'Compare why the records were made with what is now planned.',
      features: { steps: 2, abstraction: 1, closeness: 1 },
    },
    {
      about: 'the autopilot',
      story:
        'On a ferry the autopilot has docked the ship for six years. When it fails in a storm, none of the officers has docked by hand since training.',
      shows: 'skill',
      not: ['follow', 'appeal', 'answerable'],
      clue: 'The system worked well for so long that nobody practised any more.',
      look: 'Ask what the officers could do six years ago and what they can do now.',
      features: { steps: 1, abstraction: 0, closeness: 1 },
    },
    {
      about: 'the bicycle data',
      story:
        'A hire company publishes all journeys, without names: start, end, minute. A reporter finds that every weekday at 6:10 one journey leads from a lonely farm to a certain clinic.',
      shows: 'recognise',
      not: ['choice', 'follow', 'untested'],
      clue: 'Place and time point to one household, although no name is given.',
      look: 'Ask who can have made this journey.',
      features: { steps: 2, abstraction: 1, closeness: 1 },
    },
    {
      about: 'the chat filter',
      story:
        'A filter deletes harmless messages of a self-help group. The platform points to the maker of the filter, the maker to the people who labelled the examples, and those to the platform’s instructions.',
      shows: 'answerable',
      not: ['recognise', 'purpose', 'skill'],
      clue: 'Each points to another, so that in the end nobody mends it.',
      look: 'Try to find the one to whom the group could turn.',
      features: { steps: 2, abstraction: 1, closeness: 1 },
    },
    {
      about: 'the smiling pupils',
      story:
        'A school lets cameras estimate pupils’ attention. “Everyone has signed”, says the head. Those who do not sign may not attend the lessons.',
      shows: 'choice',
      not: ['recognise', 'follow', 'outside'],
      clue: 'Whoever refuses loses the lessons, so that signing is no free decision.',
      look: 'Imagine that you do not want to sign. What happens?',
      features: { steps: 2, abstraction: 1, closeness: 2 },
    },
    {
      about: 'the skin check',
      story:
        'A program recognises skin disease with 95% accuracy, tested in three hospitals with special lamps and cameras. A pharmacy now uses it with customers’ telephone pictures.',
      shows: 'untested',
      not: ['skill', 'answerable', 'purpose'],
      clue: 'Lamps, cameras and patients of the test differ from those in the pharmacy.',
      look: 'Compare how the 95% came about with how the program is used now.',
      features: { steps: 2, abstraction: 1, closeness: 2 },
    },
    {
      about: 'the second opinion',
      story:
        'In a study, radiologists saw X-rays together with a program’s suggestion. Where the suggestion was deliberately wrong, they overlooked findings that they had recognised without it.',
      shows: 'follow',
      not: ['answerable', 'untested', 'choice'],
      clue: 'They could see the findings, and the suggestion led them away from what they saw.',
      look: 'Compare what the same people saw with and without the suggestion.',
      features: { steps: 3, abstraction: 1, closeness: 2 },
    },
    {
      about: 'the fitness bands',
      story:
        'Employees may wear a band that counts steps, “for your health”. Two years later the firm wants to use the steps when it decides whom to promote.',
      shows: 'purpose',
      not: ['recognise', 'follow', 'untested'],
      clue: 'The steps were collected for health and are now to decide about careers.',
      look: 'Compare what was said when the bands were handed out with what is planned now.',
      features: { steps: 2, abstraction: 1, closeness: 2 },
    },
    {
      about: 'the birth dates',
      story:
        'A clinic gives research data away: no names, but date of birth, postcode and sex. Somebody compares them with a public list of club members that holds the same three details, and finds most of the members among the patients.',
      shows: 'recognise',
      not: ['choice', 'follow', 'answerable'],
      clue: 'Three harmless details, taken together, occur only once for most people.',
      look: 'Ask how many people share all three details with you.',
      features: { steps: 3, abstraction: 2, closeness: 1 },
    },
  ],
});
