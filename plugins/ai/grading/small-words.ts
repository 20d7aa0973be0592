const listed = (text: string) => text.split(/\s+/).filter(Boolean);

/** Function words that almost every English sentence contains. */
export const englishWords: ReadonlySet<string> = new Set(
  listed(`
the a an is are was were be been of to in on at by for with from as it its this that these those there and or but not no
if so because than then when which who what how why you he she we they them their his her our your my me us one all i
some any more most less would should could can will might may do does did have has had make makes made only also very too
`),
);

/** Words of several languages that are words, names or signs of formulas in English as well. */
const shared = new Set(
  listed(
    'a i to is on me no he for ten one do so e o as ja w x z y es ad dare sat sun mo za na con come via data an des los von per',
  ),
);

/** Function words of other languages in Latin script, and words of instructions to a grader in them. */
export const otherWords: ReadonlySet<string> = new Set(
  listed(`
der die das und ist nicht ein eine einen dem den mir mich bitte gib für alle alles sind auch auf mit zu wie diese dieser volle antwort
el la las que por favor para una esta este respuesta da dame como todo todos del al lo
le les une est pas pour cette réponse donne tous toutes avec dans sur au aux vous je ce ces qui mets mettez
il gli della di questa risposta dai tutti tutte che sono è nel alla
os um uma não resposta dê todas com seja em ao
het een en niet deze dit geef voor van zijn moet antwoord
jest daj wszystkie odpowiedź proszę nie ta tę się
ve bir bu için tam cevap ver lütfen tüm bütün olarak
och att det som är för inte ge alla svaret detta på og er ikke gi
je dej všechny odpověď prosím jako se az és minden adj válasz erre kérlek
anna kaikki tämä vastaus ole hyvä tälle și este dă toate acest răspuns pentru te rog
dan yang ini jawaban beri semua untuk tolong berikan saya hãy cho tất cả câu trả lời này
bigyan ang sa ng lahat ito sagot tafadhali toa yote hii jibu kwa daj sve ovaj odgovor molim donu ĉi tiu respondo
`).filter((word) => !englishWords.has(word) && !shared.has(word)),
);
