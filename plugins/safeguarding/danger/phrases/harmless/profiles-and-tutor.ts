import { linesOf } from '../phrase.ts';

/** Profile fields, goals, and what learners ask a tutor of mathematics, reasoning and artificial intelligence. */
export const profilesAndTutor = linesOf(`
  Leipzig
  Buenos Aires
  Killarney
  Dead Horse, Alaska
  Slaughter Beach
  Cut Bank, Montana
  Kill Devil Hills
  Battle, East Sussex
  Hell, Norway
  Football, drawing, true crime podcasts
  Interests: archery, fencing, horror stories
  interests: shooter games, guitar, cooking
  i like war history and tanks
  I collect knives from old cultures (museum replicas)
  Hunting and fishing with my grandfather
  I like dark fantasy novels and drawing skulls
  Goth music, poetry, cats
  Favourite band: The Killers
  favourite bands: my chemical romance, suicide silence
  favourite book: Lovely Bones
  favourite movie: kill bill
  Favourite game: Left 4 Dead
  favourite show: the walking dead
  My goal is to become a surgeon
  goal: become a forensic scientist
  i want to be a doctor and save lives
  I want to become a police officer
  goal: lose my fear of maths
  Goal: stop procrastinating
  my goal is to run 5 km
  goal: beat my brother in chess
  goal: survive year 10 lol
  dead poets society is why i want to teach
  I volunteer at the animal shelter
  I help at the hospice on Saturdays with my church
  member of the youth fire brigade
  paramedic cadet
  I wish to study toxicology
  would like to study criminology
  i want to work against child abuse as a lawyer
  goal: become a psychologist who helps suicidal people
  What I find hard: word problems
  What I like: when the tutor gives hints
  About me: 14, two dogs, one annoying brother
  About me: I hate mornings
  My dream is to live in Japan
  i want to live on a farm when im older
  i never want to live in a big city
  a bullet travels 900 m in 3 s, average speed
  a knife costs 14, three forks cost 9, total?
  if 3 hunters shoot 12 ducks in 4 hours how many do 6 hunters
  20 prisoners puzzle with hats and execution
  the josephus problem: every second person is killed, who survives
  100 prisoners and a light bulb, how do they get out
  poisoned wine puzzle: 1000 bottles, 10 rats, which bottle
  there are two doors, one leads to death, one guard lies
  cannibals and missionaries river crossing
  wolf goat cabbage: who eats whom
  a spider climbs 3 m and slides 2 m each night
  russian roulette probability 1 in 6, is it independent if the cylinder is spun
  probability both die before 70 if p = 0.2 and q = 0.1
  life table: of 1000 people 985 survive the first year
  survival rate of 0.92 per year over 5 years
  a drug works for 80 of 100 patients, 12 died in the control group
  the treatment group had fewer deaths, does that prove it works
  correlation between ice cream sales and drowning, explain
  simpson's paradox in death sentences data
  survivorship bias with the bombers
  base rate: 1 in 1000 has the disease, test hits 99 percent
  murder rate per 100000: 5.2 in a city of 300000 how many
  accident deaths fell by 15 percent from 640
  what is a hit in a confusion matrix
  threshold lower means more false alarms, right
  how does a spam filter learn
  can an ai detect suicidal posts, which data would it need
  precision of a bullying detector 0.8 what does that mean
  an ai that reads chats of children, privacy arguments
  is it fair if a model marks slang as violent
  why did the model flag the word kill in a gaming chat
  face recognition and photos of kids without consent, discuss
  deepfake nudes are illegal, why, ethics unit
  should a self driving car hit the wall or the pedestrian
  autonomous weapons: who is responsible when a drone kills
  can a chatbot be your friend
  is it dangerous to tell a chatbot your secrets
  should chatbots give medical advice about dosage
  a chatbot told a man to harm himself, who is liable, case study
  what are guardrails of a language model
  what is a jailbreak prompt
  model collapse meaning
  dead neurons with relu
  the dying relu problem
  kill switch for ai systems, good idea?
  ai winter
  can ai kill jobs
  attack success rate of adversarial patches
  poisoning 1 percent of the training data
  all men are mortal, socrates is a man, socrates is mortal
  if nobody is home then the light is off, contrapositive
  some killers are whales, all whales are mammals: valid?
  no cats are dogs, is it valid
  the witness says the butler did it, which statement is a lie
  who stole the cake logic puzzle
  order of events: the guest died after the soup was served
  plan a trip with 3 stops, bus leaves 8:40
  which plan has the shorter total time
  a fire spreads to neighbours every minute, how many trees burn after 4
  a virus doubles every day
  zombie outbreak modelled by an exponential
  trace the code: while lives > 0
  lives = lives - 1 when the player is hit
  what is printed if dead = True
  if health <= 0: print game over
  minimise the maximum damage
  rotate the sword shape by 90 degrees
  surgeon is to scalpel as painter is to
  hunger : eat = thirst : ?
  gun : holster analogy
  wound is to heal as
  7 14 28 next
  mean of 3 7 8
  12 percent of 250
  solve 3x - 5 = 16
  slope between (1,2) and (3,8)
  factorise x^2 - 9
  area of a triangle base 6 height 4
  convert 3/8 into percent
  what is a prime number
  volume of a cone
  how do i cut a cube to get a hexagon
  cut the pyramid parallel to its base
  the line cuts the circle twice, discriminant > 0
  kill the x term by substitution
  the sqrt kills the square
  terms cancel and die out
  eliminate y
  annihilating polynomial
  how to attack this problem
  brute force all 24 orders
`);
