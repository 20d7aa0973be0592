import { phrases } from '../phrase.ts';

/** Germany, Austria and Switzerland, dialect included. */
export const german = phrases('de', {
  suicide: `
    hab kein bock mehr zu leben
    ich kann nimma i wü nimma leben
    i mog nimma leben
    i wü sterben
    ich mag nüme läbe
    ich wott nüme läbe
    wott eifach nüme do si
    ich bring mi um
    ich pack das alles nicht mehr will einfach weg sein für immer
    bin am ende ich will nur noch sterben
    will einfach einschlafen und nie wieder aufwachen
    wär besser wenns mich nich geben würd
    wenn ich tot wär würds eh keiner merken
    würd eh keinen jucken wenn ich sterb
    keiner braucht mich ich sollte einfach weg
    bin für alle nur ne last
    meine eltern hätten weniger stress wenn ich tot wär
    hab kein grund mehr zu leben
    wozu leb ich überhaupt noch
    ich denk jeden tag an suizid
    hab suizidgedanken und weiß nich mit wem ich reden soll
    hab schon n abschiedsbrief geschrieben
    das is meine letzte nachricht tschüss an alle
    morgen bin ich nicht mehr da, danke für alles
    steh grad auf der brücke
    bin auf dem dach von der schule und will springen
    wollte mich gestern aufhängen
    ich mach heut nacht schluss mit mir
    ich nehm mir das leben
    sterben wäre einfacher als das hier
    ritz mich seit der 6ten
    schon wieder geritzt, ich komm nicht davon los
    hab mir wieder in den arm geschnitten
    meine arme sind voller narben weil ich mich selber schneide
    ich schneid mich mit der klinge vom spitzer
    es hört nicht auf zu bluten hab zu tief geschnitten
    svv seit einem jahr
    ich verbrenn mich mit dem feuerzeug damit ich was spür
    hau mir den kopf gegen die wand bis es weh tut
    zieh immer lange ärmel an damit keiner die schnitte sieht
    rückfall gehabt, wieder klinge
    meine beste freundin will sich umbringen was soll ich machen
    meine freundin hat geschrieben dass sie heute springt
    mein bruder redet immer davon dass er sterben will
    meine schwester ritzt sich und ich darfs keinem sagen
    ein junge aus meiner klasse hat nen abschiedsbrief im heft
    mei freind hod gsogt er mog nimma leben
    mini schwöster ritzt sich
    hasse mich so sehr ich verdien es nicht zu leben
    ich wills einfach nur noch beenden
    würd mich am liebsten vorn zug schmeißen
    hoffentlich wach ich morgen nicht auf
    unalive mich bald
    der tod wär ne erlösung für mich
    kann nicht mehr will nicht mehr, sorry mama
    ich will tot sein
    ich will echt sterben
    ich will mich umbringen ich kann nicht mehr
    ich bring mich heute um
    ich denk drüber nach mich umzubringen
    ich habe selbstmordgedanken
    ich will nicht mehr weiterleben
    ich will nicht mehr am leben sein
    meine schwester will sich umbringen
    ich hab angst dass sich mein freund umbringt
    ich will von der brücke springen
    ich will aus dem fenster springen
    ich will mich aufhängen
    ich ritze mich jeden abend
    ich hab mir die arme aufgeschnitten
    ich hab wieder angefangen zu ritzen
    ich tu mir selbst weh
    mein freund ritzt sich
    keiner würde weinen wenn ich sterbe
    niemand würde merken wenn ich nicht mehr da bin
    alle wären besser dran wenn ich tot wär
    ich hab es verdient zu sterben
    ich wär lieber gar nicht da
    ich hab keinen lebenswillen mehr`,
  overdose: `
    hab grad 20 paracetamol geschluckt
    hab die ganze packung ibu genommen und mir is schlecht
    hab die schlaftabletten von oma alle genommen
    meine freundin hat tabletten genommen und wacht nicht auf
    hab bleiche getrunken
    hab absichtlich zu viele pillen genommen
    mein kumpel hat was eingeworfen und bewegt sich nimmer
    hab tabletten und wodka gemischt alles dreht sich
    meine schwester hat mamas medikamente leer gemacht
    hab zviel tablettä gno
    hob a gonze schochtl tabletten gschluckt
    ich hab tabletten genommen um zu sterben
    ich hab alle tabletten geschluckt die da waren
    hab zu viele tabletten genommen und werd müde
    meine schwester hat ne ganze packung geschluckt
    ich hab eine überdosis genommen`,
  abuse: `
    papa hat mich wieder geschlagen
    mein dad schlägt mich wenn er besoffen ist
    mei voda haut mi
    min vater schlaht mich
    mama schlägt mich mit dem kleiderbügel
    mein stiefvater kommt nachts in mein zimmer
    der freund von meiner mutter fasst mich an
    mein onkel hat mich da unten angefasst
    mein opa fasst mich immer an wenn wir allein sind
    mein cousin zwingt mich zu sachen die ich nicht will
    mein trainer hat mich in der umkleide angefasst
    mein bruder würgt mich
    trau mich nicht heim weil ich dann wieder schläge krieg
    hab angst vor papa wenn er trinkt
    die sperren mich ein und ich krieg nix zu essen
    hab überall blaue flecken von meinem vater
    papa schlägt mama und ich versteck mich
    mama sagt ich bin schuld an allem und gibt mir ohrfeigen
    ich wurde vergewaltigt
    ein typ hat mich auf der party gezwungen
    mein freund schlägt mich und kontrolliert mein handy
    mein vater tritt mich und sagt ich bin dreck
    mei stiefvoda greift mi au
    meine freundin wird daheim geschlagen
    der nachbar fasst meine kleine schwester an
    mama hat mich mit der herdplatte verbrannt
    wir müssen draußen schlafen wenn papa wütend ist
    der jugendleiter wollte dass ich mich vor ihm auszieh
    bei uns daheim fliegen jeden abend die fäuste
    mein vater schlägt mich wenn er trinkt
    mein vater haut mich mit dem gürtel
    meine mutter schlägt mich jeden tag
    mein stiefvater schlägt uns
    mein onkel fasst mich an wenn wir allein sind
    mein stiefvater fasst mich an
    mein bruder fasst mich nachts an
    ich hab angst vor meinem vater
    ich hab angst daheim zu sein
    ich werd zuhause geschlagen
    mein vater schlägt meine mutter
    er hat mich vergewaltigt
    mein sportlehrer hat mich angefasst
    meine freundin sagt ihr vater fasst sie an
    die geben mir nix zu essen und schlagen mich`,
  grooming: `
    so n typ auf snap will nacktbilder
    ein typ auf insta fragt ob ich bilder ohne tshirt schick
    ein alter mann schreibt mir auf tiktok und will sich treffen
    der is 35 und ich bin 12 und er sagt er liebt mich
    hat gesagt er is 14 aber am telefon klang er wie ein mann
    ich soll meinen eltern nix von unseren chats sagen
    ich soll die kamera anmachen und mich ausziehen
    hab ihm ein bild geschickt und jetzt erpresst er mich
    mein ex will meine nudes rumschicken
    er will geld sonst schickt ers allen
    einer hat mir n dickpic geschickt bin 11
    er schenkt mir robux wenn ich ihm fotos schick
    mein lehrer schreibt mir nachts komische sachen
    er fragt ob ich allein daheim bin
    er fragt was ich drunter an hab
    er wüll si mit mir treffen und i soll niemandn was sogn
    en maa im internet wott föteli vo mir
    meine kleine schwester chattet mit nem erwachsenen der fotos will
    meine freundin wird mit bildern erpresst
    er holt mich mit dem auto ab und keiner darfs wissen
    ein mann will auf insta bilder von mir
    ein mann will fotos von mir ohne kleidung
    er will bilder von meinem körper
    er droht meine bilder zu posten
    er will meine bilder meinen eltern schicken
    ein erwachsener will mich allein treffen
    ich soll es geheim halten sagt er
    er schickt mir nacktbilder von sich
    er will ein video von mir ohne tshirt`,
  threat: `
    die wollen mich nach der schule zusammenschlagen
    die schreiben alle ich soll mich umbringen
    alle in der klassengruppe sagen geh sterben
    er hat gesagt er sticht mich ab
    wenn ich was sag bringen die mich um
    hab morddrohungen bekommen
    ein auto verfolgt mich auf dem heimweg
    mein ex sagt er tut mir was an wenn ich schluss mach
    die haben mir ein messer gezeigt
    ich werde jeden tag auf dem pausenhof geschlagen
    die haben mich aufm klo eingesperrt und getreten
    die wissen wo ich wohne und wollen kommen
    der will mein kleinen bruder abstechen
    i trau mi nimma in die schui de schlogn mi olle
    sie erpressen mich jeden tag um geld und hauen mich sonst
    ich werd jeden tag bedroht
    die drohen mich umzubringen
    er sagt er schlägt mich nach der schule
    die sagen ich soll mich umbringen
    die schlagen mich und ich trau mich nicht was zu sagen
    ein mann verfolgt mich jeden tag`,
  'running-away': `
    hau heut nacht ab von daheim
    bin von zuhause abgehauen und weiß nicht wo ich schlafen soll
    meine eltern haben mich rausgeschmissen
    sitz am bahnhof und geh nie wieder heim
    hab meine sachen gepackt ich hau ab
    schlaf grad im park
    meine freundin is abgehauen mit nem typen ausm internet
    ich will nie wieder nach hause
    i hau vo dahoam ob
    ich hau ab vo dehei
    ich will für immer von zuhause weg
    ich bin heut nacht abgehauen
    bin draußen meine mutter hat mich rausgeworfen
    ich lauf mit meiner freundin weg`,
  'eating-disorder': `
    steck mir nach dem essen den finger in den hals
    kotz alles wieder aus damit ich nicht zunehm
    ess seit 4 tagen nix bin zu fett
    ich ess nur noch 300 kalorien am tag
    bin pro ana und will nicht aufhören
    werf mein pausenbrot weg damit ich dünn werd
    fresse alles in mich rein und kotz es dann aus
    nehm abführmittel damit ich abnehm
    ekel mich vor meinem körper ich ess nie wieder
    meine freundin isst gar nix mehr und ist umgekippt
    wenn ich esse bestraf ich mich danach
    ich übergeb mich nach jedem essen
    ich ess nichts mehr damit ich dünn bin
    hab seit tagen nix gegessen ich fühl mich fett
    ich zwing mich zu kotzen
    meine schwester kotzt alles aus was sie isst`,
  violence: `
    nehm morgen das messer mit und stech ihn ab
    ich knall die alle ab
    ich mach nen amoklauf
    ein junge bei uns hat gesagt er macht amok am freitag
    der hat ne waffe im rucksack
    hab ne todesliste mit namen aus meiner klasse
    ich zünd die schule an wenn alle drin sind
    ich bring den stiefvater um wenn er schläft
    mein kumpel will einen abstechen
    die werden alle bluten morgen in der schule
    ich will meinen vater umbringen
    ich bring ein messer mit in die schule
    ich will die alle umbringen
    der bringt am montag ne waffe mit, der meints ernst`,
});
