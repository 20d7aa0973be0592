import { phrases } from '../phrase.ts';

export const italian = phrases('it', {
  suicide: `
    voglio morire
    nn voglio piu vivere
    nn ce la faccio piu voglio morire
    mi voglio ammazzare
    m ammazzo stasera giuro
    penso al suicidio tutti i giorni
    ho pensato di farla finita
    la faccio finita
    vorrei addormentarmi e non svegliarmi piu
    vorrei nn essere mai nato
    era meglio se non nascevo
    se muoio nessuno se ne accorge
    a nessuno fregherebbe se morissi
    nn mancherei a nessuno
    starebbero tutti meglio senza di me
    sono un peso x i miei
    nn ha senso vivere
    nn merito di vivere faccio schifo
    ho scritto la lettera d addio
    questo è il mio ultimo messaggio vi voglio bene
    domani nn ci saro piu
    sono sul ponte
    sono sul tetto della scuola e mi voglio buttare
    penso di buttarmi sotto al treno
    ho provato a impiccarmi
    mi taglio
    mi sono tagliata di nuovo
    mi taglio le braccia cn la lametta del temperino
    ho le gambe piene di tagli
    sn autolesionista da un anno
    mi brucio con l accendino apposta
    mi graffio fino a sanguinare
    do testate al muro x nn sentire niente
    ho tagliato troppo a fondo nn smette di sanguinare
    porto le maniche lunghe x nascondere i tagli
    la mia migliore amica si vuole uccidere
    un mio amico ha scritto che si ammazza e nn risponde piu
    mia sorella si taglia e mi ha detto di nn dirlo
    mio fratello dice sempre che vuole morire
    una della mia classe si taglia in bagno
    voglio sparire x sempre
    basta nn voglio piu esistere
    ogni sera spero di nn svegliarmi
    vojo morì nun je la faccio più
    mamma scusa ma io nn ce la faccio a vivere
    voglio morire adesso
    voglio solo morire
    vorrei essere morta
    mi voglio uccidere
    mi uccido
    mi voglio suicidare
    penso a uccidermi
    ho pensieri suicidi
    non voglio piu vivere
    non voglio vivere cosi
    la mia amica vuole suicidarsi
    mio fratello ha provato a uccidersi
    mi taglio ogni sera
    mi sono tagliata a scuola
    ho ricominciato a tagliarmi
    la mia amica si taglia
    voglio buttarmi dal ponte
    voglio buttarmi dalla finestra
    nessuno piangerebbe se morissi
    starebbero tutti meglio se fossi morto
    non voglio svegliarmi domani`,
  overdose: `
    ho preso un sacco di pastiglie
    ho preso tutta la scatola di tachipirina
    ho ingoiato 20 pasticche apposta
    ho bevuto la candeggina
    la mia amica ha preso troppi farmaci e nn si sveglia
    ho mischiato pasticche e vodka
    mi sono presa tutti i sonniferi di nonna
    il mio amico ha preso qualcosa e nn respira bene
    mia sorella ha svuotato il flacone delle gocce
    ho preso tante pastiglie per morire
    ho preso tutte le medicine che c erano in casa`,
  abuse: `
    mio padre mi mena
    mio padre mi ha picchiato ancora
    mia madre mi picchia con la cinta
    papa mi riempie di botte se prendo 4
    il mio patrigno viene in camera mia di notte
    il compagno di mamma mi tocca
    mio zio mi ha toccata li sotto
    mio nonno mi mette le mani addosso
    mio cugino mi obbliga a fare cose
    mi hanno violentata
    nn voglio tornare a casa ho paura di mio padre
    ho paura quando papa beve
    mi chiudono in camera senza mangiare
    ho lividi ovunque è stato papa
    mio fratello mi stringe il collo
    il mio ragazzo mi mena
    l allenatore mi tocca nello spogliatoio
    il prete mi ha toccato
    papa sta picchiando mamma adesso
    mia madre mi ha bruciato la mano apposta
    la mia amica viene picchiata a casa
    il vicino tocca mia sorellina
    mi ha costretta e io dicevo no
    mio padre mi picchia quando beve
    mio padre picchia me e mio fratello
    mia madre mi picchia ogni giorno
    il mio patrigno mi picchia
    il mio patrigno mi tocca
    mio zio mi tocca quando siamo soli
    ho paura di mio padre
    ho paura di stare a casa
    mio padre picchia mia madre`,
  grooming: `
    uno su insta mi chiede foto nuda
    un tipo mi chiede le foto in intimo e ho 12 anni
    un uomo che ho conosciuto online vuole vedermi da solo
    mi ha detto di nn dirlo ai miei
    diceva di avere 15 anni ma è un adulto
    gli ho mandato una foto e ora mi ricatta
    il mio ex vuole far girare le mie foto
    vuole soldi senno manda il video a tutti
    un vecchio mi ha mandato la foto del coso
    mi regala i vbucks se gli mando foto
    vuole che accendo la cam e mi spoglio
    il prof mi scrive di notte che sono bella
    mi chiede se sono sola a casa
    mia sorella di 10 anni chatta con un adulto che vuole foto
    ricattano una mia amica con le sue foto
    ha 30 anni e dice che è il mio fidanzato
    un uomo mi chiede foto senza vestiti
    un adulto vuole vedermi da sola
    minaccia di pubblicare le mie foto
    ha detto che è il nostro segreto`,
  threat: `
    hanno detto che mi aspettano fuori da scuola e mi menano
    tutti mi dicono ammazzati
    mi scrivono che devo morire
    ha detto che mi accoltella
    se parlo mi ammazzano
    uno mi segue quando torno a casa
    il mio ex dice che se lo lascio me la fa pagare e mi sfregia
    ho ricevuto minacce di morte
    mi picchiano ogni giorno a ricreazione
    mi hanno chiuso in bagno e preso a calci
    mi ha puntato un coltello
    vogliono picchiare mio fratello piccolo
    mi minacciano ogni giorno
    mi hanno minacciato di morte
    mi dicono di uccidermi`,
  'running-away': `
    scappo di casa stanotte
    sono scappata di casa nn so dove dormire
    mi hanno cacciato di casa
    sono in stazione e nn torno piu a casa
    ho fatto lo zaino me ne vado x sempre
    la mia amica è scappata con uno conosciuto su internet
    dormo per strada
    mio padre m ha buttato fuori di casa
    voglio scappare di casa
    ieri sono scappato di casa`,
  'eating-disorder': `
    mi faccio vomitare dopo pranzo
    nn mangio da 3 giorni xke sono grassa
    mi metto due dita in gola dopo mangiato
    sono pro ana
    mangio 200 calorie al giorno
    prendo i lassativi x dimagrire
    mi abbuffo e poi vomito
    mi faccio schifo nn voglio piu mangiare
    la mia amica nn mangia piu ed è svenuta
    butto il cibo di nascosto
    vomito dopo mangiato
    ho smesso di mangiare per essere magra`,
  violence: `
    domani porto il coltello a scuola e lo accoltello
    li ammazzo tutti
    faccio una strage a scuola
    uno della mia classe ha una pistola nello zaino
    ho una lista di chi deve morire
    do fuoco alla scuola con loro dentro
    voglio ammazzare il mio patrigno
    un mio amico vuole accoltellare uno sabato
    giuro che ammazzo quella prof sul serio
    voglio uccidere mio padre
    porto un arma a scuola`,
});
