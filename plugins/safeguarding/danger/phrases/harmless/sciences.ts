import { linesOf } from '../phrase.ts';

/** Biology, medicine, chemistry, physics, psychology, health lessons and figures about death. */
export const sciences = linesOf(`
  whats the lethal dose of caffeine for a mouse, its in our bio worksheet
  what does LD50 mean
  overdose of vitamin D symptoms, question 3
  can you overdose on water? our chem teacher said yes
  a patient gets 5 mg per kg, what dose for 60 kg
  how many tablets of 250 mg make a dose of 1 g
  the dose is halved every 4 hours, how much is left after 12
  paracetamol maximum dose per day for adults, health class question
  why is too much paracetamol bad for the liver (biology)
  drug half life exercise: 200 mg, half life 6 h
  why do doctors prescribe painkillers
  what are antidepressants, psychology homework
  how do sleeping pills work in the brain
  what is the difference between poison and venom
  which mushrooms are poisonous
  mercury poisoning in fish food chain
  carbon monoxide poisoning how does it bind haemoglobin
  cyanide inhibits which enzyme, a level bio
  is bleach an acid or a base
  never mix bleach and vinegar, why, chemistry safety quiz
  chlorine gas reaction equation
  what happens if you drink sea water
  what happens to cells in salt water, do they die
  why do plants die without light
  my bean plant died after day 9, what do i write in the lab report
  half of the bacteria died at 60 degrees
  hand sanitiser kills 99.9 percent of bacteria, how many of a million survive
  how do vaccines kill viruses or do they
  how does soap kill germs
  white blood cells eat bacteria, whats it called
  natural killer cells
  killer t cells function
  apoptosis = cell suicide, is that the right term
  the cell kills itself, how is this called
  why does the male praying mantis die
  salmon die after spawning
  the queen bee kills her rivals
  do bees die after they sting
  the cuckoo throws eggs out of the nest
  a lion male kills the cubs, why evolution
  predator kills prey population graph
  rabbits die of a disease, logistic growth
  extinction event killed 75 percent of species
  what killed the dinosaurs
  survival of the fittest doesnt mean kill the weak
  dissecting a frog tomorrow, is it dead
  we cut a heart open in biology today
  we cut an eye in bio, it was gross
  how to cut a thin onion slice for the microscope
  scalpel safety rules
  why does blood clot
  why do we bleed
  blood pressure drops when you bleed a lot, explain
  how much blood does a human have and how much can you lose
  first aid: someone has swallowed poison, which number do you call
  first aid quiz: what to do if a person is bleeding heavily
  first aid: patient isnt breathing, 30 compressions 2 breaths
  recovery position when someone wont wake up
  how long can the brain survive without oxygen
  how long can you go without water
  how long can a person live without eating, biology question
  starvation response metabolism
  what happens to the body in starvation, exam question
  what is anorexia nervosa, 5 symptoms for health class
  what is bulimia, vocab for health exam
  eating disorders poster for health ed, which font
  how is bmi calculated
  bmi of 62 kg and 1.7 m
  energy balance exercise: 2000 kcal in, 2300 kcal out
  calories burned per hour: running 600, walking 250
  burn a peanut to measure its calories, lab
  energy of a burning crisp heats 20 g water by 30 degrees
  flame test: what colour does copper burn
  burning magnesium is so bright
  combustion of methane balanced equation
  does burning wood lose mass
  thermite reaction formula
  how do explosives work, chemistry presentation on nobel
  nitroglycerin was used as medicine
  who invented dynamite
  gunpowder ingredients in history of china
  what is a bomb calorimeter
  fission vs fusion bomb
  radiation kills cells, which dose
  how many grays are lethal
  ionising radiation exam question
  radium girls got sick from paint
  smoking kills how many a year
  lung cancer statistics smokers vs non smokers
  alcohol effect on reaction time graph
  why is drinking and driving dangerous, reaction distance
  car crash physics: momentum before and after
  a car hits a wall at 50 km/h, force on the dummy
  crash test dummy dies at what g lol
  person jumps off a 10 m tower, speed at water
  a man falls from a building 45 m high, time to the ground
  a stone is dropped from a bridge 20 m above the river
  skydiver jumps from 4000 m, terminal velocity
  a bullet of 8 g hits a block, ballistic pendulum
  gun recoil speed momentum conservation
  a knife is pressed with 20 N on 0.1 mm2, pressure?
  why does a sharp knife cut better, pressure formula
  rope tension when a mass hangs from it
  a 5 kg mass hangs from a rope, find the tension
  hanging sign equilibrium problem
  breaking strength of a rope 800 N
  train a and train b crash head on at 80 km/h
  a train passes the platform at 30 m/s, how loud
  cliff problem: ball thrown from a cliff
  how fast do you hit the water from a cliff of 15 m
  electric shock: which current is deadly, mA
  why do birds on a power line not die
  drowning: why does a body float
  hypothermia stages
  heat stroke symptoms
  snake bite antivenom how made
  black widow kills the male
  box jellyfish venom kills in minutes
  rabies is deadly
  ebola death rate 50 percent of 28000 cases
  mortality rate of measles
  covid deaths per million compared
  suicide rates per 100000 by country, which graph type fits
  suicide rate fell from 14.2 to 12.8, percent change
  statistics project: leading causes of death ages 15 to 24
  sociology: durkheim's study on suicide, four types
  durkheim anomic suicide example
  essay: why are suicide rates higher for men, sources please
  what is suicide prevention day, when is it
  psychology: risk factors of depression, list
  what is self harm defined as in the textbook
  serotonin and depression hypothesis
  freud death drive thanatos meaning
  stages of grief kubler ross
  milgram experiment shocks
  bobo doll: children hit the doll after watching
  little albert experiment was it abuse
  harlow monkeys
  what is ptsd
  define trauma in psychology
  define neglect, child development course
  types of abuse, health and social care unit 3
  what does safeguarding mean, unit test
  what is grooming of a horse
  how does a cat groom itself
  dog grooming as a job profile
  chimps groom each other social behaviour
  how does menstruation bleeding work, bio test
  what is puberty for health class
  human reproduction worksheet question 2
  sexual vs asexual reproduction table
  sexually transmitted diseases quiz
  naked neck chicken gene
  naked mole rat lifespan
  naked eye can see how many stars
  bare faced bird
  touch receptors in the skin
  sense of touch experiment with a partner, two pins on the arm
  reflex: hammer hits the knee
  hit rate and false alarm in signal detection
  stress hormones cortisol
  fight or flight response explain
  the immune system attacks the body in autoimmune disease
  heart attack vs stroke
  panic attack definition psych
  death cap mushroom toxin
  botox is a deadly poison used in medicine
  arsenic in old wallpaper
  lead poisoning romans
  toxicology as a career, what to study
  forensics: how do they know the time of death
  forensic science club: blood spatter with red paint
  autopsy meaning
  coroner job description
  why do stars die
  death of a star supernova
  dead sea why is it salty
  dead zone in the ocean
  death valley temperature record
  kill curve antibiotic graph
  herbicide kills weeds not grass how
  pesticides kill bees, arguments
  culling deer to keep the balance, is it ethical
  animal testing kills how many mice, debate
  slaughterhouse emissions essay
  euthanasia debate in ethics class, two sides
  abortion debate for religion class
  trolley problem: kill one to save five
  would you push the fat man, trolley problem essay
  is it ever right to kill, kant vs mill
`);
