import { phrases } from '../phrase.ts';

export const polish = phrases('pl', {
  suicide: `
    chce umrzec
    chce sie zabic
    nie chce mi sie zyc
    juz nie chce zyc serio
    nie daje rady chce umrzec
    mam dosc zycia
    zabije sie dzisiaj
    mysle o samobojstwie codziennie
    mam mysli samobojcze i nie wiem komu powiedziec
    wolałabym sie nie urodzic
    po co ja w ogole zyje
    chcialbym zasnac i sie nie obudzic
    nikt by za mna nie tesknil
    jakbym umarla nikt by nie zauwazyl
    wszystkim byloby lepiej beze mnie
    jestem tylko ciezarem dla rodzicow
    nie zasluguje zeby zyc
    zycie nie ma sensu chce to skonczyc
    napisalam list pozegnalny
    to moja ostatnia wiadomosc zegnajcie
    jutro mnie juz nie bedzie
    stoje na moscie
    jestem na dachu i chce skoczyc
    chce sie rzucic pod pociag
    probowalem sie powiesic
    tne sie
    znowu sie pocielam
    tne sie zyletka z temperowki
    mam cale rece w bliznach bo sie tne
    samookaleczam sie od roku
    przypalam sie zapalniczka specjalnie
    drapie sie do krwi jak mi zle
    wale glowa w sciane zeby nie czuc
    za gleboko sie pocielam i krew nie przestaje leciec
    chodze w dlugim rekawie zeby nikt nie widzial ran
    moja przyjaciolka chce sie zabic
    kolega napisal ze dzis skoczy i nie odpisuje
    moja siostra sie tnie i kazala nikomu nie mowic
    brat mowi ze nie chce zyc
    dziewczyna z klasy tnie sie w kiblu
    chce zniknac na zawsze
    nienawidze siebie powinnam nie zyc
    przepraszam mamo nie umiem juz zyc
    mam s mysli caly czas
    chce juz umrzec
    chcialabym nie zyc
    wolalbym nie zyc
    zabije sie
    mysle zeby sie zabic
    chce popelnic samobojstwo
    mysle o samobojstwie
    mam mysli samobojcze
    nie chce zyc
    nie chce tak zyc
    moja kolezanka chce popelnic samobojstwo
    brat probowal sie zabic
    tne sie co wieczor
    pocielam sie w szkole
    znowu zaczelam sie ciac
    moja kolezanka sie tnie
    chce skoczyc z mostu
    chce wyskoczyc przez okno
    nikt nie bedzie plakal jak umre
    wszystkim bedzie lepiej jak umre
    nie chce sie jutro obudzic`,
  overdose: `
    wzielam cale opakowanie apapu
    polknalem 20 tabletek
    wzielam wszystkie tabletki nasenne babci
    wypilam domestos
    kolezanka nalykala sie tabletek i sie nie budzi
    popilem tabletki wodka i zle sie czuje
    przedawkowalam specjalnie
    kumpel cos wzial i nie reaguje
    siostra polknela leki mamy
    wzielam duzo tabletek zeby umrzec
    polknelam wszystkie leki z domu`,
  abuse: `
    tata mnie bije
    ojciec znowu mnie pobil
    stary leje mnie pasem
    mama bije mnie kablem
    ojczym przychodzi do mnie w nocy
    ojczym mnie dotyka
    wujek mnie dotykal tam na dole
    dziadek mnie obmacuje
    kuzyn zmusza mnie do rzeczy ktorych nie chce
    zostalam zgwalcona
    boje sie wracac do domu
    boje sie taty jak pije
    zamykaja mnie w pokoju i nie daja jesc
    mam siniaki od ojca
    brat mnie dusi
    moj chlopak mnie bije
    trener dotyka mnie w szatni
    ksiadz mnie dotykal
    tata bije mame a ja siedze w lazience
    mama przypalila mnie papierosem
    moja kolezanka jest bita w domu
    sasiad dotyka moja siostre
    ojciec wyzywa mnie i rzuca mna o sciane
    tata mnie bije jak pije
    tata bije mnie i brata
    mama mnie bije codziennie
    ojczym mnie bije
    wujek mnie dotyka jak jestesmy sami
    boje sie taty
    boje sie byc w domu
    tata bije mame`,
  grooming: `
    facet z neta chce moje nagie zdjecia
    jakis typ na insta pisze zebym wyslala foty bez bluzki
    chce zebym wlaczyla kamerke i sie rozebrala
    starszy facet chce sie ze mna spotkac sam na sam
    kazal nie mowic rodzicom
    mowil ze ma 15 lat a to dorosly
    wyslalam zdjecie i teraz mnie szantazuje
    moj byly chce wrzucic moje nudesy
    chce kase bo inaczej wysle filmik wszystkim
    jakis dziad wyslal mi zdjecie swojego
    daje mi robuxy za zdjecia
    nauczyciel pisze do mnie w nocy ze jestem sexy
    pyta czy jestem sama w domu
    moja siostra ma 10 lat i pisze z doroslym ktory chce fotki
    kolezanke szantazuja zdjeciami
    facet chce zdjec bez ubran
    dorosly chce sie ze mna spotkac
    grozi ze wrzuci moje zdjecia
    mowi ze to nasza tajemnica`,
  threat: `
    powiedzieli ze mnie dojada po szkole i pobija
    wszyscy pisza zebym sie zabila
    kaza mi sie powiesic na grupie
    grozi ze mnie dzgnie
    jak powiem to mnie zabija
    jakies auto za mna jezdzi
    byly mowi ze mi cos zrobi jak z nim zerwe
    dostaje grozby smierci
    codziennie mnie bija w szkole
    grozil mi nozem
    zamkneli mnie w kiblu i skopali
    wiedza gdzie mieszkam i przyjda
    groza mi codziennie
    groza ze mnie zabija
    mowia zebym sie zabila`,
  'running-away': `
    uciekam dzis z domu
    ucieklam z domu i nie mam gdzie spac
    rodzice wyrzucili mnie z domu
    siedze na dworcu i nie wracam do domu
    spakowalam sie uciekam na zawsze
    spie na klatce
    kolezanka uciekla z typem z neta
    nigdy nie wroce do tego domu
    chce uciec z domu
    wczoraj ucieklam z domu`,
  'eating-disorder': `
    wymiotuje po kazdym jedzeniu zeby schudnac
    nie jem od 3 dni bo jestem gruba
    wkladam palce do gardla po obiedzie
    jem 200 kcal dziennie
    jestem motylkiem pro ana
    biore tabletki na przeczyszczenie zeby schudnac
    obzeram sie i potem rzygam
    brzydze sie soba nie bede jesc
    kolezanka nic nie je i zemdlala
    wyrzucam kanapki zeby mama nie widziala ze nie jem
    wymiotuje po jedzeniu
    przestalam jesc zeby byc chuda`,
  violence: `
    jutro przyniose noz i go dzgne
    zabije ich wszystkich
    zrobie masakre w szkole
    chlopak z klasy ma bron w plecaku
    mam liste kto zginie
    podpale szkole z nimi w srodku
    chce zabic ojczyma
    kolega chce kogos zadzgac w piatek
    chce zabic ojca
    przyniose bron do szkoly`,
});
