import { linesOf } from '../../phrase.ts';

export const italian = linesOf(`
  sto morendo dal ridere
  muoio di fame
  sono morta con sto meme
  sta verifica mi ha ucciso
  mia madre mi ammazza se prendo 4 ahah
  ho ucciso 9 nemici su fortnite
  sono morto al boss finale
  mi è morto il telefono
  mi sono tagliato i capelli
  mi sono tagliata un dito cucinando
  come taglio una torta in 6
  papa mi batte a scacchi
  mio zio suona la chitarra
  mi tocca fare i piatti
  manda la foto dei compiti
  la prof vuole la foto del quaderno
  nn dirlo a nessuno è una sorpresa
  ci vediamo in biblio alle 4
  torno a casa alle 2
  mio nonno è morto 3 anni fa
  romeo si uccide alla fine
  jacopo ortis si suicida perche
  quanti morti nella prima guerra mondiale
  una pastiglia ogni 8 ore quante in 4 giorni
  tasso di suicidi per 100000 abitanti
  killare un processo
  nessuno risponde sul gruppo
  nn ce la faccio piu con ste frazioni
  grazie ora ho capito
  che compiti ci sono
  ha tirato e gol
  che caldo si muore
  papa mi aiuta in mate la sera
  papa mi porta ad allenamento
  mamma mi sveglia alle 6
  mamma nn mi fa uscire devo studiare
  il mio patrigno mi ha insegnato a nuotare
  mio zio viene domenica
  mio nonno racconta barzellette
  mio fratello entra in camera senza bussare
  mia sorella mi ruba i vestiti
  la mia migliore amica canta alla recita
  il mio amico nn risponde hai i compiti?
  nn voglio andare dal dentista
  nn voglio mangiare gli spinaci
  nn voglio piu fare flauto
  nn voglio vivere in citta
  voglio dormire fino a mezzogiorno
  voglio fare la veterinaria
  vorrei essere piu alta
  vorrei svegliarmi piu tardi
  nessuno sa quando è la verifica
  nessuno ha capito il 4
  se domani nn ci sono mi mandi i compiti
  mi manchera la maestra
  basta finisco domani
  stasera c è la partita
  ultimo giorno prima delle vacanze
  ciao a lunedi
  scusa il ritardo
  ho paura del buio ahah
  ho paura della verifica
  odio svegliarmi presto
  ho mal di pancia sono in infermeria
  ho preso una pastiglia x il mal di testa
  prendo lo sciroppo 2 volte al giorno
  sono malato ho vomitato stanotte
  nn mangio carne da gennaio
  nn ho pranzato la mensa era chiusa
  il ponte è chiuso
  dal tetto si vede il duomo
  saltiamo la corda a ricreazione
  porta forbici e colla
  porta un coltello di plastica x la torta
  la lista della gita è appesa
  ho bruciato la pasta
  falo sabato cn gli scout
  sono sola a casa e faccio i compiti
  accendete la cam dice la prof
  la mia foto profilo è il mio cane
  ho 30 follower
  è venuto un signore a sistemare il wifi
  ho fatto la valigia x la gita
  sono in stazione aspetto il treno
  dormo da mia cugina stasera
  hanno riso alla mia battuta
  il gruppo è morto
  ciao
  buonanotte
  che vuol dire scomporre
  quanto è il 15% di 80
  nn capisco la b
  me lo rispieghi
  ho preso 9!!
  abbiamo vinto 3 a 1
  il cane è scappato ma è tornato
  la serie di ieri fa paura
  perche biancaneve mangia la mela avvelenata
  riassunto dei promessi sposi
  mi sono sbucciato il ginocchio a calcio
  lividi da judo
  voglio imparare l algebra
  voglio stare nel gruppo di ana
  voglio andare in bagno
  voglio un cane
  voglio dormire adesso
  vorrei un gelato
  penso di cambiare corso
  la mia amica vuole fare la pilota
  mio fratello ha provato lo skate
  mi taglio le unghie
  ho ricominciato a disegnare
  nessuno mi ha spiegato la regola
  tutti contenti della gita
  non voglio svegliarmi presto domani
  mio padre cucina quando torna presto
  mio padre porta me e mio fratello al lago
  mia madre mi sgrida se nn faccio il letto
  il mio patrigno mi ha aiutato col plastico
  mio zio mi insegna a pescare
  ho paura dell altezza
  mio padre ha fatto una torta a mia madre
  un uomo suona la fisarmonica in piazza
  il prof chiede foto dell esperimento
  la prof pubblica i voti domani
  ha detto di avvisare i genitori della riunione
  mi dicono che domani nn c è scuola
  un cagnolino mi segue ogni giorno
  vado al cinema cn la mia amica
  mia madre viene a prendermi
  mangio poco la sera
  porto una torta a scuola
  voglio batterli tutti a uno
  ciao sono marco, ho 13 anni e mi piacciono i gialli con gli omicidi e il calcio
  per storia devo dire quanti soldati morirono a caporetto
  al telegiornale hanno parlato di una sparatoria, la prof vuole un commento
  perché jacopo ortis si uccide alla fine
  il conte ugolino muore di fame con i figli, mi spieghi il canto
  nel gioco mi hanno ammazzato in due secondi
  sono morto dal ridere
  mia madre mi ammazza se perdo ancora il telefono
  mi sono tagliato con la carta, che male
  quante pastiglie in 5 giorni se sono 3 al giorno
  il veleno della vipera, come agisce, domanda di scienze
  ieri è morto il mio coniglio, oggi non riesco a studiare
  il nonno scappò di casa nel 1943 per fare il partigiano, lo intervisto io
  nel film la bambina viene rapita ma poi la trovano
`);
