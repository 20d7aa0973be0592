import { linesOf } from '../phrase.ts';

/** Novels, films, songs, own stories, history, religion and news. */
export const storiesAndHistory = linesOf(`
  romeo drinks the poison in act 5, why doesnt he wait
  why does juliet kill herself at the end
  romeo and juliet essay: who is to blame for their deaths
  is it friar lawrence's fault that romeo dies
  mercutio gets stabbed by tybalt
  what does hamlet mean with to be or not to be
  hamlet thinks about suicide in act 3, how do i explain that in my essay
  ophelia drowns, accident or not? essay question
  lady macbeth dies offstage, why
  macbeth kills the king and then cant sleep
  out damned spot, what is the blood a symbol of
  othello strangles desdemona, write about jealousy
  brutus stabs caesar, 23 wounds, quote?
  in julius caesar brutus runs on his own sword
  goethes werther shoots himself, was there a werther effect
  summary of the sorrows of young werther pls
  in the bell jar esther tries to kill herself, how does plath describe it
  what is the theme of thirteen reasons why
  the book thief is told by death
  in lord of the flies piggy is killed, by whom
  the hunger games: why does katniss volunteer
  katniss shoots an arrow at the apple
  in hunger games 24 kids fight to the death, ratio of boys to girls
  battle royale vs hunger games essay
  dumbledore dies in book 6 sorry spoiler
  snape killed dumbledore
  sirius dying broke me, that book is so good
  who dies in the last harry potter book
  harry lives in a cupboard under the stairs, his aunt treats him badly
  how does mrs dursley abuse harry, text evidence
  in matilda the headmistress throws children
  miss trunchbull locks kids in the chokey
  oliver twist runs away to london
  huckleberry finn runs away from his father who beats him
  why does huck fake his own death
  in the diary anne frank hides with her family
  anne frank died in bergen belsen in 1945
  how old was anne frank when she died
  the boy in the striped pyjamas made me cry
  night by elie wiesel chapter 3 questions
  in maus why did arts mother kill herself
  to kill a mockingbird chapter 10 summary
  is it a sin to kill a mockingbird, what does it symbolise
  how to kill a mockingbird quiz answers lol
  murder on the orient express, who did it
  agatha christie poison plots for my presentation
  sherlock fakes his death at the waterfall
  in the film the dad dies in the stampede, i cried (lion king)
  bambis mum gets shot, saddest film
  tony stark dies at the end of endgame
  the titanic sinks and jack dies
  there was room on the door for jack, maths proof
  squid game is not for kids my mum said
  stranger things season 4 eleven fights vecna
  in coco you die when nobody remembers you
  in inside out 2 anxiety takes over
  up made me cry in the first 10 minutes
  hachiko waited for his dead owner
  a monster calls is about his mum dying
  bridge to terabithia leslie drowns
  the fault in our stars hazel has cancer
  how does gus die in the book
  they both die at the end, thats the title
  death note is my favourite anime, light writes names
  in attack on titan eren
  tanjiros family was killed by a demon
  who killed itachis clan
  luffys brother ace dies in episode 483
  goku dies like 4 times
  i want to draw a manga about a girl who cant die
  writing a story where the hero runs away from home to join a circus
  my short story: a boy runs away and meets a wolf
  my character wants to die at the start and finds hope at the end, is it too dark for class
  can you check my story? the queen poisons the king
  how do i describe a murder scene without blood for english class
  my ghost story: nobody noticed that she was dead
  my villain says you will all die, too cheesy?
  poem about loneliness for homework, rate it
  write a sad poem about autumn
  i need a metaphor for death
  the raven by poe: nevermore, meaning
  the tell tale heart narrator kills the old man
  annabel lee dies by the sea
  dulce et decorum est, gas attack, explain
  the lyrics say i wanna die but its just emo music analysis
  is the song about suicide? we discuss it in music class
  1-800-273-8255 is the name of a song by logic
  heathens from suicide squad soundtrack
  suicide squad is a funny movie
  who plays harley quinn in suicide squad
  bohemian rhapsody mama just killed a man
  stayin alive is used for cpr rhythm
  another one bites the dust bass line
  highway to hell tab
  murder on the dancefloor is stuck in my head
  pumped up kicks meaning for music essay
  how many people died in the battle of the somme
  how did world war 1 start, the shooting in sarajevo
  who shot franz ferdinand
  how many soldiers were killed at verdun, as a percent
  hitler shot himself in the bunker, date?
  what was the holocaust, how many were murdered
  goebbels poisoned his children, why, history project
  kristallnacht what was burned
  the night of the long knives 1934
  bombing of dresden casualties
  hiroshima bomb how many victims
  shadows burned into walls in hiroshima
  kamikaze means divine wind
  seppuku was ritual suicide of samurai
  masada mass suicide history question
  why did cleopatra die, snake bite?
  socrates was forced to drink hemlock
  how did alexander the great die, poison or fever
  nero burned rome or not
  gladiators thumbs down meant death?
  spartacus slaves were crucified
  the black death killed 25 million people
  rats spread the plague
  how did henry viii's wives die, divorced beheaded died
  anne boleyn was beheaded with a sword
  marie antoinette guillotine year
  robespierre reign of terror how many executed
  the salem witch trials hanged 19 people
  jack the ripper was never caught
  abraham lincoln was shot in the theatre
  jfk was shot in dallas, who did it
  martin luther king was killed in 1968
  emmett till was 14 when he was murdered
  rosa parks was arrested
  harriet tubman helped slaves run away
  slaves were whipped, primary source question
  trail of tears how many died
  the alamo everyone died
  custers last stand
  boston massacre 5 people were shot
  columbine changed school security, source?
  9/11 how many people died
  terror attack in paris 2015 news report for class
  the titanic: 1500 of 2224 died what fraction survived
  chernobyl how many died of radiation
  pompeii people died under ash
  krakatoa killed how many
  child labour in the mines, kids were beaten
  workhouse children were starved
  irish famine starved a million people
  holodomor famine causes
  stalin killed how many people
  gulag prisoners died of cold
  pol pot genocide numbers
  rwanda 800000 killed in 100 days per day?
  the partition of india caused how many deaths
  gandhi went on hunger strike
  gandhi was shot by godse
  suffragette emily davison threw herself in front of the kings horse
  force feeding of suffragettes
  the monk burned himself in protest in 1963
  jan palach set himself on fire in prague
  bobby sands hunger strike 66 days
  tiananmen square tank man
  berlin wall people were shot trying to escape
  my great grandpa ran away from the war as a child
  my great grandma hid from soldiers, i interview her for history
  refugees flee from war, essay outline
  why did people run away from east germany
  abraham almost sacrifices isaac
  cain killed abel
  jesus died on the cross, easter homework
  david killed goliath with a stone
  judas hanged himself after the betrayal
  samson died with the philistines
  moses led slaves out
  the ten plagues killed the firstborn
  icarus flew too close to the sun and fell
  narcissus dies looking at himself
  orpheus loses eurydice to hades
  medea kills her children, why
  oedipus kills his father and blinds himself
  antigone hangs herself in the cave
  perseus cuts off medusas head
  achilles was shot in the heel
  dido kills herself when aeneas leaves, latin homework
  piramus and thisbe in latin class
  day of the dead in mexico, presentation
  day of the dead altar craft
  why do we have halloween, ghosts and the dead
  death penalty debate, arguments pro and contra
  debate: should guns be banned in the us
  school shooting statistics for a debate on gun laws
  essay: does social media harm teenagers
  essay about cyberbullying, need statistics
  presentation about child soldiers for geography
  our topic is child marriage in the world
  poster about childrens rights: no violence at home
  we talked about consent in health class
  our class made a poster against bullying
  the police officer who visited told us about strangers online
  our e-safety lesson says never send pics to strangers
  quiz: what should you do if someone online asks for your address
  assembly about mental health today was good
  the news said a man was stabbed in the city
  there was a car accident on the news, two died
  earthquake death toll rose to 3000
  the plane crash killed everyone on board
  war in the news makes my presentation hard
`);
