import { ask, coach, group, practise, skillsOf, step } from '../write.ts';

const skill = skillsOf('programming');

export const dataStructuresSkills = [
  skill('lists-and-arrays', 'Lists and arrays', 'beginner', {
    description: 'Keep many values in order, reach them by index, and transform whole lists.',
    aliases: ['arrays', 'lists'],
    requires: ['loops'],
    steps: [
      step(
        'Index from zero',
        1,
        'Read and change first, last and middle elements, and step outside on purpose. You are done when you can predict which access fails.',
        ask('Quiz me on indices of lists, including negative and missing ones'),
      ),
      step(
        'Filter and map',
        1.5,
        'Write “keep those that” and “change each” with loops, then with the language’s own functions. You are done when you choose without thinking.',
        coach('Replace loops by map and filter where it reads better'),
      ),
      step(
        'Two names, one list',
        1,
        'Assign a list to a second name, change it, and explain what you see. You are done when you can copy on purpose.',
        ask('What is the difference between a copy and a second name for a list?'),
      ),
    ],
  }),
  skill('maps-and-sets', 'Maps and sets', 'intermediate', {
    description: 'Look values up by key and test membership quickly, and know when order is lost.',
    aliases: ['dictionaries', 'hash tables', 'hash maps', 'sets in code'],
    requires: ['lists-and-arrays', 'strings-and-text'],
    steps: [
      step(
        'Count words',
        1,
        'Count the words of a text with a map. You are done when the ten most frequent come out sorted.',
        ask('Review my word counter'),
      ),
      step(
        'From slow to fast',
        1.5,
        'Replace a search in a list by a lookup and time 100,000 of them. You are done when you can explain the difference.',
        coach('Find lookups in my code that should be maps'),
      ),
      step(
        'How hashing works',
        1.5,
        'Build a tiny table with eight buckets on paper and place ten words. You are done when you can say what a collision costs.',
        ask('Simulate a hash table with eight buckets with me'),
        group('Build a paper hash table together'),
      ),
    ],
  }),
  skill('stacks-and-queues', 'Stacks and queues', 'intermediate', {
    description: 'Use last-in-first-out and first-in-first-out on purpose, and recognise both in problems.',
    aliases: ['stack', 'queue', 'deque'],
    requires: ['lists-and-arrays'],
    topics: ['applied_reasoning/process-and-code-tracing'],
    concepts: ['queues'],
    steps: [
      step(
        'Trace both',
        1,
        'Push and pop the same ten values through a stack and a queue. You are done when you predict both outputs.',
        practise('applied_reasoning/process-and-code-tracing'),
      ),
      step(
        'Matching brackets',
        1.5,
        'Check brackets of three kinds with a stack. You are done when “([)]” is refused and you can say where.',
        ask('Why does matching brackets need a stack and not a counter?'),
      ),
      step(
        'A fair waiting line',
        1.5,
        'Simulate one and two tills with a queue and compare waiting times. You are done when you can defend which is better and by how much.',
        coach('Simulate waiting lines and compare designs'),
      ),
    ],
  }),
  skill('recursion', 'Recursion', 'advanced', {
    description: 'Solve a problem by a smaller one of the same kind, with a base case that is always reached.',
    aliases: ['recursive functions'],
    requires: ['functions-in-code', 'stacks-and-queues'],
    steps: [
      step(
        'Trust the smaller call',
        1.5,
        'Write sum, reverse and power recursively. You are done when you write the base case first without being told.',
        ask('Guide me to reverse a list recursively'),
      ),
      step(
        'Draw the calls',
        1.5,
        'Draw the tree of calls of Fibonacci and count repeated ones. You are done when you can say how many calls fib(6) makes.',
        practise('applied_reasoning/process-and-code-tracing'),
      ),
      step(
        'Towers and folders',
        2,
        'Solve the towers of Hanoi and list a folder tree. You are done when you can explain both to someone who does not program.',
        coach('Explain recursion with the towers of Hanoi'),
      ),
    ],
  }),
  skill('sorting-and-searching', 'Sorting and searching', 'intermediate', {
    description: 'Implement binary search and two sorts, and choose what a task needs.',
    aliases: ['binary search', 'sorting algorithms', 'merge sort'],
    requires: ['lists-and-arrays', 'debugging'],
    steps: [
      step(
        'Halve it',
        1.5,
        'Write binary search and test it with 0, 1 and 2 elements and missing values. You are done when no border case fails.',
        ask('Which inputs break most binary searches? Test mine'),
      ),
      step(
        'Sort cards',
        1.5,
        'Sort playing cards by insertion and by merging, counting comparisons. You are done when you can predict the count for 52.',
        group('Race two sorts with a deck of cards'),
      ),
      step(
        'Sort by anything',
        1,
        'Sort records by two keys with a comparison of your own, and find out what “stable” means. You are done when ties keep their order.',
        coach('Sort records by several keys'),
      ),
    ],
  }),
  skill('complexity-analysis', 'Complexity analysis', 'advanced', {
    description: 'Estimate how time and memory grow with the input, and compare algorithms by it.',
    aliases: ['big o', 'algorithm analysis', 'algorithmic complexity'],
    requires: ['sorting-and-searching', 'functions-and-graphs'],
    steps: [
      step(
        'Count the work',
        1.5,
        'Count the steps of single, nested and halving loops. You are done when you can order ten snippets by growth.',
        ask('Give me loops and let me name their growth'),
      ),
      step(
        'Measure it',
        1.5,
        'Time a linear and a quadratic function at n, 2n and 4n and fit the growth. You are done when prediction and time agree for 8n.',
        coach('Measure running time and compare it with theory'),
      ),
      step(
        'Worst, usual, best',
        1,
        'Find inputs for each case of quicksort. You are done when you can say which case matters for a web page and for a pacemaker.',
        ask('When does the worst case matter more than the average?'),
      ),
    ],
  }),
  skill('trees-and-graphs', 'Trees and graphs', 'advanced', {
    description: 'Represent networks, walk them by breadth and depth, and find shortest paths.',
    aliases: ['graph algorithms', 'binary trees', 'graph theory'],
    requires: ['recursion', 'maps-and-sets'],
    steps: [
      step(
        'Draw it as data',
        1.5,
        'Store a family tree and a metro map as lists of neighbours. You are done when you can add and remove a line.',
        ask('Which representation suits a metro map, and why?'),
      ),
      step(
        'Breadth and depth',
        2,
        'Walk the metro both ways and mark the order on paper first. You are done when your program finds the fewest stops.',
        coach('Implement breadth-first search and trace it by hand'),
      ),
      step(
        'Cheapest path',
        2.5,
        'Add travel times and implement Dijkstra’s algorithm. You are done when you can say why it fails with negative times.',
        ask('Trace Dijkstra with me on a graph of five nodes'),
      ),
    ],
  }),
  skill('dynamic-programming', 'Dynamic programming', 'expert', {
    description: 'Turn repeated subproblems into a table, from the recursion to the order of filling.',
    aliases: ['memoization', 'algorithm optimisation'],
    requires: ['recursion', 'complexity-analysis', 'counting-and-combinatorics'],
    steps: [
      step(
        'Remember results',
        2,
        'Add a map to a slow recursion and count calls before and after. You are done when fib(80) answers at once and you can say why.',
        ask('Show me which calls of a recursion repeat'),
      ),
      step(
        'Fill a table',
        3,
        'Solve coin change and longest common subsequence bottom-up. You are done when you can name state, transition and order for each.',
        coach('Find state and transition for dynamic programming problems'),
      ),
      step(
        'Recover the choice',
        2,
        'Print which coins were used, not only how many. You are done when you can do the same for a knapsack.',
        ask('How do I read the chosen items back from a knapsack table?'),
      ),
    ],
  }),
];
