import { ask, coach, group, practise, skillsOf, step } from '../write.ts';

const skill = skillsOf('programming');

export const firstStepsSkills = [
  skill('reading-code', 'Reading and tracing code', 'beginner', {
    description: 'Follow a program line by line, keep its variables in a table, and predict the output.',
    aliases: ['code tracing', 'program comprehension'],
    topics: ['applied_reasoning/process-and-code-tracing'],
    concepts: ['code-tracing', 'tracing', 'flowcharts'],
    steps: [
      step(
        'A table of variables',
        1,
        'Trace a short program with one column for each variable and one row for each line run. You are done when your table and the real output agree five times in a row.',
        practise('applied_reasoning/process-and-code-tracing'),
      ),
      step(
        'Predict before you run',
        1,
        'Write down the output of ten snippets first. You are done when every wrong guess has a reason you can name.',
        ask('Give me short pseudocode to predict, and ask me why before you tell me'),
      ),
      step(
        'Say what it is for',
        1,
        'Summarise a function of ten lines in one sentence without mentioning any line. You are done when someone can pick the right function by your sentence.',
        ask('Check my one-sentence summary of a piece of code'),
        group('Exchange code and summaries', 20),
      ),
    ],
  }),
  skill('variables-and-types', 'Variables and types', 'beginner', {
    description: 'Store values under good names, know the type of each, and convert between text and numbers.',
    aliases: ['variables', 'data types'],
    requires: ['reading-code'],
    steps: [
      step(
        'Names that say it',
        1,
        'Rename the variables of a program called a, b and x. You are done when a reader needs no comment.',
        ask('Judge the names in my program'),
      ),
      step(
        'Swap two values',
        1,
        'Swap two variables, first wrongly, then with a third, and trace both. You are done when you can explain why assignment is not equality.',
        practise('applied_reasoning/process-and-code-tracing'),
      ),
      step(
        'Text or number?',
        1,
        'Predict "2" + 2 and 2 + 2 in a language of your choice, then convert inputs on purpose. You are done when a small calculator never mixes the two up.',
        coach('Understand types and conversions in the language I learn'),
      ),
    ],
  }),
  skill('conditionals-in-code', 'Conditions in code', 'beginner', {
    description: 'Branch with if, else and combined conditions, and order the cases so that each is reached.',
    aliases: ['if statements', 'branching', 'boolean logic'],
    requires: ['variables-and-types'],
    topics: ['applied_reasoning/process-and-code-tracing'],
    concepts: ['conditions', 'order-of-rules'],
    steps: [
      step(
        'Cover every case',
        1,
        'Write ticket prices by age and list the ages at each border. You are done when every age has exactly one price.',
        practise('applied_reasoning/process-and-code-tracing'),
      ),
      step(
        'The first match wins',
        1,
        'Reorder a chain of conditions and find an input that changes. You are done when you can say which orders are safe.',
        ask('Show me a chain of ifs where the order matters'),
      ),
      step(
        'Simplify',
        1,
        'Rewrite nested ifs as early returns and negate a combined condition. You are done when the shorter version passes the same inputs.',
        coach('Simplify nested conditions without changing what they do'),
      ),
    ],
  }),
  skill('loops', 'Loops', 'beginner', {
    description: 'Repeat with for and while, know when a loop ends, and avoid being off by one.',
    aliases: ['iteration', 'for loops', 'while loops'],
    requires: ['conditionals-in-code'],
    topics: ['applied_reasoning/process-and-code-tracing'],
    concepts: ['loops'],
    steps: [
      step(
        'How often?',
        1,
        'Say before running how often each of ten loops runs, with zero and one as inputs too. You are done when borders no longer surprise you.',
        practise('applied_reasoning/process-and-code-tracing'),
      ),
      step(
        'Accumulate',
        1.5,
        'Sum, count, find the largest and build a text in a loop. You are done when you can say what holds after each pass.',
        ask('What is the invariant of a loop that finds the largest value?'),
      ),
      step(
        'Loops in loops',
        1.5,
        'Print a multiplication table and a triangle of stars. You are done when you can tell the number of inner passes from the borders.',
        coach('Write nested loops and count their passes'),
      ),
    ],
  }),
  skill('functions-in-code', 'Functions and parameters', 'beginner', {
    description: 'Give a piece of work a name, parameters and a result, and reuse it.',
    aliases: ['procedures', 'methods', 'subroutines', 'decomposition in code'],
    requires: ['loops'],
    steps: [
      step(
        'Return, do not print',
        1,
        'Turn a program that prints into functions that return. You are done when you can use one result inside another call.',
        ask('Explain the difference between printing and returning with an example'),
      ),
      step(
        'One job each',
        1.5,
        'Split a program of forty lines into functions that each do one thing. You are done when every name is a verb and needs no “and”.',
        coach('Split my program into functions with one job each'),
      ),
      step(
        'Scope',
        1,
        'Find out which variables a function can see, and remove every global. You are done when each function depends on its parameters alone.',
        ask('Quiz me on the scope of variables'),
      ),
    ],
  }),
  skill('strings-and-text', 'Working with text', 'beginner', {
    description: 'Search, split, join and format text, and handle characters beyond the English alphabet.',
    aliases: ['strings', 'string manipulation', 'text processing'],
    requires: ['loops'],
    steps: [
      step(
        'Take apart, put together',
        1,
        'Split a line of a CSV file, change a field and join it again. You are done when an empty field survives.',
        ask('What goes wrong when I split CSV lines at commas?'),
      ),
      step(
        'Search and replace',
        1,
        'Find all dates in a text, first by hand with loops, then with a pattern. You are done when you can say what your pattern misses.',
        coach('Learn regular expressions for dates and numbers'),
      ),
      step(
        'Every letter counts',
        1,
        'Count letters of names with accents and emoji. You are done when you can explain why length and visible characters differ.',
        ask('Why does the length of an emoji differ between languages?'),
      ),
    ],
  }),
  skill('debugging', 'Debugging', 'intermediate', {
    description: 'Find the cause of a fault by reproducing, narrowing down and testing one idea at a time.',
    aliases: ['troubleshooting', 'error finding', 'fault finding'],
    requires: ['functions-in-code'],
    topics: ['applied_reasoning/process-and-code-tracing'],
    concepts: ['debugging', 'test-cases'],
    steps: [
      step(
        'Make it small',
        1,
        'Cut a failing program down to the fewest lines that still fail. You are done when removing any line makes the fault vanish.',
        practise('applied_reasoning/process-and-code-tracing'),
      ),
      step(
        'Guess, then test',
        1.5,
        'Write each guess down before you test it, and cross it out. You are done when you fix three faults with no random change.',
        coach('Debug with written hypotheses instead of trial and error'),
      ),
      step(
        'Halve the search',
        1,
        'Put a check in the middle and see on which side it goes wrong. You are done when you find a fault in 100 lines with at most seven checks.',
        ask('How does bisection find the commit that broke a program?'),
      ),
    ],
  }),
];
