import { linesOf } from '../../phrase.ts';

export const bengali = linesOf(`
  হাসতে হাসতে মরে গেলাম
  খিদায় মরে যাচ্ছি
  এই অংক আমাকে মেরে ফেলবে হাহা
  মা মেরেই ফেলবে ফেল করলে হাহা
  গেমে ১০ জনকে মেরেছি
  ফোনের চার্জ শেষ মরে গেছে
  চুল কেটেছি
  সবজি কাটতে গিয়ে আঙুল কেটে গেছে
  কেকটা ৮ ভাগে কাটো
  বাবা দাবায় আমাকে হারায়
  হোমওয়ার্কের ছবি পাঠাও
  ম্যাডাম খাতার ছবি চেয়েছে
  কাউকে বলো না সারপ্রাইজ পার্টি
  দাদু গত বছর মারা গেছে
  যুদ্ধে কতজন মারা যায়
  রোজা রেখেছি কিছু খাইনি
  haste haste more gelam
  khidey more jacchi
  ma mere felbe fail korle haha
  free fire e 10 kill
  homework er pic dao
  4 tay library te dekha hobe
  basha theke 7 tay ber hoi
  romeo keno more sheshe
  6 ghonta por por ekta oshudh 3 dine koyta
  group e keu reply dey na
  dhonnobad bujhechi
  kal ki homework
  baba rate maths shekhay
  baba amake school e niye jay
  ma 6 tay ghum theke tole
  kaka robibar ashbe
  dadu golpo bole
  bhaiya knock na kore ghore ashe
  apu amar jama niye ney
  amar bandhobi function e gaan gaibe
  bondhu reply dey na homework ache?
  dentist er kache jabo na
  ami korola khete chai na
  ami dupur porjonto ghumate chai
  ami doctor hote chai
  ami dhaka te thakte chai na jam onek
  jodi kal chuti hoto
  keu jane na exam kobe
  keu 5 number ta pare nai
  kal na ashle note diyo
  purono sir ke miss korbo
  klanto kal korbo
  aj rate khela ache
  chutir age shesh din
  bye robibar dekha hobe
  sorry deri hoye gelo
  ondhokar voy lage
  exam er voy lagche
  pet betha tai barite
  matha bethar ekta oshudh kheyechi
  jor ashche rate bomi hoyeche
  bridge bondho
  chad theke shohor dekha jay
  chad e ghuri uracchi
  kachi ar gum anba
  cake er jonno plastic churi anba
  list dorjay lagano ache
  bhat pure geche
  basay eka porchi
  camera on koro miss bolche
  camp er bag guchiyechi
  station e train er jonno opekkha
  aj khalar basay thakbo
  hi
  shuvo ratri
  80 er 15% koto
  b bujhi nai
  abar bujhao
  full marks peyechi
  3 1 e jitechi
  কাল কি স্কুল বন্ধ
  বাবা আমাকে স্কুলে দিয়ে আসে
  মা খিচুড়ি রান্না করেছে
  আমি ডাক্তার হতে চাই
  আমি অংক করতে ভালোবাসি
  চাচা রবিবার আসবে
  মামা আমাকে সাইকেল দিয়েছে
  পরীক্ষার ভয় লাগছে
  কেউ জানে না পরীক্ষা কবে
  আবার বুঝিয়ে দাও
  ধন্যবাদ বুঝেছি
  আমি ঢাকায় থাকি
  মাথা ব্যথার ওষুধ খেয়েছি একটা
  ছাদে ঘুড়ি উড়াচ্ছি
  রাতে খেলা আছে
  আমার বোন ক্লাস ফাইভে পড়ে
  রবীন্দ্রনাথ কবে মারা যান
  একুশে ফেব্রুয়ারি কারা শহীদ হন
  আমি বীজগণিত শিখতে চাই
  আমি ঘুমাতে চাই
  আমি আইসক্রিম খেতে চাই
  আমার বান্ধবী পাইলট হতে চায়
  রোজ ছবি আঁকি
  বাবা আমাকে পার্কে নিয়ে যায়
  মা রোজ নাস্তা বানায়
  চাচা আমাকে মাছ ধরা শেখায়
  আমার উঁচু জায়গা ভয় লাগে
  বাবা মায়ের জন্য কেক বানিয়েছে
  স্যার পরীক্ষার ছবি চেয়েছেন
  কাল স্কুলে কেক নিয়ে যাবো
  ami algebra shikhte chai
  ami ghumate chai
  ami ice cream khete chai
  amar bandhobi pilot hote chay
  roj chobi aki
  baba park e niye jay
  ma roj nasta banay
  kaka mach dhora shekhay
  sir experiment er chobi chacche
  kal school e cake niye jabo
  uno te sobaike harabo
  ma nite ashche
`);
