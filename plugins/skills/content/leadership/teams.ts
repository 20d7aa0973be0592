import { ask, coach, documents, group, practise, skillsOf, step } from '../write.ts';

const skill = skillsOf('leadership');

export const teamsSkills = [
  skill('working-in-teams', 'Working in a team', 'beginner', {
    description: 'Agree on a goal, roles and ways of working, and keep your word.',
    aliases: ['teamwork', 'collaboration'],
    requires: ['active-listening'],
    steps: [
      step(
        'An agreement',
        0.5,
        'Write with a team how you decide, meet and tell each other of delays. You are done when everyone signed it.',
        group('Write your group’s agreement', 30),
      ),
      step(
        'Roles',
        0.5,
        'Name what each is good at and wants to learn, and share the tasks by both. You are done when each has one of either kind.',
        group('Share out roles', 20),
      ),
      step(
        'Keep your word',
        1,
        'Note every promise for two weeks, and tell early when one will break. You are done when none broke silently.',
        coach('Be someone a team can rely on'),
      ),
    ],
  }),
  skill('running-meetings', 'Running meetings', 'intermediate', {
    description: 'Prepare, lead and close a meeting so that it decides something.',
    aliases: ['meeting facilitation', 'moderation'],
    requires: ['working-in-teams', 'time-management'],
    steps: [
      step(
        'Is it needed?',
        0.5,
        'Write what shall be different afterwards; if nothing, write a message instead. You are done when you cancelled one meeting.',
        ask('Does this need a meeting? Ask me questions about it'),
      ),
      step(
        'Lead one',
        1,
        'Send an agenda with times, let everyone speak, and stop on time. You are done when nobody spoke more than twice the average.',
        group('Lead a meeting of your group'),
      ),
      step(
        'Who does what until when',
        0.5,
        'Write decisions and tasks within an hour. You are done when all tasks were done or moved by the next meeting.',
        documents('Keep the minutes', 10),
      ),
    ],
  }),
  skill('delegating', 'Delegating', 'advanced', {
    description: 'Hand over a task with its purpose and freedom, and stay reachable without taking it back.',
    aliases: ['delegation', 'empowering others'],
    requires: ['working-in-teams', 'giving-feedback'],
    steps: [
      step(
        'What, why, how free',
        0.5,
        'Write for a task the result, the reason, the limits and the date, but not the way. You are done when the other person can ask nothing about the purpose.',
        ask('Check whether my briefing leaves freedom'),
      ),
      step(
        'Hand one over',
        1.5,
        'Delegate something you would rather do yourself. You are done when it is finished without you having touched it.',
        group('Hand over a task in your group'),
      ),
      step(
        'Check without hovering',
        0.5,
        'Agree on two moments to look at it. You are done when you kept to them.',
        coach('Let go of work that others can do'),
      ),
    ],
  }),
  skill('group-decisions', 'Deciding as a group', 'intermediate', {
    description: 'Choose how to decide, gather opinions apart, and carry the result.',
    aliases: ['group decision making', 'consensus building'],
    requires: ['working-in-teams', 'decision-making'],
    steps: [
      step(
        'Write first, talk then',
        0.5,
        'Let everyone write their view before anyone speaks. You are done when a quiet view changed the result.',
        group('Decide something with silent writing first', 30),
      ),
      step(
        'Criteria together',
        1,
        'Agree on criteria and weights before options. You are done when nobody changes weights to win.',
        practise('applied_reasoning/decisions-and-trade-offs', 20),
      ),
      step(
        'Disagree and commit',
        0.5,
        'Support a decision you voted against and say so openly. You are done when your work on it was as good as ever.',
        coach('Carry decisions that I did not want'),
      ),
    ],
  }),
  skill('conflict-resolution', 'Resolving conflicts', 'advanced', {
    description: 'Calm a conflict, find what each side needs, and agree on something that lasts.',
    aliases: ['mediation', 'conflict management'],
    requires: ['disagreeing-well', 'working-in-teams'],
    steps: [
      step(
        'Facts, stories, needs',
        1,
        'Write for a past conflict what happened, what each told themselves, and what each needed. You are done when both sides find their own in it.',
        ask('Help me separate facts, stories and needs in a conflict'),
      ),
      step(
        'Mediate a small one',
        1.5,
        'Let both speak in turn, say it back, and collect options. You are done when they agree on one and a date to check.',
        group('Role-play a mediation'),
      ),
      step(
        'Repair',
        0.5,
        'Apologise for something with what you did, what it meant and what changes. You are done when there is no “but” in it.',
        coach('Apologise well'),
      ),
    ],
  }),
  skill('motivating-others', 'Motivating others', 'intermediate', {
    description: 'Create conditions in which people want to do good work.',
    aliases: ['motivation', 'inspiring others'],
    requires: ['working-in-teams', 'self-reflection'],
    steps: [
      step(
        'What drives you and them?',
        0.5,
        'Ask three people what made them work hard without reward. You are done when you can name mastery, choice and purpose in their answers.',
        group('Tell such stories', 20),
      ),
      step(
        'Thanks with a reason',
        0.5,
        'Thank five people for something specific and its effect. You are done when one passed it on.',
        ask('Make my thanks more specific'),
      ),
      step(
        'Remove an obstacle',
        1,
        'Ask what is in someone’s way and take it away. You are done when the work moved within a week.',
        coach('Find and remove what slows my team down'),
      ),
    ],
  }),
  skill('project-leadership', 'Leading a project', 'expert', {
    description: 'Bring a project with several people from an idea to a result that is used.',
    aliases: ['project management', 'team leadership'],
    requires: ['running-meetings', 'delegating', 'critical-path-planning', 'group-decisions'],
    steps: [
      step(
        'One page',
        1.5,
        'Write purpose, result, people, milestones, risks, and what is not included. You are done when a sponsor would sign it.',
        documents('Keep the page with your work', 10),
        practise('applied_reasoning/planning-and-scheduling', 20),
      ),
      step(
        'Lead it for four weeks',
        8,
        'Lead a real project with a weekly look at plan, risks and people. You are done when the result is used by someone outside.',
        group('Lead a project of your group'),
        coach('Lead my project week by week'),
      ),
      step(
        'Look back without blame',
        1,
        'Hold a review: what happened, why, what to keep and change. You are done when two changes have names and dates.',
        group('Hold a review', 45),
      ),
    ],
  }),
  skill('leading-change', 'Leading change', 'expert', {
    description: 'Win people for something new, in steps that they can see and influence.',
    aliases: ['change management', 'initiative'],
    requires: ['motivating-others', 'presenting', 'conflict-resolution'],
    steps: [
      step(
        'Who wins, who loses?',
        1,
        'Map who is affected, what they fear and what they could gain. You are done when you have spoken with two who are against it.',
        ask('Play someone who opposes my change'),
      ),
      step(
        'A first visible step',
        2,
        'Try the change small, with a measure and an end. You are done when you can show a result, good or bad.',
        coach('Plan a small trial of a change'),
      ),
      step(
        'Make it stay',
        1,
        'Change the rule, form or habit that pulls back. You are done when it still holds a month after you stopped asking.',
        group('Find what pulls your group back', 30),
      ),
    ],
  }),
];
