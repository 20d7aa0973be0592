import { linesOf } from '../../phrase.ts';

export const romanian = linesOf(`
  mor de ras
  mor de foame cand mancam
  m a omorat testul asta
  ma omoara mama daca iau 4 haha
  am omorat 8 pe fortnite
  am murit la boss iar
  mi a murit telefonul
  m am tuns
  m am taiat la deget cu hartia
  taie cercul in 4
  tata ma bate la sah
  tata ma bate la tenis de fiecare data
  trimite poza cu tema
  profa vrea poza cu caietul
  nu zice la nimeni e petrecere surpriza
  ne vedem la biblioteca la 4
  plec de acasa la 7
  bunicul a murit acum doi ani
  de ce se omoara romeo
  cati au murit in al doilea razboi
  o pastila la 6 ore cate in 3 zile
  rata sinuciderilor grafic
  cum omor un proces in linux
  nimeni nu raspunde pe grup
  nu mai pot cu fractiile
  mersi am inteles
  ce tema avem
  cum se rezolva ecuatia
  tata ma ajuta la mate seara
  tata ma duce la antrenament
  mama ma trezeste la 6
  mama nu ma lasa afara trebuie sa invat
  tata vitreg m a invatat sa inot
  unchiul vine duminica
  bunicul spune povesti
  fratele meu intra in camera fara sa bata
  sora mea imi ia hainele
  prietena mea canta la serbare
  prietenul meu nu raspunde ai tema
  nu vreau la dentist
  nu vreau sa mananc spanac
  nu mai vreau la pian
  nu vreau sa traiesc la oras
  vreau sa dorm pana la pranz
  vreau sa ma fac medic veterinar
  vreau acasa mi e foame
  as vrea sa fiu mai inalt
  as vrea sa fie vacanta
  nimeni nu stie cand e testul
  nimeni n a facut 5
  daca nu vin maine imi trimiti lectiile
  o sa mi fie dor de doamna
  gata continui maine
  diseara e meci
  ultima zi inainte de vacanta
  pa pe luni
  scuze de intarziere
  mi e frica de intuneric haha
  mi e frica de test
  urasc sa ma trezesc devreme
  ma doare burta am fost la cabinet
  am luat o pastila de cap
  sunt racit am vomitat azi noapte
  n am mancat la pranz era coada
  podul e inchis
  de pe bloc se vede tot orasul
  sarim coarda in pauza
  adu foarfeca si lipici
  adu un cutit de plastic pt tort
  lista pt excursie e pe usa
  am ars clatitele
  foc de tabara sambata
  sunt singura acasa si fac temele
  porniti camerele zice doamna
  poza mea de profil e cainele
  am 30 de urmaritori
  a venit un nene sa repare netul
  mi am facut bagajul pt tabara
  sunt in gara astept trenul
  dorm la verisoara mea
  noapte buna
  ce inseamna factor comun
  cat e 15% din 80
  nu inteleg b
  mai explica o data
  am luat 10!!
  am castigat 3 1
  cainele a fugit dar s a intors
  serialul de ieri m a speriat
  de ce mananca alba ca zapada marul otravit
  ion o lasa pe ana, de ce se spanzura ana, eseu
  m am julit la genunchi la fotbal
  vreau sa invat algebra
  vreau la baie
  vreau un caine
  vreau sa dorm
  as vrea o inghetata
  ma gandesc sa schimb grupa
  o prietena vrea sa fie pilot
  imi tai unghiile
  iar am inceput sa desenez
  nimeni nu mi a explicat regula
  tata gateste cand vine devreme
  tata ne duce la lac
  mama ma cearta daca nu fac patul
  tata vitreg m a ajutat la macheta
  unchiul ma invata sa pescuiesc
  mi e frica de inaltime
  tata i a facut tort mamei
  un barbat canta la acordeon in piata
  proful vrea poze cu experimentul
  a zis sa spunem parintilor de sedinta
  zic ca maine nu e scoala
  ma duc la film cu prietena
  vine mama dupa mine
  mananc putin seara
  aduc tort la scoala
`);
