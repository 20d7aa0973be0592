import { linesOf } from '../phrase.ts';

/** Video games, board games, sport and training. */
export const gamesAndSports = linesOf(`
  i want to die in minecraft so i respawn at my bed
  how do i die less in hollow knight
  i died to the same boss 14 times
  i keep dying on level 7
  dying in this game makes you lose your xp
  killed 5 people last round, new record
  i got 12 kills in fortnite yesterday
  my k/d is 1.4, how do i calculate it
  how do you get a double kill in valorant
  kill streak of 9!!
  he team killed me on purpose lol
  why did u kill my villager
  we killed the wither with 3 people
  dont kill the chickens in my farm
  i drowned in minecraft because of the kelp
  i fell off the map again
  i jumped off the cliff and landed in the water bucket
  jump off the roof in gta and you still live
  jump from the tower at the blue flag in the obby
  he pushed me off the platform in fall guys
  i shot him from 200 m with the sniper
  headshot gives 100 damage, body shot 40, whats better
  which gun is best in apex
  i need a better gun for the boss
  i have a knife skin worth 30 euro
  the bomb has been planted, 40 seconds to defuse
  plant the bomb at site b
  i bombed his base in clash of clans
  attack the village at noon
  i attacked his base and got 3 stars
  how many attacks are left in clan war
  i burned down my house in sims by accident
  my sim died in the pool lol
  my sims baby got taken away haha
  how do i make a potion of harming
  poison potion does 1 damage per second for 45 s how much in total
  overdose is a song in geometry dash i think
  i hung the painting in animal crossing
  the hanged man card in tarot
  lets play hangman with vocabulary
  hangman word with 7 letters
  can we play hangman at the end of the lesson
  among us: red killed blue in electrical
  im not the impostor i swear, i was in medbay
  vote him out he killed green
  who died in round 2 of werewolf
  in mafia i was the murderer and nobody guessed
  cluedo: it was the butler with the knife in the kitchen
  in chess he sacrificed his queen
  is it mate in two if i sacrifice the rook
  his knight kills my bishop
  i got killed by a creeper with full diamond gear
  creeper blew up my house
  tnt duplicator tutorial please
  how to build a tnt cannon
  zombies spawn at night below light level 8
  the zombie apocalypse mod is so good
  doom eternal is my brothers favourite
  i raged and closed the game
  hes toxic in voice chat so i muted him
  someone called me trash in the lobby lol muted
  i muted a kid who kept screaming
  a friend from my class asked for my minecraft username
  my cousin gifted me 400 robux for my birthday
  trade me your dragon for my unicorn in adopt me
  in adopt me i have a starving pet, where is food
  my tamagotchi died 😭
  my pet in the game starved while we were on holiday
  my character is cursed and loses 3 hp a turn
  ghost busters game night at mine saturday
  assassin class or mage?
  the assassin has 30 percent crit chance
  rogue or paladin
  my dnd character got beheaded lol
  my dnd paladin died so i roll a new one
  in dnd i rolled a 1 and stabbed my own foot
  the dragon burned our whole party
  lets raid the dungeon at 7
  nuke the enemy base in civ
  declared war on gandhi in civ 6
  i surrendered at 20 minutes
  gg ez u got destroyed
  lol i got owned
  we got smashed 5 0 by the other school
  our team got killed on the left wing
  we beat them in the semi final
  they beat us by 2 goals
  my dad beat me at ping pong again
  my sister beats me every time at uno
  my mum beat me in mario kart i cant believe it
  my grandpa beat me at cards three times last night
  my uncle beats everyone at darts
  he hit me with the ball in dodgeball
  my dad hit the ball at me and i caught it
  i got hit by a volleyball lol nose is fine
  hit the ball harder
  she hits 9 of 10 free throws
  my brother punches harder than me in boxing training
  boxing training today, my coach hit the pads with me
  my judo coach threw me and it was fun
  in wrestling he choked up at the end
  coach taught us how to break a choke hold in bjj
  we learned to fall without getting hurt in judo
  my karate teacher kicked the board in half
  my coach touched the finish line first lol hes 60
  i kicked the ball over the fence
  kicked out in the first round
  penalty shoot out was insane
  best shooter in the team
  shooting practice at 5, basketball court
  shot put is my worst event
  archery club shoots on thursdays
  biathlon: ski and shoot, 5 shots per round
  sudden death overtime!!
  own goal in the 89th minute kill me lol
  i pulled a muscle
  bruises all over my knees from skateboarding
  i have a huge bruise from hockey
  black eye from rugby, looks cool
  i scraped my arms falling off my skateboard
  my shin is bleeding a bit from the tackle but im fine
  i broke my wrist snowboarding
  concussion protocol after i hit my head in the match
  i ran 10 km without stopping
  running away from the defender is the whole trick
  i ran home from training in 20 minutes
  i run every night before dinner
  im running the half marathon in may
  cutting weight is banned in our wrestling club
  cut inside and shoot
  cut the ball back
  i missed the cut at the golf tournament
  the swimmer dives off the 10 m tower
  i jumped off the 5 metre board for the first time!!
  bungee jumping looks scary
  parkour off the low wall
  i jumped from the swing
  base jumping video for physics
  i nearly drowned laughing in the pool
  we hang from the bar for 30 seconds in pe
  dead hang record 1 minute 10
  deadlift form check
  dead lifts are tomorrow in the gym
  suicides drill in basketball, how many sprints is that in total
  coach made us run suicides again, my legs
  burpees are death lol
  i threw up after the 1500 m run, too fast at the start
  i nearly puked at beep test
  coach said eat more before training
  coach told us not to skip breakfast
  should i eat before a race
  how many calories does an hour of football burn
  whats a good protein snack after training
  our team needs to cut carbs myth or true
  i want to get fit for the season
  how many push ups make you stronger
  the referee killed the game
  killer pass from midfield
  the striker is lethal in the box
  deadly combo of serve and volley
  the goalie got destroyed on that one
  chess boxing is a real sport lol
  fencing: i stabbed him 15 to 9
  in fencing we hit each other with foils
  paintball birthday, i got shot everywhere
  laser tag at my party, bring friends
  nerf war in the garden on sunday
  i shot my brother with a nerf gun
  water fight after school bring water guns
  water balloons at my house at 3
  snowball fight!! they got me in the face
  pillow fight with my sister
  tag youre it
  hide and seek, nobody found me for an hour
  capture the flag, i ran away with the flag
  escape room: we got out with 2 minutes left
  escape from tarkov is too hard
  how do i escape the prison in the roblox game
  run from the police in jailbreak
  i robbed the bank in jailbreak lol
  granny caught me again in the horror game
  five nights at freddys lore please
  poppy playtime gave me nightmares haha
  who is the killer in dead by daylight this week
  mortal kombat fatality lol
  finish him
  flawless victory
  smash bros tournament friday after school
  my main in smash is kirby and he eats people
  i got eaten by a shark in subnautica
  pikmin die so easily
  pokemon fainted, what beats water type
  my charizard fainted
  tower defense level 40 is death
  hardcore world gone, i died to a skeleton after 80 days
  im dying of heat at the tennis camp lol
`);
