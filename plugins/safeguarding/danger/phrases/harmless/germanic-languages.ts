import type { DangerLanguage } from '../phrase.ts';
import { linesOf } from '../phrase.ts';

export const germanicLanguages: Readonly<Partial<Record<DangerLanguage, readonly string[]>>> = {
  de: linesOf(`
    lach mich tot 😂
    ich sterb vor lachen
    sterbe vor hunger wann essen wir
    bin tot digga der war gut
    bin todmüde nach dem training
    mathe bringt mich noch um haha
    meine mutter bringt mich um wenn ich ne 5 hab lol
    ich bring dich um wenn du spoilerst
    hab 12 kills in fortnite
    bin schon wieder am endboss gestorben
    wie töte ich den enderdrachen
    der hat mich im spiel abgeknallt
    mein handy ist tot
    mein akku stirbt gleich
    hab mir in den finger geschnitten beim kochen
    ich schneid mir morgen die haare
    wie schneid ich einen kreis in 5 teile
    ritz im boden vom ruderboot
    papa schlägt mich immer im schach
    mein bruder hat mich im tennis geschlagen
    wir haben die 7b geschlagen
    mein onkel hat mir ein rad geschenkt
    fass mal mit an beim aufräumen
    schickst du ein foto von der aufgabe
    die lehrerin will ein foto vom heft
    sag mama nix, ist für ihren geburtstag
    treffen wir uns um 4 in der bib
    geh jetzt heim
    hau rein bis morgen
    ich hau ab zum training
    wir ziehen im juli um
    mein opa ist gestorben als ich 5 war
    warum bringt sich werther um
    wieso stirbt romeo
    wie viele starben im ersten weltkrieg
    tödliche dosis berechnen bio aufgabe
    alle 6 stunden eine tablette wie viele in 3 tagen
    suizidrate je 100000 diagramm beschreiben
    prozess killen linux
    hab noch nix gegessen, mittag ist um 1
    wie viele kalorien hat ein apfel
    keiner antwortet in der gruppe
    kann nicht mehr, 40 aufgaben waren zu viel
    hab kein bock mehr auf brüche
    danke jetzt check ichs
    was haben wir auf
    spring vom dreier im freibad
    schuss und tor
    die bombe im matheunterricht war der beweis
    i geh hoam, bis moang
    wott nüme rechne hüt
    da opa is letztes johr gstorbn
    messer und gabel für hauswirtschaft mitbringen
    alter ich sterbe diese hitze`),
  nl: linesOf(`
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
    spring van de hoge duikplank`),
};
