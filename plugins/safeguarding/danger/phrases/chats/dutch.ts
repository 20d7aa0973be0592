import { phrases } from '../phrase.ts';

/** The Netherlands and Flanders. */
export const dutch = phrases('nl', {
  suicide: `
    ik wil dood
    wil gwn dood
    ik wil niet meer leven echt niet
    kben het leven beu
    ik wil er niet meer zijn
    ik trek het niet meer ik wil dood
    was ik maar dood
    was ik maar nooit geboren
    ik denk elke dag aan zelfmoord
    ga mezelf vanavond van kant maken
    ik maak er een einde aan
    wil gewoon slapen en nooit meer wakker worden
    niemand zou me missen
    als ik dood ben merkt niemand het
    iedereen is beter af zonder mij
    ben alleen maar een last voor iedereen
    heeft geen zin meer om te leven
    ik verdien het niet om te leven
    heb een afscheidsbrief geschreven
    dit is mn laatste bericht doei allemaal
    morgen ben ik er niet meer
    sta op het viaduct
    ik sta op het dak en wil springen
    ik wil voor de trein springen
    heb geprobeerd mezelf op te hangen
    ik snij mezelf
    heb mezelf weer gesneden
    ik kras in mn armen tot het bloedt
    mn benen zitten vol sneeën
    ik doe aan automutilatie
    brand mezelf expres met een aansteker
    sla met mn hoofd tegen de muur zodat ik niks meer voel
    te diep gesneden het stopt niet met bloeden
    draag altijd lange mouwen om mn littekens te verbergen
    mn beste vriendin wil zelfmoord plegen
    mn vriend appte dat hij vanavond springt
    mn zusje snijdt zichzelf en ik mag niks zeggen
    mn broer zegt dat ie niet meer wil leven
    een meisje uit mn klas krast zichzelf op de wc
    niemand geeft om mij ik kan net zo goed dood zijn
    kwil nie meer leven zenne
    ik zie het ni meer zitten kwil dood
    sorry mam ik kan niet meer verder leven
    hoop dat ik morgen niet wakker word
    ik wil mezelf iets aandoen
    ik wil echt dood
    ik wil liever dood zijn
    ik wil mezelf doden
    ik ga mezelf doden
    ik wil zelfmoord plegen
    ik denk aan zelfmoord
    ik heb zelfmoordgedachten
    ik wil niet meer leven
    ik wil zo niet leven
    mijn vriendin wil zelfmoord plegen
    mijn broer heeft geprobeerd zelfmoord te plegen
    ik snij mezelf elke avond
    ik heb mezelf op school gesneden
    ik ben weer begonnen met snijden
    mijn vriendin snijdt zichzelf
    ik wil van de brug springen
    ik wil uit het raam springen
    niemand zou huilen als ik dood ben
    iedereen is beter af als ik dood ben
    ik wil morgen niet wakker worden`,
  overdose: `
    heb 20 paracetamol geslikt
    heb alle pillen van mn moeder ingenomen
    heb een hele doos slaappillen op
    heb bleek gedronken
    mn vriendin heeft pillen geslikt en wordt niet wakker
    heb pillen met drank gemixt en voel me raar
    expres te veel medicijnen genomen
    mn maat heeft iets genomen en reageert niet
    mn zus heeft een overdosis genomen
    heb veel pillen geslikt om dood te gaan
    heb alle medicijnen uit de kast geslikt`,
  abuse: `
    mn vader slaat me
    mn pa heeft me weer geslagen met zn riem
    mn moeder slaat me als ik slechte cijfers haal
    mn stiefvader komt snachts op mn kamer
    mn stiefvader zit aan me
    mn oom heeft aan me gezeten
    mn opa raakt me aan waar ik het niet wil
    mn neef dwingt me tot dingen
    ben verkracht
    ben bang om naar huis te gaan
    ben bang voor mn vader als hij gedronken heeft
    ze sluiten me op en ik krijg geen eten
    zit onder de blauwe plekken door mn vader
    mn broer knijpt mn keel dicht
    mn vriend slaat me en checkt mn telefoon
    de trainer zat aan me in de kleedkamer
    papa slaat mama en ik zit op de wc verstopt
    mn stiefmoeder heeft me verbrand met een sigaret
    mijn vriendin wordt thuis mishandeld
    de buurman zit aan mn zusje
    ons pa klopt op mij
    mn ma sleurt me aan mn haren de trap af
    mijn vader slaat me als hij drinkt
    mijn vader slaat mij en mijn broertje
    mijn moeder slaat me elke dag
    mijn stiefvader slaat me
    mijn stiefvader raakt me aan
    mijn oom raakt me aan als we alleen zijn
    ik ben bang voor mijn vader
    ik ben bang om thuis te zijn
    mijn vader slaat mijn moeder`,
  grooming: `
    een man op insta wil naaktfotos van mij
    een gast op snap vraagt om nudes en ik ben 12
    iemand online wil dat ik mn shirt uit doe voor de cam
    een oudere man wil stiekem afspreken
    hij zegt dat ik het niet tegen mn ouders mag zeggen
    hij zei dat hij 14 was maar hij is volwassen
    heb een foto gestuurd en nu chanteert hij me
    mn ex gaat mn nudes exposen
    hij wil geld anders stuurt ie mn filmpje door
    kreeg een dickpic van een vreemde man
    hij geeft robux als ik fotos stuur
    mn leraar appt me savonds dat ik sexy ben
    hij vraagt of ik alleen thuis ben
    mn zusje van 10 praat met een man die fotos wil
    een vriendin wordt gechanteerd met een naaktfoto
    een man vraagt fotos zonder kleren
    een volwassene wil me alleen zien
    hij dreigt mijn fotos te posten
    hij zegt dat het ons geheim is`,
  threat: `
    ze wachten me na school op om me in elkaar te slaan
    iedereen zegt dat ik dood moet
    ze sturen pleeg zelfmoord in de groepsapp
    hij zei dat ie me neersteekt
    als ik praat maken ze me af
    een auto volgt me naar huis
    mn ex zegt dat hij me wat aandoet als ik het uitmaak
    ik krijg doodsbedreigingen
    ik word elke dag geslagen op school
    hij bedreigde me met een mes
    ze hebben me opgesloten op de wc en geschopt
    ze weten waar ik woon en komen vanavond
    ik word elke dag bedreigd
    ze dreigen me te vermoorden
    ze zeggen dat ik zelfmoord moet plegen`,
  'running-away': `
    ik loop vannacht weg van huis
    ben weggelopen en weet niet waar ik moet slapen
    mn ouders hebben me het huis uit gezet
    ik ga nooit meer naar huis ik zit op het station
    tas is gepakt ik ben weg voor altijd
    slaap op straat
    mn vriendin is weggelopen met een gast van internet
    ben buitengegooid thuis
    ik wil weglopen van huis
    ben gisteren weggelopen`,
  'eating-disorder': `
    steek mn vinger in mn keel na het eten
    heb al 3 dagen niks gegeten want ik ben te dik
    eet maar 200 calorieen per dag
    ben pro ana
    kots alles uit wat ik eet
    gooi mn lunch stiekem weg om af te vallen
    slik laxeerpillen om dun te worden
    eet me vol en ga dan overgeven
    haat mn lijf ik eet nooit meer
    mn vriendin eet niks meer en viel flauw
    ik geef over na het eten
    ik eet niet meer om dun te worden`,
  violence: `
    neem morgen een mes mee en steek hem neer
    ik maak ze allemaal af
    ik ga de school kapot schieten
    een jongen uit mn klas heeft een wapen in zn tas
    heb een lijst met wie er dood gaat
    ik steek de school in brand met iedereen erin
    wil mn stiefvader vermoorden
    mn vriend gaat iemand neersteken vrijdag
    ik wil mijn vader vermoorden
    ik neem een wapen mee naar school`,
});
