import { ask, coach, group, practise, record, skillsOf, step } from '../write.ts';

const skill = skillsOf('leadership');

export const selfSkills = [
  skill('goal-setting', 'Setting goals', 'beginner', {
    description: 'Choose goals that matter, say how you would know, and take the next step.',
    aliases: ['goal setting', 'objectives and key results'],
    steps: [
      step(
        'Why this one?',
        0.5,
        'Write three goals and ask “what for?” three times each. You are done when you keep one and can say why.',
        coach('Find the goal that matters most to me this term'),
      ),
      step(
        'How would you know?',
        0.5,
        'Give it a date and something one can count or show. You are done when two people would agree whether it is reached.',
        record('Look at your record for a starting point'),
      ),
      step(
        'Next step today',
        0.5,
        'Write a step of under an hour and do it. You are done when it is done and the next one has a day.',
        ask('Make my goal smaller until I can start today'),
      ),
    ],
  }),
  skill('time-management', 'Managing time', 'beginner', {
    description: 'Give time to what matters, protect it, and leave room for surprises.',
    aliases: ['time management', 'prioritisation'],
    requires: ['goal-setting', 'planning-and-scheduling'],
    steps: [
      step(
        'Where does it go?',
        1,
        'Note for three days what you do each half-hour. You are done when you are surprised at one thing.',
        ask('Which patterns do you see in my log of three days?'),
      ),
      step(
        'Important before urgent',
        0.5,
        'Sort a week’s tasks by both and move one important task forward. You are done when it is done before the urgent ones.',
        practise('applied_reasoning/planning-and-scheduling', 20),
      ),
      step(
        'Protect two hours',
        0.5,
        'Block two hours a week for one goal and keep them four times. You are done after the fourth.',
        coach('Keep two hours a week free for my goal'),
      ),
    ],
  }),
  skill('self-reflection', 'Reflecting on yourself', 'beginner', {
    description: 'Know your strengths and habits from evidence, and choose what to change.',
    aliases: ['self-awareness', 'reflection'],
    steps: [
      step(
        'Evidence first',
        0.5,
        'Read your results and practice before you describe yourself. You are done when two beliefs about you changed or hold with figures.',
        record('Read what your results are made of'),
      ),
      step(
        'Ask three people',
        1,
        'Ask three people when they saw you at your best. You are done when you find what their stories share.',
        group('Exchange such stories', 30),
      ),
      step(
        'One habit',
        1,
        'Choose a habit, its trigger and a replacement, and keep a tally for two weeks. You are done when you know whether it worked.',
        coach('Change one habit and measure it'),
      ),
    ],
  }),
  skill('ethical-leadership', 'Acting with integrity', 'intermediate', {
    description: 'See whom a decision affects, weigh duties and outcomes, and say no when needed.',
    aliases: ['ethics', 'integrity', 'professional ethics'],
    requires: ['self-reflection', 'decision-making'],
    steps: [
      step(
        'Who is affected?',
        0.5,
        'List everyone a decision touches, also those who are not in the room. You are done when you find someone you forgot.',
        ask('Give me a dilemma and ask whom I forgot'),
      ),
      step(
        'Three views',
        1,
        'Judge one case by outcomes, by duties and by character. You are done when you can say where they differ.',
        group('Discuss a dilemma from three views'),
      ),
      step(
        'Say no',
        0.5,
        'Write how you would refuse a wrong request from a superior. You are done when it is polite, clear and offers another way.',
        coach('Refuse a request that I find wrong'),
      ),
    ],
  }),
  skill('peer-mentoring', 'Mentoring others', 'advanced', {
    description: 'Help someone grow over weeks: listen, ask, agree on steps, let go.',
    aliases: ['mentoring', 'coaching others', 'tutoring'],
    requires: ['explaining-to-others', 'giving-feedback', 'goal-setting'],
    steps: [
      step(
        'Agree on what for',
        0.5,
        'Hold a first talk about goal, times and what you will not do. You are done when both could write it down alike.',
        ask('What belongs in a first mentoring talk?'),
      ),
      step(
        'Four meetings',
        3,
        'Meet four times, each with a question at the start and a step at the end. You are done when the mentee set the last step alone.',
        group('Mentor someone in your group'),
      ),
      step(
        'Look back together',
        0.5,
        'Ask what helped and what did not. You are done when you would change one thing next time.',
        coach('Become a better mentor'),
      ),
    ],
  }),
];
