import { linesOf } from '../../phrase.ts';

export const tagalog = linesOf(`
  patay sa tawa hahaha
  gutom na gutom na ko mamamatay na ko sa gutom lol
  patay ako kay mama bagsak ako haha
  nakakamatay tong homework
  10 kills ko sa codm
  namatay na naman ako sa boss
  patay na phone ko lowbat
  patayin mo yung ilaw
  nagpagupit ako
  nahiwa daliri ko sa pagluto
  hatiin ang cake sa 8
  lagi akong talo kay papa sa chess
  si tito nag gigitara
  pasend ng pic ng assignment
  gusto ni maam ng pic ng notebook
  wag mo sabihin surprise party
  kita tayo sa library ng 4
  aalis ako ng bahay ng 7
  namatay lolo ko nung 5 ako
  bakit nagpakamatay si romeo
  pano namatay si rizal
  ilan ang namatay sa gera
  isang gamot kada 6 hours ilan sa 3 days
  suicide rate graph para sa research
  walang nagrereply sa gc
  ayoko na ng fractions
  salamat gets ko na
  ano assignment
  tinutulungan ako ni papa sa math
  hinahatid ako ni papa sa practice
  ginigising ako ni mama ng 6
  bawal daw lumabas mag aral daw sabi ni mama
  tinuruan ako ng stepdad ko lumangoy
  pupunta si tito sa linggo
  nagkukwento si lolo lagi
  pumapasok kuya ko sa kwarto ng di kumakatok
  kinukuha ng ate ko damit ko
  kakanta bestfriend ko sa program
  di nagrereply tropa ko may assignment ba
  ayoko pumunta sa dentista
  ayoko kumain ng ampalaya
  ayoko na mag piano
  ayoko tumira sa manila traffic
  gusto ko matulog hanggang tanghali
  gusto ko maging vet
  gusto ko na umuwi gutom na ko
  sana walang pasok bukas
  sana mataas score ko
  walang nakakaalam kung kelan exam
  walang nakasagot ng number 5
  absent ako bukas pasend ng notes
  mamimiss ko adviser namin
  pagod na ko bukas na lang ituloy
  may laban mamayang gabi
  last day bago bakasyon
  bye kita sa monday
  sorry late ako
  takot ako sa dilim haha
  kinakabahan ako sa exam
  ayoko gumising ng maaga
  sakit tyan ko nasa clinic ako
  uminom ako ng isang gamot sa sakit ng ulo
  may sakit ako nagsuka ako kagabi
  di pa ko naglunch ang haba ng pila
  sarado yung tulay
  kita buong city sa rooftop
  jumping rope nung recess
  magdala ng gunting at glue
  magdala ng plastic na kutsilyo para sa cake
  nasa pinto yung list para sa field trip
  nasunog yung kanin
  mag isa ako sa bahay gumagawa ng assignment
  on cam daw sabi ni maam
  aso ko yung dp ko
  30 followers na ko
  may nag ayos ng wifi namin
  nag impake na ko para sa camping
  nasa terminal kami uuwi ng probinsya
  dun ako matutulog sa pinsan ko
  hello po
  ano ibig sabihin ng factoring
  ilan ang 15% ng 80
  di ko gets yung b
  paulit po ng explain
  perfect ako!!
  panalo kami 3 1
  nakawala aso namin pero bumalik
  nakakatakot yung series kagabi
  bakit kinain ni snow white yung apple
  bakit binaril si rizal
  noli me tangere bakit nabaliw si sisa
  nasugatan tuhod ko sa basketball
  gusto ko matuto ng algebra
  gusto ko mag cr
  gusto ko ng aso
  gusto ko na talagang matulog
  gusto ko ng ice cream
  naiisip ko lumipat ng section
  yung friend ko gusto maging pilot
  gabi gabi ako nagdodrawing
  walang nagturo sakin ng formula
  nagluluto si papa pag maaga umuwi
  sinasama kami ni papa sa ilog
  pinapagalitan ako ni mama pag di ko inayos kama
  tinulungan ako ng stepfather ko sa project
  tinuturuan ako ni tito mangisda
  takot ako sa matataas
  may lalaking nagtitinda ng fishball sa labas
  nanghihingi si sir ng pic ng experiment
  araw araw may practice
  manonood kami ng friend ko ng sine
  susunduin ako ni mama
  konti lang kinakain ko sa gabi
  magdadala ako ng cake sa school
  gusto ko sila talunin lahat sa uno
`);
