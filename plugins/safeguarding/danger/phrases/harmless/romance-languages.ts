import type { DangerLanguage } from '../phrase.ts';
import { linesOf } from '../phrase.ts';

export const romanceLanguages: Readonly<Partial<Record<DangerLanguage, readonly string[]>>> = {
  es: linesOf(`
    me muero de risa jajaja
    me muero de hambre cuando comemos
    me muero de sueño
    me muero de ganas de verla
    esta tarea me esta matando
    mi mama me va a matar si repruebo jaja
    te mato si me spoileas
    mate a 8 en el free fire
    me mataron en la ultima zona
    como mato al dragon en minecraft
    me mori 3 veces en el mismo nivel
    se me murio el celu
    muerta con ese meme 💀
    me corto el pelo mañana
    me corte el dedo con una hoja
    como corto un pastel en 6 partes iguales
    corta y pega el texto
    mi papa me gana al ajedrez
    mi tio me toca la guitarra
    hoy me toca exponer
    me toco el grupo 3
    mi hermana me pego un chicle en el pelo
    pega la foto en el cuaderno
    mandame la foto de la tarea porfa
    el profe pide foto del cuaderno
    no le digas a nadie es una fiesta sorpresa
    nos vemos en la biblio a las 4
    quiero irme a casa ya
    me voy de casa a las 7 para tomar el bus
    mi abuelo murio hace dos años
    romeo se mata al final no?
    cuantos murieron en la guerra civil
    dosis letal pregunta de biologia
    tomo una pastilla cada 8 horas cuantas en 5 dias
    tasa de suicidios por 100000 habitantes grafico
    matar un proceso en linux
    no comi porque tenia entreno
    cuantas calorias tiene un huevo
    odio las fracciones
    nadie contesta en el grupo
    a nadie le salio el 5
    gracias profe ahora si entendi
    q hay de tarea
    como se resuelve una ecuacion de segundo grado
    ya no quiero hacer mas fracciones x hoy
    ya no aguanto este calor
    dispara al arco y gol
    me tiro de la piscina del trampolin
    huyo de las mates jaja
    la bomba de agua del ejercicio 3`),
  fr: linesOf(`
    jsuis morte de rire
    mdrrr jsuis dead
    jmeurs de faim on mange quand
    jmeurs de chaud
    ces devoirs me tuent
    ma mere va me tuer si jai encore 5
    jvais te tuer si tu me spoil
    jai tué 10 joueurs sur fortnite
    il ma tué avec un sniper dans le jeu
    comment tuer le boss du niveau 4
    mon tel est mort
    ca tue ton dessin
    jme suis coupé le doigt en cuisinant
    jme coupe les cheveux demain
    comment couper un cercle en 5
    mon pere ma battu aux echecs
    il ma battu de 2 points
    mon oncle ma offert un velo
    cette chanson me touche trop
    touche pas a mes crayons
    envoie la photo de la page 12 stp
    le prof veut une photo du cahier
    dis rien a maman cest pour son anniv
    on se voit au cdi a 16h
    jrentre chez moi a 17h
    jpars de chez moi a 7h30
    mon papi est mort quand javais 5 ans
    romeo se tue a la fin nan
    combien de morts a verdun
    la dose mortelle exo de svt
    2 comprimés par jour pendant 6 jours combien
    taux de suicide en france par age pour lexposé
    kill un processus sur linux
    jai sauté le petit dej
    combien de calories dans une pomme
    personne repond sur le groupe
    personne a compris le 4
    jen peux plus de cette chaleur
    jen ai marre des fractions
    jsuis nul a ce jeu
    merci jai compris
    cest quoi les devoirs
    comment on derive x2
    jme casse a la mer ce weekend
    il a tiré et but
    jsaute du plongeoir de 3m
    jai vomi dans le bus a cause des virages
    werther se suicide pk
    la bombe atomique en histoire
    a demain tlm`),
  pt: linesOf(`
    morri de rir kkkk
    to morrendo de fome
    to morta com esse meme
    essa prova me matou
    minha mae vai me matar se eu tirar 3 kkk
    matei 7 no free fire
    morri pro boss de novo
    meu celular morreu
    cortei o cabelo
    cortei o dedo fazendo bolo
    meu pai me ganhou no xadrez
    meu tio toca violao
    manda foto da lição
    o prof pediu foto do caderno
    n conta pra ngm é festa surpresa
    bora estudar na biblioteca as 3
    to indo pra casa
    meu avô morreu faz 2 anos
    romeu se mata no fim ne
    quantos morreram na segunda guerra
    um comprimido a cada 8 horas quantos em 3 dias
    taxa de suicidio por 100 mil grafico da redação
    matar processo no linux
    quantas calorias tem um ovo
    ngm responde no grupo
    nao aguento mais esse calor
    odeio fração
    obrigada entendi
    qual a lição de casa
    chutou e gol
    não jantei ainda
    vou faltar amanhã tenho dentista`),
  it: linesOf(`
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
    che caldo si muore`),
  ro: linesOf(`
    mor de ras
    mor de foame cand mancam
    m a omorat testul asta
    ma omoara mama daca iau 4 haha
    am omorat 8 pe fortnite
    am murit la boss iar
    mi a murit telefonul
    m am tuns
    m am taiat la deget cu hartia
    taie cercul in 4
    tata ma bate la sah
    tata ma bate la tenis de fiecare data
    trimite poza cu tema
    profa vrea poza cu caietul
    nu zice la nimeni e petrecere surpriza
    ne vedem la biblioteca la 4
    plec de acasa la 7
    bunicul a murit acum doi ani
    de ce se omoara romeo
    cati au murit in al doilea razboi
    o pastila la 6 ore cate in 3 zile
    rata sinuciderilor grafic
    cum omor un proces in linux
    nimeni nu raspunde pe grup
    nu mai pot cu fractiile
    mersi am inteles
    ce tema avem
    cum se rezolva ecuatia`),
};
