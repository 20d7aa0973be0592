import { linesOf } from './phrase.ts';

/** What learners write most: a word or a few. */
export const englishShort: readonly string[] = linesOf(`
  yes
  no
  ok
  okay
  k
  yep
  nope
  idk
  i dont know
  dunno
  no idea
  not sure
  maybe
  i think so
  i dont think so
  hi
  hello
  hey
  hey there
  good morning
  good evening
  good night
  bye
  bye bye
  see you
  cu
  thanks
  thank you
  thx
  ty
  thank u so much
  please
  pls
  help
  help me
  help please
  can you help me
  help me with this
  what
  why
  how
  how come
  what now
  and now
  next
  next one
  next question
  again
  once more
  one more
  go on
  continue
  stop
  wait
  wait a second
  done
  finished
  im done
  i did it
  i got it
  got it
  i get it
  i dont get it
  i dont get this
  i dont understand
  i understand
  makes sense
  that makes no sense
  cool
  nice
  great
  wow
  lol
  haha
  omg
  yay
  oh
  ah ok
  hmm
  sorry
  my bad
  oops
  wrong
  right
  correct
  true
  false
  both
  none
  none of them
  all of them
  the first one
  the second
  the last one
  option a
  a
  b
  c
  d
  too easy
  too hard
  easy
  hard
  boring
  im bored
  im tired
  im hungry
  im back
  im here
  im ready
  ready
  brb
  gtg
  who are you
  are you a robot
  are you real
  tell me more
  explain
  explain please
  explain again
  give me a hint
  hint
  another hint
  an example
  show me
  let me try
  i will try
  i try again
  is this right
  is it correct
  am i right
  half
  a quarter
  double
  twice as much
  it doubles
  plus
  minus
  times
  divided by
  equals
  x
  y
  the mean
  the median
  a fraction
  a triangle
  prime
  even
  odd
  more
  less
  the same
  because it grows
  because both change
  because it is bigger
  it is bigger
  they are equal
  i added them
  i multiplied
  i guessed
  i counted
  no time
  later
  tomorrow
  not today
  today
  on friday
  at home
  at school
  my teacher said so
  my mum said so
  mum
  dad
  my dad helped me
  my brother helped me
  my friend told me
  sí
  no sé
  gracias
  hola
  ayuda por favor
  oui
  non
  je ne sais pas
  merci
  bonjour
  ja
  nein
  weiß nicht
  danke
  hallo
  hilfe bitte
  sim
  não sei
  obrigado
  grazie
  ciao
  dank je
  tak
  nie wiem
  dziękuję
  evet
  bilmiyorum
  teşekkürler
  да
  нет
  не знаю
  спасибо
  привет
  дякую
  نعم
  لا
  لا أعرف
  شكرا
  مرحبا
  是
  不知道
  谢谢
  你好
  はい
  いいえ
  わかりません
  ありがとう
  네
  아니요
  몰라요
  감사합니다
  हाँ
  नहीं
  धन्यवाद
`);
