import { linesOf } from '../../phrase.ts';

export const polish = linesOf(`
  umieram ze smiechu
  umieram z glodu
  nie zyje xddd
  padam po treningu
  ta matma mnie zabije
  mama mnie zabije za te jedynke haha
  zabije cie jak zaspoilerujesz
  mam 10 killi w fortnite
  znowu zginalem na bossie
  jak zabic smoka w minecraft
  telefon mi padl
  obcielam wlosy
  skaleczylam sie w palec przy gotowaniu
  potnij kartke na 4 czesci
  tata bije mnie w szachy
  pobilismy rekord
  wujek gra na gitarze
  wyslij zdjecie zadania
  pani chce zdjecie zeszytu
  nie mow nikomu to niespodzianka
  widzimy sie w bibliotece o 4
  wychodze z domu o 7
  dziadek umarl jak mialam 5 lat
  czemu romeo sie zabija
  cierpienia mlodego wertera streszczenie
  ile osob zginelo w powstaniu
  tabletka co 6 godzin ile na 3 dni
  wskaznik samobojstw na 100 tys wykres
  ubic proces w linuxie
  nikt nie odpisuje na grupie
  mam dosc ulamkow
  dzieki juz rozumiem
  co jest zadane
  tata pomaga mi z matmą wieczorem
  tata wozi mnie na trening
  mama budzi mnie o 6
  mama nie puszcza mnie na dwor musze sie uczyc
  ojczym nauczyl mnie plywac
  wujek przyjezdza w niedziele
  dziadek opowiada kawaly
  brat wchodzi do pokoju bez pukania
  siostra bierze moje ciuchy
  przyjaciolka spiewa na apelu
  kolega nie odpisuje masz zadanie?
  nie chce isc do dentysty
  nie chce jesc szpinaku
  nie chce juz chodzic na pianino
  nie chce mieszkac w miescie
  nie chce mi sie robic zadania
  chce spac do poludnia
  chce byc weterynarzem
  chcialbym byc wyzszy
  nikt nie wie kiedy sprawdzian
  nikt nie zrobil 5
  jak mnie jutro nie bedzie wyslesz mi lekcje
  bede tesknic za pania z 3 klasy
  mam dosc skoncze jutro
  dzis wieczorem mecz
  ostatni dzien przed feriami
  pa do poniedzialku
  sorki za spoznienie
  boje sie ciemnosci haha
  boje sie sprawdzianu
  nienawidze wstawac rano
  boli mnie brzuch bylam u pielegniarki
  wzielam tabletke na bol glowy
  syrop 2 razy dziennie
  jestem chory wymiotowalem w nocy
  nie jem miesa od stycznia
  nie jadlam obiadu kolejka byla
  most jest zamkniety
  z dachu widac gory
  skaczemy na skakance
  przynies nozyczki i klej
  przynies plastikowy noz do tortu
  lista na wycieczke wisi
  przypalilam nalesniki
  ognisko z harcerzami w sobote
  jestem sama w domu robie lekcje
  wlaczcie kamerki mowi pani
  moj profilowe to pies
  mam 30 obserwujacych
  pan przyszedl naprawic neta
  spakowalem sie na kolonie
  czekam na dworcu na pociag
  spie dzis u kuzynki
  smiali sie z mojego zartu
  hej
  dobranoc
  co to znaczy wylaczyc przed nawias
  ile to 15% z 80
  nie rozumiem b
  wytlumacz jeszcze raz
  mam 6!!
  wygralismy 3 1
  pies uciekl ale wrocil
  serial wczoraj straszny
  czemu krolewna sniezka zjadla jablko
  balladyna zabija aline nozem streszczenie
  zbilem kolano na wf
  siniak po judo
  chce sie nauczyc algebry
  chce byc w grupie z ania
  chce isc do toalety
  chce psa
  chce juz spac
  chce loda
  mysle zeby zmienic grupe
  mysle o plakacie na jutro
  moja kolezanka chce byc pilotem
  brat probowal jezdzic na desce
  obcinam paznokcie
  znowu zaczelam rysowac
  nikt mi nie wytlumaczyl reguly
  wszystkim podobala sie wycieczka
  nie chce jutro wstawac
  tata gotuje jak wraca wczesnie
  tata zabiera mnie i brata nad jezioro
  mama krzyczy jak nie posciele lozka
  ojczym pomogl mi z makieta
  wujek uczy mnie lowic ryby
  mam lek wysokosci
  tata upiekl mamie tort
  facet gra na akordeonie na rynku
  pani chce zdjec z doswiadczenia
  wrzuci oceny jutro do dziennika
  mowi zeby powiedziec rodzicom o zebraniu
  mowia ze jutro nie ma lekcji
  codziennie idzie za mna piesek
  ide do kina z kolezanka
  mama mnie odbierze
  jem malo na kolacje
  przyniose ciasto do szkoly
  chce ich wszystkich ograc w uno
  cześć, jestem kuba, mam 12 lat, lubię kryminały i piłkę
  ilu ludzi zginęło w powstaniu warszawskim, potrzebuję na historię
  w wiadomościach mówili o zamachu i mamy napisać notatkę
  dlaczego werter się zastrzelił, pytanie z lektury
  balladyna zabija siostrę nożem, jaki miała motyw
  zabili mnie w grze pięć razy, masakra
  umieram ze śmiechu z tego filmiku
  mama mnie zabije jak znowu zgubię klucze
  skaleczyłem się w palec przy obieraniu jabłka
  ile tabletek na tydzień jeśli trzy dziennie
  jak działa jad żmii, biologia
  wczoraj zdechł mój chomik i nie mam głowy do matmy
  pradziadek uciekł z obozu, robię o nim prezentację
`);
