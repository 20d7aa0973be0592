import { linesOf } from './phrase.ts';

/** Distress that is not danger: it is met with a kind sentence, and staff are told nothing. */
export const moreDistress: readonly string[] = linesOf(`
  i feel so alone and stupid
  nobody likes me
  i cant stop crying about school
  no one at school talks to me
  i have no friends
  i dont have any friends in my new class
  everyone ignores me
  they never invite me
  nobody wants to sit next to me
  i sit alone every break
  i feel like nobody understands me
  i feel lonely all the time
  im so lonely
  i feel worthless
  i feel useless
  im useless at everything
  i am so stupid i hate it
  i hate myself
  i hate how i look
  im ugly
  i feel ugly and fat
  everyone is better than me and i feel like nothing
  im a failure
  im such a failure my parents must be ashamed of me
  my parents are disappointed in me
  my parents always fight and i cant sleep
  my parents are getting divorced
  my mum and dad scream at each other all day
  my grandma died and im so sad
  my dog died yesterday and i cant stop crying
  my best friend isnt talking to me anymore
  my best friend moved away and i miss her so much
  my boyfriend broke up with me and i cant think
  she left me and my heart is broken
  i cried all night
  i cry every day after school
  i cry in the bathroom at school
  i cant stop crying
  im crying rn
  i am so sad all the time
  im sad and i dont know why
  i feel empty
  i feel so down lately
  im depressed
  i think im depressed
  i have anxiety and school makes it worse
  i have panic attacks before tests
  i had a panic attack today
  im so anxious i feel sick
  im so scared of the test i cant breathe
  im so stressed i cant sleep
  i cant sleep because i worry all night
  im overwhelmed
  everything is too much
  its all too much for me
  i cant cope with school
  im so tired of everything
  im exhausted and nothing helps
  i feel like giving up on school
  i give up im too dumb for this
  im too dumb for school everybody says it
  they call me dumb
  they laugh at me when i answer
  they make fun of me
  they laugh about my clothes
  they call me names
  im being bullied
  people at school are mean to me
  the others bully me because of my accent
  my class made a group without me
  they talk behind my back
  they say im weird
  the girls in my class hate me
  my friends left me out again
  i feel left out
  nobody came to my birthday
  nobody cares how i feel
  no one listens to me
  nobody believes in me
  my teacher hates me
  my teacher shouted at me in front of everyone and i cried
  i was humiliated in class today
  i am so ashamed
  i feel guilty about everything
  i dont belong here
  i dont fit in
  i miss my dad, he moved out
  i miss my mum so much since she died
  my brother is very ill and im scared
  my mum has cancer and i cant concentrate
  my mom lost her job and we have no money
  i am homesick
  i want to go back to my old country, i feel alone here
  i dont want to go to school anymore because everyone is mean
  i feel sick every morning before school
  i hate school and i hate my life
  my life sucks
  my life is awful
  everything i do is wrong
  i mess everything up
  nothing ever works for me
  ill never be good enough
  i feel like im disappointing everybody
  i am under so much pressure
  the pressure is killing me
  my parents expect too much and i cant do it
  im not ok
  im not okay today
  im having a really bad day
  today was the worst day ever
  i feel broken
  i feel numb
  i feel hopeless about school
  im burned out
  i just want somebody to talk to
  can i talk to you im feeling bad
  i need someone to talk to
  can you be my friend i have nobody
  im sad can we talk
  i am worried about my friend, she is always sad
  me siento muy solo
  me siento sola y tonta
  nadie me quiere en mi clase
  no tengo amigos
  no puedo parar de llorar
  lloro todos los días por el colegio
  soy un fracaso
  se burlan de mí en clase
  estoy muy triste
  mis padres se van a divorciar y estoy triste
  je me sens tellement seul
  je me sens nulle et seule
  personne ne m'aime
  je n'ai pas d'amis
  je pleure tous les soirs
  ils se moquent de moi
  je suis triste tout le temps
  je suis nul, je n'y arriverai jamais
  ich fühle mich so allein
  keiner mag mich
  ich habe keine freunde
  ich bin so traurig
  ich muss die ganze zeit weinen
  ich bin zu dumm für alles
  die anderen lachen mich aus
  ich habe panik vor der schule
  meine eltern streiten nur noch
  me sinto tão sozinho
  ninguém gosta de mim
  não tenho amigos
  estou muito triste
  mi sento solo
  nessuno mi vuole bene
  non ho amici
  piango sempre
  ik voel me zo alleen
  niemand vindt me leuk
  ik heb geen vrienden
  czuję się taka samotna
  nikt mnie nie lubi
  nie mam przyjaciół
  kendimi çok yalnız hissediyorum
  kimse beni sevmiyor
  hiç arkadaşım yok
  мне так одиноко
  меня никто не любит
  у меня нет друзей
  мені так самотньо
  أشعر بالوحدة
  لا أحد يحبني
  ليس لدي أصدقاء
  أبكي كل يوم بسبب المدرسة
  我很孤独
  没有人喜欢我
  我没有朋友
  我每天都哭
  我觉得自己很没用
  さみしい
  友達がいない
  誰も私を好きじゃない
  毎日泣いている
  너무 외로워요
  친구가 없어요
  아무도 나를 안 좋아해
  मुझे बहुत अकेला लगता है
  मेरा कोई दोस्त नहीं है
  mujhe bahut akela lagta hai
`);
