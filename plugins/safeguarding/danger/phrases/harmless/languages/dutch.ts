import { linesOf } from '../../phrase.ts';

export const dutch = linesOf(`
  ik ga dood van het lachen
  ik ga dood van de honger
  kapot gaan hahaha
  ben kapot na training
  die toets maakte me kapot
  mn moeder vermoordt me als ik een 3 haal lol
  ik vermoord je als je spoilert
  had 9 kills in fortnite
  ben weer dood bij de eindbaas
  mn telefoon is dood
  heb mn haar geknipt
  heb in mn vinger gesneden met koken
  snij de taart in 6 stukken
  mn vader verslaat me met schaken
  mn broer slaat de bal over het hek
  stuur ff foto van het huiswerk
  de juf wil een foto van je schrift
  niet tegen mama zeggen het is een verrassing
  zie je om 4 in de bieb
  ik ga zo naar huis
  mn opa is 3 jaar geleden overleden
  waarom pleegt romeo zelfmoord aan het eind
  hoeveel doden in de tweede wereldoorlog
  elke 6 uur een pil hoeveel in 3 dagen
  zelfmoordcijfers grafiek opdracht
  proces killen linux
  niemand reageert in de app
  ik trek die breuken niet meer
  dankje snap het nu
  wat is het huiswerk
  loop weg van de verdediger
  spring van de hoge duikplank
  mn vader helpt me savonds met wiskunde
  mn vader brengt me naar training
  mn moeder maakt me om 6 uur wakker
  mag niet naar buiten van mama moet leren
  mn stiefvader heeft me leren zwemmen
  mn oom komt zondag
  mn opa vertelt altijd moppen
  mn broer komt zonder kloppen mn kamer in
  mn zus jat mn kleren
  mn beste vriendin zingt op het schoolfeest
  mn vriend reageert niet heb jij het huiswerk
  ik wil niet naar de tandarts
  ik wil geen spruitjes eten
  ik wil niet meer op pianoles
  ik wil niet in de stad wonen
  ik wil uitslapen
  ik wil dierenarts worden
  ik wou dat ik langer was
  was het maar vakantie
  niemand weet wanneer de toets is
  niemand wil voorzitter zijn
  als ik er morgen niet ben stuur jij dan het huiswerk
  ik ga juf missen
  ben moe maak het morgen af
  vanavond is de wedstrijd
  laatste dag voor de vakantie
  doei tot maandag
  sorry dat ik te laat ben
  ben bang in het donker haha
  ben bang voor de toets
  haat vroeg opstaan
  buikpijn ben naar huis gestuurd
  heb een paracetamol tegen hoofdpijn genomen
  hoestdrank 2 keer per dag
  ben ziek heb overgegeven vannacht
  eet sinds januari geen vlees
  niet geluncht de rij was te lang
  de brug is open dus ik ben te laat
  vanaf het dak zie je de zee
  touwtje springen in de pauze
  neem schaar en lijm mee
  neem een plastic mes mee voor de taart
  de lijst voor het kamp hangt op de deur
  pannenkoek aangebrand
  kampvuur met scouting zaterdag
  ben alleen thuis en maak huiswerk
  cameras aan zegt de juf
  mn profielfoto is mn hond
  heb 30 volgers
  een man kwam de wifi maken
  tas gepakt voor kamp
  sta op het station trein heeft vertraging
  slaap vanavond bij mn nichtje
  ze lachten om mn grap
  groepsapp is dood
  hoi
  slaap lekker
  wat betekent ontbinden in factoren
  hoeveel is 15% van 80
  snap b niet
  kun je het nog een keer uitleggen
  had een 9!!
  3 1 gewonnen
  mn hond was weggelopen maar is terug
  die serie was eng
  waarom eet sneeuwwitje de giftige appel
  het achterhuis van anne frank samenvatting
  knie kapot met voetbal
  blauwe plek van judo
  ik wil algebra leren
  ik wil in de groep van anna
  ik wil naar de wc
  ik wil een hond
  ik wil nu slapen
  ik wil een ijsje
  ik denk aan een ander profiel
  mijn vriendin wil piloot worden
  mijn broer heeft geprobeerd te skaten
  ik knip mijn nagels
  ik ben weer begonnen met tekenen
  niemand legde de regel uit
  iedereen vond het uitje leuk
  ik wil morgen niet zo vroeg wakker worden
  mijn vader kookt als hij vroeg thuis is
  mijn vader gaat met mij en mijn broertje naar het meer
  mijn moeder moppert als mijn bed niet opgemaakt is
  mijn stiefvader hielp met de maquette
  mijn oom leert me vissen
  ik heb hoogtevrees
  mijn vader bakte een taart voor mijn moeder
  een man speelt accordeon op het plein
  de meester vraagt fotos van de proef
  hij zet de cijfers online
  hij zegt dat we ouders moeten vertellen van de avond
  ze zeggen dat morgen de les uitvalt
  er loopt elke dag een hondje achter me aan
  ik ga met mijn vriendin naar de film
  mijn moeder haalt me op
  ik eet savonds weinig
  ik neem taart mee naar school
  ik wil ze allemaal verslaan met uno
  hoi ik ben sem, 12 jaar, ik hou van voetbal en moordverhalen
  hoeveel mensen stierven er in de hongerwinter, voor geschiedenis
  anne frank moest onderduiken, wat gebeurde er daarna met haar zus
  op het journaal was een aanslag en we moeten er een stukje over schrijven
  mijn moeder vermoordt me als ik mijn fiets weer niet op slot zet haha
  ik ben drie keer neergestoken in die game, niet normaal
  hoeveel pillen in een week als je er twee per dag slikt, som 6
  in de film loopt het meisje weg van huis met een paard
  onze poes is gisteren doodgegaan en ik kan niet leren
`);
