import type { Phrase } from './phrase.ts';
import { phrases } from './phrase.ts';

/** What patterns were tested with before the classifier learnt from it. */
export const earlierTestSet: readonly Phrase[] = [
  ...phrases('en', {
    suicide: `
      everybody's life would be easier if i never woke up
      i dont see the point of living anymore
      sometimes i think about jumping off the bridge on my way home
      ive written my goodbye letters
      been thinking bout ending things tbh
      i h8 my life i wish i was never born
      would anyone even notice if i disappeared
      i keep hurting my arms when im sad
      cant do this anymore, goodbye everyone
      the world doesnt need me in it
      s u i c i d e is all i think about
      i relapsed and cut again last night
      unalive myself tonight maybe
      planning to k1ll mys3lf after exams
      i just wanna sleep and never wake up
      theres no reason for me to stay alive
      i have the rope ready
      im a burden to my family they'd be happier if i was dead`,
    overdose: `
      i swallowed a whole bottle of tylenol
      just took 30 sleeping pills what happens now
      i drank bleach
      my friend od'd and isnt waking up
      i took way too many of my moms antidepressants
      ive cut too deep and it wont stop bleeding`,
    abuse: `
      my stepfather punches me when he gets drunk
      mom locks me in the basement and doesnt give me food
      im scared to go home because dad will hit me
      my brother comes into my room at night and touches me
      he burns me with cigarettes when im bad
      my parents beat me with a belt
      i have bruises from my mum but i cant tell anyone
      dad threw me against the wall again`,
    grooming: `
      this guy i met on discord wants to see me without clothes
      an older man from the internet wants to meet me alone
      he says he'll post my nudes unless i pay him
      someone on snapchat keeps asking me for pics of my body
      a man online told me to keep our chats secret from my parents
      she is blackmailing me with a video of me
      he is 34 and says he is my boyfriend, im 13`,
    threat: `
      they said theyre gonna jump me after school
      a boy in my class said he will stab me
      someone is following me home every day
      hes threatening to hurt my little sister if i talk
      they keep sending me death threats`,
    'running-away': `
      im gonna run away tonight and never come back
      i left home and have nowhere to sleep
      packed my bag, leaving home for good
      my parents kicked me out and im on the street`,
    'eating-disorder': `
      i havent eaten in four days because im fat
      i throw up after every meal so i dont gain weight
      how do i hide from my mom that im starving myself
      i make myself vomit after eating`,
    violence: `
      im gonna bring my dads gun to school tomorrow
      i want to make them all bleed, everyone in my class
      im going to set the school on fire
      i have a list of people at school i want dead`,
  }),
  ...phrases('es', {
    suicide: `
      ya no quiero seguir aquí
      nadie me echaría de menos si me muero
      pienso en tirarme por la ventana
      me hago cortes en los brazos`,
    overdose: 'me tomé todas las pastillas de mi abuela',
    abuse: `
      mi padre me pega con el cinturón
      tengo miedo de volver a casa porque mi padrastro me maltrata`,
    grooming: `
      un señor por internet me pide fotos desnuda
      me amenaza con publicar mis fotos`,
    'running-away': 'me voy a escapar de casa esta noche',
  }),
  ...phrases('fr', {
    suicide: `
      je n'ai plus envie de vivre
      personne ne remarquerait si je disparaissais
      j'ai envie de me jeter sous un train
      je me fais du mal quand je suis seule`,
    overdose: "j'ai avalé toute une boîte de médicaments",
    abuse: `
      mon beau-père me tape tous les soirs
      j'ai peur de rentrer à la maison, il me frappe`,
    grooming: `
      un homme sur internet me demande des photos de moi nue
      il menace de publier mes photos`,
    'eating-disorder': 'je me fais vomir après les repas',
  }),
  ...phrases('de', {
    suicide: `
      keiner würde mich vermissen, wenn ich weg wäre
      ich kann nicht mehr, ich mach schluss mit allem
      ich denke oft daran, vom dach zu springen
      ich hab mich wieder geritzt`,
    overdose: 'ich hab ganz viele tabletten genommen',
    abuse: `
      mein stiefvater schlägt mich mit dem gürtel
      papa tut mir weh wenn er getrunken hat`,
    grooming: `
      ein mann im internet will nacktbilder von mir
      er droht meine bilder rumzuschicken`,
    'running-away': 'ich hau heute nacht von zuhause ab',
  }),
  ...phrases('ar', {
    suicide: `
      أريد أن أنهي حياتي
      لا أحد سيفتقدني إذا مت
      أفكر في الانتحار`,
    overdose: 'ابتلعت حبوب كثيرة',
    abuse: 'أبي يضربني كل يوم',
    grooming: 'رجل على الإنترنت يطلب صوري',
  }),
  ...phrases('zh', {
    suicide: `
      我不想活了
      没有人会在乎我死了
      我想从楼上跳下去`,
    overdose: '我吃了很多安眠药',
    abuse: '爸爸喝醉了就打我',
    grooming: '网上有个男人要我发裸照',
  }),
];
