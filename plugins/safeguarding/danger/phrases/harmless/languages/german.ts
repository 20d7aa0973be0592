import { linesOf } from '../../phrase.ts';

export const german = linesOf(`
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
  alter ich sterbe diese hitze
  papa hilft mir abends bei mathe
  papa fährt mich zum training
  mama weckt mich um 6
  mama lässt mich heut nicht raus muss lernen
  mein stiefvater hat mir schwimmen beigebracht
  mein onkel kommt am sonntag
  mein opa erzählt immer witze
  mein bruder kommt ohne klopfen in mein zimmer
  meine schwester klaut meine klamotten
  meine beste freundin singt beim schulfest
  mein kumpel antwortet nicht, hast du die hausi?
  ich will nicht zum zahnarzt
  ich will keinen spinat essen
  ich will nicht mehr flöte spielen
  ich will nicht in der stadt leben
  ich will bis mittag schlafen
  ich will tierärztin werden
  wär gern besser in erdkunde
  wär gern schon 16
  niemand weiß wann die arbeit ist
  keiner will mit mir in die gruppe außer dir
  wenn ich morgen nicht da bin schickst du mir die aufgaben
  werd unsere alte lehrerin vermissen
  kann nicht mehr, mach morgen weiter
  heut nacht ist sternschnuppennacht
  heute ist mein letzter tag vor den ferien
  morgen bin ich nicht da hab zahnspange
  tschüss bis montag
  sorry fürs zuspätkommen
  hab angst im dunkeln lol
  hab angst vor der mathearbeit
  hasse frühes aufstehen
  hab bauchweh war im krankenzimmer
  hab ne tablette gegen kopfweh genommen
  nehm morgens und abends hustensaft
  bin krank hab heut nacht gekotzt
  ess seit januar kein fleisch
  hab mittags nix gegessen die mensa war zu
  die brücke ist gesperrt
  vom dach sieht man den dom
  wir springen seil in der pause
  bring schere und kleber mit
  bring ein plastikmesser für den kuchen mit
  die liste für den ausflug hängt aus
  hab die pfannkuchen verbrannt
  lagerfeuer am samstag mit den pfadis
  bin allein daheim und mach hausaufgaben
  macht mal die kameras an sagt die lehrerin
  mein profilbild ist mein hund
  soll ich das video hochladen
  hab 30 follower auf insta
  ein mann hat das wlan repariert
  hab den koffer für die klassenfahrt gepackt
  sitz am bahnhof und wart auf den zug
  schlaf heut bei meiner cousine
  die haben über meinen witz gelacht
  der chat ist tot
  hallo
  gute nacht
  was heißt ausklammern
  was sind 15% von 80
  versteh die b nicht
  ableitung von x hoch 3
  kannst du das nochmal erklären
  hab ne 1!!
  wir haben 3 1 gewonnen
  unser hund ist weggelaufen aber wieder da
  die serie gestern war voll gruselig
  warum isst schneewittchen den vergifteten apfel
  faust 1 zusammenfassung gretchen
  hab mir das knie beim fußball aufgeschlagen
  blaue flecken vom judo
  mein arm juckt, mückenstich
  der lehrer haut immer auf den tisch
  hab mir die zunge am kakao verbrannt
  wo is da hausübung vo gestern
  griaß di, host du de aufgab
  hesch d ufgabe gmacht
  merci vilmal i has verstande
  chasch mir s foto vom blatt schicke
  hi kannst du mir bei aufgabe 3 helfen? ich hab 7 raus aber hinten steht 9
  sorry dass ich nix abgegeben hab, kam spät vom training und bin eingeschlafen
  ich weiß nicht mit wem ich das referat machen soll, meine freundin hat schon ne gruppe
  so aufgabe fertig, danke für alles und bis morgen
  konnte keine hausi machen, meine tante war da und die sind ewig geblieben
  wenn ich ne 2 schreib geht papa mit mir ins stadion also erklär bitte genau
  frage, wenn das foto von der hausi unscharf is soll ich es nochmal schicken
  mir war in sport schwindelig wegen der hitze, hab getrunken geht wieder
  will morgen nicht in die schule, drei tests und es regnet
  hab keine lust mehr zu verlieren, am montag nehm ich den neuen schläger mit
  ich will algebra lernen
  ich will in anas gruppe sein
  ich will aufs klo
  ich will einen hund
  ich will mit klavier aufhören
  ich will jetzt schlafen
  ich will mit dem thema nicht weitermachen, lieber geometrie
  ich hab lust auf eis
  ich üb jetzt noch
  ich denk drüber nach den kurs zu wechseln
  meine schwester will pilotin werden
  ich hab angst dass mein freund die schule wechselt
  keiner hat mir den dreisatz erklärt
  niemand hat den fehler an der tafel gemerkt
  alle waren zufrieden mit dem ausflug
  ich rechne lieber plus als geteilt
  ich schneid mir die nägel
  ich mach mir zöpfe
  ich hab mich verrechnet
  ich hab wieder angefangen zu zeichnen
  mein vater kocht wenn er früh da ist
  mein vater fährt mit uns an den see
  meine mutter schimpft wenn mein bett nicht gemacht ist
  mein stiefvater hat mir beim modell geholfen
  mein onkel bringt mir angeln bei
  mein bruder leiht mir abends seine switch
  ich hab höhenangst
  ich hab angst vor dem film
  wir sind zuhause zu fünft
  mein vater hat meiner mutter einen kuchen gebacken
  ein mann spielt akkordeon am marktplatz
  der lehrer will fotos vom versuch
  er will dass ich ihm die zusammenfassung schick
  er will die noten online stellen
  ich soll meinen eltern vom elternabend sagen
  er schickt mir katzenmemes
  die sagen morgen fällt schule aus
  er sagt er leiht mir nach der schule das buch
  ein kleiner hund läuft mir jeden tag nach
  ich geh mit meiner freundin ins kino
  ich bin heut nacht spät ins bett
  bin draußen meine mutter kommt gleich
  ich ess abends wenig
  meine schwester isst alles auf was sie sieht
  ich bring einen kuchen mit in die schule
  ich will die alle in uno besiegen
  der bringt am montag seine gitarre mit
  ich hab mein rad genommen
  hab mich verschluckt
  was hast du bei 2b raus
  wir haben um 10 bio
  hallo, ich heiße mia, bin 13 und lese am liebsten krimis, je mehr leichen desto besser
  in den nachrichten kam ein amoklauf und wir sollen in politik darüber schreiben, wie waffen verboten werden
  für geschichte: wie viele menschen starben beim bombenangriff auf dresden
  werther erschießt sich am ende, warum mit der pistole von albert
  effi briest stirbt, aber woran eigentlich
  im tatort wurde ein mädchen entführt und mein vater wusste gleich wer es war
  ich habe den boss in elden ring endlich umgebracht, 40 versuche
  ich sterbe vor langeweile in diesem kapitel
  mein bruder bringt mich um, wenn ich seine konsole anfasse, also leise
  ich habe mich beim schnitzen in den daumen geschnitten, opa hat ein pflaster geholt
  unser hamster ist tot und wir haben ihn unter dem kirschbaum begraben
  meine uroma ist 1945 aus ostpreußen geflohen, zu fuß übers eis
  wie viel milligramm wirkstoff sind in 3 tabletten zu 400 mg
  in bio ging es um giftige pflanzen, welche beeren darf man nicht essen
  beim erste hilfe kurs haben wir geübt, wie man eine blutung stoppt
`);
