import { ask, coach, documents, group, practise, skillsOf, step } from '../write.ts';

const skill = skillsOf('programming');

export const softwareSkills = [
  skill('testing-code', 'Testing code', 'intermediate', {
    description: 'Write tests that state behaviour, cover borders, and fail for one reason.',
    aliases: ['unit testing', 'software testing', 'test-driven development'],
    requires: ['debugging'],
    steps: [
      step(
        'One sentence, one test',
        1,
        'Write down five sentences about a function and turn each into a test. You are done when every test’s name is its sentence.',
        ask('Review the names of my tests'),
      ),
      step(
        'Break it on purpose',
        1.5,
        'Change an operator in the code and see whether a test fails. You are done when no single change survives.',
        coach('Find the missing tests of my function'),
      ),
      step(
        'Test first',
        2,
        'Build a score keeper for one sport by writing each test before the code. You are done when you have never written code without a failing test.',
        group('Take turns: one writes a test, the other the code'),
      ),
    ],
  }),
  skill('version-control', 'Version control', 'beginner', {
    description: 'Record changes in small commits with messages that give the reason, branch, merge and undo.',
    aliases: ['git', 'source control'],
    requires: ['functions-in-code'],
    steps: [
      step(
        'Commits that tell a story',
        1,
        'Make ten commits in a small project, each with one purpose. You are done when the list of subjects reads like a diary.',
        ask('Judge the subjects of my commits'),
      ),
      step(
        'Branch and merge',
        1.5,
        'Change the same line on two branches, merge, and resolve the conflict by reading both sides. You are done when nothing of either side is lost.',
        coach('Resolve merge conflicts without losing work'),
      ),
      step(
        'Undo safely',
        1,
        'Undo an uncommitted change, a commit and a merged commit. You are done when you know which of them rewrites history.',
        ask('Which git commands lose work, and how do I get it back?'),
      ),
    ],
  }),
  skill('object-oriented-design', 'Objects and classes', 'intermediate', {
    description: 'Group data with what may be done to it, hide details, and prefer composition.',
    aliases: ['object-oriented programming', 'oop', 'classes'],
    requires: ['functions-in-code', 'maps-and-sets'],
    steps: [
      step(
        'Protect a rule',
        1.5,
        'Write an account that can never be overdrawn. You are done when no line outside can break the rule.',
        ask('Try to break the rule of my class'),
      ),
      step(
        'Has or is?',
        1.5,
        'Model a library once by inheritance and once by composition. You are done when you can say which change hurts which model.',
        coach('Choose between inheritance and composition'),
      ),
      step(
        'Small interfaces',
        1,
        'Cut a class of ten methods into two that each make sense alone. You are done when a caller needs only one of them.',
        group('Review each other’s classes'),
      ),
    ],
  }),
  skill('databases', 'Databases and SQL', 'intermediate', {
    description: 'Design tables without duplicates, query them with joins and groups, and change them safely.',
    aliases: ['sql', 'relational databases', 'database design'],
    requires: ['maps-and-sets', 'sets-and-logic'],
    steps: [
      step(
        'No fact twice',
        2,
        'Turn a spreadsheet of orders into three tables with keys. You are done when changing an address takes one row.',
        ask('Find the duplicated facts in my table design'),
      ),
      step(
        'Join and group',
        2.5,
        'Answer ten questions such as “which customer never ordered?” in SQL. You are done when you can say how many rows each join yields.',
        coach('Write SQL for questions I ask in words'),
      ),
      step(
        'All or nothing',
        1.5,
        'Move money between two rows in a transaction and interrupt it. You are done when no money is lost, also with two sessions at once.',
        ask('What can go wrong when two transactions run at once?'),
      ),
    ],
  }),
  skill('web-apis', 'Web APIs', 'intermediate', {
    description: 'Call and design interfaces over HTTP with methods, status codes and JSON.',
    aliases: ['rest api', 'http', 'web services'],
    requires: ['functions-in-code', 'maps-and-sets'],
    steps: [
      step(
        'Talk to one',
        1.5,
        'Call a public interface by hand and read every header of the answer. You are done when you can explain each status you saw.',
        ask('Explain 200, 201, 301, 401, 404, 409 and 500 by what I should do next'),
      ),
      step(
        'Design one',
        2,
        'Write paths and bodies for a reading list: add, change, remove. You are done when sending any call twice does no harm.',
        coach('Design an HTTP interface that is safe to repeat'),
      ),
      step(
        'Expect failure',
        1.5,
        'Handle slow, wrong and missing answers in your client. You are done when it tells the user what to do in each case.',
        ask('How often and when should a client retry?'),
      ),
    ],
  }),
  skill('refactoring', 'Refactoring', 'advanced', {
    description: 'Improve the structure of code in small steps that keep its behaviour.',
    aliases: ['clean code', 'code quality'],
    requires: ['testing-code', 'version-control', 'object-oriented-design'],
    steps: [
      step(
        'Smells',
        1,
        'Find long functions, repeated code and misleading names in an old program of yours. You are done when each has a line number and a reason.',
        ask('What would you improve first in this code?'),
      ),
      step(
        'Tiny steps',
        2,
        'Extract, rename and move with tests after each step and a commit each. You are done when no step ever broke a test.',
        coach('Refactor a function in steps of two minutes'),
      ),
      step(
        'Explain the change',
        1,
        'Write a description of the change for a reviewer: what, why, how it was checked. You are done when a reviewer asks nothing.',
        group('Review each other’s changes'),
      ),
    ],
  }),
  skill('concurrency', 'Concurrency', 'expert', {
    description: 'Let things happen at once without lost updates or deadlocks.',
    aliases: ['parallel programming', 'threads', 'asynchronous programming'],
    requires: ['databases', 'complexity-analysis'],
    steps: [
      step(
        'Lose an update',
        1.5,
        'Write two workers that add to one counter and lose some. You are done when you can show the interleaving on paper.',
        ask('Show me how two additions become one'),
      ),
      step(
        'Lock, but not forever',
        2,
        'Fix it with a lock, then build a deadlock with two locks and break it by ordering. You are done when you can say the four conditions of a deadlock.',
        coach('Reason about locks and deadlocks'),
      ),
      step(
        'Wait without blocking',
        2,
        'Fetch ten pages at once with a limit of three. You are done when one failure neither stops nor hides the others.',
        ask('Review my code that runs at most three requests at once'),
      ),
    ],
  }),
  skill('system-design', 'System design', 'expert', {
    description: 'Plan a system of several parts: loads, data, failure, growth, and the reasons for each choice.',
    aliases: ['software architecture', 'distributed systems'],
    requires: ['databases', 'web-apis', 'complexity-analysis', 'trade-off-analysis'],
    steps: [
      step(
        'Numbers first',
        2,
        'Estimate users, requests a second and bytes a year for a photo site. You are done when each number has a stated assumption.',
        ask('Challenge my estimates for a system of a million users'),
      ),
      step(
        'Draw the path of one request',
        2,
        'Draw every part that a request passes and mark what happens when it fails. You are done when no part can fail unnoticed.',
        coach('Design a service and defend it against failures'),
      ),
      step(
        'Write the decision down',
        2,
        'Write one page: context, options, decision, consequences. You are done when someone who disagrees finds their argument in it.',
        documents('Upload the page as a piece of your work'),
        group('Hold a design review'),
      ),
    ],
  }),
  skill('secure-programming', 'Secure programming', 'advanced', {
    description: 'Treat input as hostile, keep secrets out of code, and know the usual attacks.',
    aliases: ['cyber security', 'application security', 'information security'],
    requires: ['web-apis', 'databases'],
    steps: [
      step(
        'Attack your own form',
        1.5,
        'Try to inject SQL and script into a small page of your own. You are done when parameters and escaping stop both, and you can say why.',
        ask('Explain SQL injection with a program I can fix'),
      ),
      step(
        'Passwords and secrets',
        1.5,
        'Store a password with a slow hash and move a key out of the code. You are done when the repository’s history holds no secret.',
        coach('Handle passwords and keys correctly'),
      ),
      step(
        'Think like an attacker',
        2,
        'List who would attack a school’s grade book, how, and what it costs. You are done when each threat has a defence or a reason to accept it.',
        group('Play attacker and defender'),
      ),
    ],
  }),
  skill('state-machines', 'State machines', 'intermediate', {
    description: 'Describe behaviour by states, events and transitions, and find the missing ones.',
    aliases: ['finite automata', 'state diagrams'],
    requires: ['conditionals-in-code', 'loops'],
    topics: ['applied_reasoning/process-and-code-tracing'],
    concepts: ['state-machines'],
    steps: [
      step(
        'Draw a vending machine',
        1,
        'Draw states and coins, then ask in each state what every coin does. You are done when no arrow is missing.',
        ask('Find the missing transitions of my vending machine'),
      ),
      step(
        'Trace and repair',
        1.5,
        'Trace given machines and find the input that reaches a wrong state. You are done when you solve five in a row.',
        practise('applied_reasoning/process-and-code-tracing'),
      ),
      step(
        'From drawing to code',
        1.5,
        'Turn the drawing into a table in code. You are done when a new state takes one row.',
        coach('Write a state machine as a table'),
      ),
    ],
  }),
];
