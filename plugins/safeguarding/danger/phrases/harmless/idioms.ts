import { linesOf } from '../phrase.ts';

/** Figures of speech and slang with words of death, harm and flight. */
export const idioms = linesOf(`
  omg im dying that meme 💀
  💀💀💀 not the teacher falling off the chair
  im deceased this is so funny
  lmaooo im dead who wrote this question
  bro im literally dying laughing rn
  dead at ur answer haha
  that killed me lol say it again
  you're killing it in algebra!!
  she absolutely killed her presentation today
  killed it!! 95 percent
  slay queen u got a 100
  i slayed that quiz ngl
  this homework is killing me slowly
  kill me now, 30 more questions to go lol
  shoot me an email when ur done
  shoot me a text after practice
  just shoot your shot and ask her for help
  shoot, wrong chat
  oh shoot i clicked submit too early
  my phone died so i couldnt answer, sorry
  my laptop died in the middle of the test
  my airpods are dead
  the group chat is dead lately
  this chat is so dead lol wake up everyone
  dead week before exams is the worst
  im dead tired after volleyball
  dead serious, the answer is 12
  we're at a dead end with this proof
  deadline is friday, dont miss it
  i'm drop dead exhausted from training
  im knackered, absolutely dead on my feet
  wouldnt be caught dead in that uniform
  i bombed the chem quiz
  i totally bombed that test ugh
  that party was the bomb
  this pizza is bomb
  he dropped a bombshell: no homework this week
  that trick question blew my mind
  my brain just exploded, what is an eigenvalue
  my head is going to explode with all these formulas
  i cut class once in 8th grade never again
  cut me some slack its monday
  cut it out you two, im trying to study
  cut to the chase, is it a or b
  thats a clear cut case
  i didnt make the cut for the team
  cutting corners on this one lol just give me the formula
  the cut off for grade b is 70
  cut and paste isnt working in the editor
  im going to crash after this
  i crashed on the sofa at my cousins after the movie
  i passed out on the couch after dinner lol so tired
  i could sleep for a hundred years
  wake me up when september ends
  wake me when this lesson is over
  i cant even
  i just cant with this worksheet
  im so done with fractions lol
  im done!! finished all 20
  i quit, this level is impossible
  rip my grades
  rip to my weekend
  rip my battery 2%
  rest in peace my high score
  goodbye summer hello homework
  goodbye cruel worksheet
  the end is near (of the school year)
  end me, we have double maths again haha
  the struggle is real
  that bus nearly killed my schedule
  over my dead body are we picking that topic
  he's such a drama queen, it was one bad mark
  i would rather die than sing in front of the class lol
  i'd rather eat chalk than do another essay
  id kill for a nap
  if looks could kill, my teacher when i said i forgot my book
  dressed to kill for prom
  buzz kill, the trip got cancelled
  what a vibe kill
  time flies when youre having fun
  killing time till the bus comes
  a watched pot never boils
  youre on fire today! ten in a row
  im on fire, 8 right answers
  i got roasted in the group chat for my spelling
  my friends roast me for liking algebra
  burn! she got you there
  i burned the midnight oil for this project
  im burnt out from revision, taking a break
  crash and burn, that was my first try
  playing with fire leaving it to the last minute
  dont stab in the dark, work it out
  take a stab at question 4
  my back is killing me from this backpack
  my legs are dead after cross country
  my hand is going to fall off from writing
  im bleeding red ink, look at this essay
  cutting edge technology
  thats a killer question
  killer app idea for the project
  a killer deal on calculators
  no offence but that joke was murder
  it was murder getting up at 6
  the heat is murder today
  we got slaughtered 6 nil lol
  they destroyed us in the finals
  i got wrecked by question 9
  that test beat me up
  this level is beating me
  beats me, no idea
  beat that! 3 minutes 20
  im beat, going to bed
  hit me up after class
  hit me with your hardest question
  that hits different
  the song hits hard
  hit the books tonight
  hit the road early tomorrow for the trip
  it hit me that the slope is negative
  break the ice with a fun quiz
  break a leg at the play tonight!
  im broken lol, 5 tests in one week
  hang in there, nearly friday
  hang on im getting my calculator
  hang out at mine after school?
  i left it hanging on the wall
  got the hang of long division finally
  im drowning in homework
  drowning in assignments send help lol
  send help, 4 essays due
  help me im stuck lol, on number 7
  sos need notes from today
  im choking on this question, whats a derivative
  i choked in the spelling bee
  ran out of time on the last one
  run that by me again
  im running late
  let's run through the steps once more
  running on empty, need snacks
  i ran away with the lead in kahoot
  the dog ate my homework for real
  i could murder a burger
  im starving whats for lunch
  starving!! is it lunch yet
  i feel like a zombie this morning
  i look like death with this cold lol
  bored to death in study hall
  scared to death of public speaking haha
  scared me half to death with that jump scare
  you scared the life out of me
  sick and tired of rain
  thats sick bro, nice goal
  sick of maths today
  she has a crush on him and its so cute
  crushed it today
  im crushed we lost the final
  i threw up my hands, no clue
  throw the towel in? never
  no pain no gain
  pain, just pain (its monday)
  this weather makes me want to stay in bed forever
  i want to disappear under my desk, i called the teacher mum
  i wanted the ground to swallow me when i tripped on stage
  i died of embarrassment when my mic was on
  i could have died when he read my note aloud
  my mum is gonna kill me, i lost another jumper
  dad's gonna murder me when he sees the phone bill lol
  my brother would kill me if i touched his lego
  coach will kill us if were late again haha
  my sis is gonna kill u for that spoiler
  ill kill u if u spoil the ending 😂
  stoppp ur killing me 😂
  im gonna strangle autocorrect
  i want to throw my laptop out of the window, it updated again
  i want to punch this printer
  i hate this stupid calculator
  die, mosquito, die
  old habits die hard
  do or die match on saturday
  never say die, we can still win
  to die for cookies, get the recipe
  the suspense is killing me, what was my grade
  live and let live
  get a life lol
  you only live once so i took the hard quiz
  not the end of the world, 60 is a pass
  its the end of the world as we know it is a song
  whats the worst that could happen
  no regrets
  ghosted again, nobody answered my question about hw
  he ghosted the group project
  i feel attacked by this question haha
  personally attacked by that meme
  its a trap, dont pick b
  sleep is for the weak
  sleeping like the dead till noon on sunday
  the walking dead is me before coffee says my mum
  skeleton crew in class today, everyone has flu
  skull emoji fr
  bury the hatchet, we are friends again
  bury me in pizza
  digging my own grave by not studying lol
  six feet apart please
  ill be there or die trying lol
  he bit my head off for asking
  heads will roll if the poster isnt done
  the final nail in the coffin was the last question
  flogging a dead horse, drop it
  kicking myself for missing that minus
  i could kick myself, it was 8 all along
  kick off is at 3
  get your kicks somewhere else lol
  slap a label on the axis and youre done
  slap on some sunscreen
  let's blow this popsicle stand
  i blew it, forgot the units
  trigger warning: fractions
  dont jump the gun, read the question
  jumping off now, cya tomorrow
  jump on the call?
  the price went through the roof
  im over the edge of my seat
  pushed over the edge by this puzzle haha
  shot in the dark but is it 42
  long shot but does anyone have the notes
  give it a shot
  call the shots in the group project
  best shot of the day
  big shot
  silver bullet for word problems?
  bullet points please
  bite the bullet and start the essay
  dodged a bullet, test got moved
  smoking gun evidence in the case study
  stick to your guns
  top gun was on tv
  loaded question
  blast from the past
  had a blast at the trip
  full blast heating in room 4
  rip off the band aid and open your results
  skin in the game
  blood sweat and tears went into this poster
  bloody hell that was hard
  bad blood between the two teams
  cold blooded move taking the last cookie
`);
