import { phrases } from '../phrase.ts';

export const french = phrases('fr', {
  suicide: `
    jveux mourir
    jve crever
    jveu plus vivre
    jen peu plu jvais me foutre en lair
    g envie de crever
    jai plus envie detre la
    wsh jsuis au bout jveux en finir pour de vrai
    j'en ai marre de vivre
    jpense au suicide tt les jours
    jpense a me suicider mais jose en parler a personne
    jaimerais mendormir et jamais me reveiller
    j'aurais voulu pas naitre
    ca changerait quoi si jetais morte
    si jme bute personne va le remarquer
    tt le monde irait mieux si jexistais pas
    ma mere serait plus heureuse si jetais pas la
    jsuis un poids pr ma famille autant que je disparaisse
    jsuis une merde jmerite pas de vivre
    jai ecrit une lettre dadieu
    c mon dernier message adieu tlm
    demain jserai plus la
    jsuis sur le pont la
    jsuis monté sur le toit du bahut et jai envie de sauter
    ce soir je le fais cest decidé
    jai deja essayé de me pendre
    jme taillade les bras
    jme coupe avec la lame de mon taille crayon
    jme suis encore ouvert les cuisses hier
    jme scarifie depuis la 5e
    jmets des manches longues pr cacher mes coupures
    jme brule avec un briquet pr sentir qqch
    jme tape la tete contre le mur jusqua avoir mal
    jme griffe jusquau sang
    je saigne bcp jai coupé trop profond
    quand ca va pas jme fais du mal cest plus fort que moi
    jai rechuté jme suis recoupée
    ma meilleure pote veut se suicider jsais pas quoi faire
    ma copine ma dit quelle allait sauter par la fenetre
    mon frere ma envoyé un message dadieu il repond plus
    ma soeur se mutile elle veut pas que jen parle aux parents
    un gars de ma classe dit quil veut mourir
    une amie se taille les veines dans les chiottes du college
    la vie ca sert a rien jveux juste que ca sarrete
    jveux plus me reveiller demain
    vivement que jcreve comme ca jles ferai plus chier
    a quoi bon continuer a vivre
    j'ai plus la force de vivre en vrai
    jme sens vide jai envie de mourir le soir dans mon lit
    j'ai pensé a me jeter sous le metro
    kelkun peut maider jvais faire une betise ce soir, me tuer jveux dire
    jsuis dsl pr tout, prenez soin de mon chat
    jme unalive ce soir
    je veux etre mort
    jveux mourir pour de vrai
    jai envie de me suicider
    je vais me tuer ce soir
    je pense a me tuer
    jai des pensées suicidaires
    jai des idées noires jpense a en finir
    ma soeur veut se suicider
    jai peur que mon pote se tue
    je veux pas continuer a vivre comme ca
    je veux en finir avec la vie
    je veux me pendre
    je veux sauter du pont
    je veux sauter par la fenetre
    jme coupe tous les soirs
    jme suis coupé les bras
    jai recommencé a me scarifier
    jme fais mal expres
    mon pote se scarifie
    personne va pleurer si je meurs
    si jmeurs ca fera rien a personne
    tout le monde serait mieux si jetais mort
    je merite de mourir
    jaurais preferé ne pas exister`,
  overdose: `
    jai pris toute la boite de doliprane
    g avalé pleins de cachets et jme sens bizarre
    jai pris les medocs de ma mere expres
    jviens davaler 15 comprimés
    jai bu de la javel
    ma pote a pris trop de medocs elle se reveille plus
    mon pote a fait une od
    jai melangé alcool et cachets jvois flou
    ma soeur a vidé la pharmacie elle dort et elle repond pas
    il a pris un truc en soiree il respire bizarrement
    jai avalé les somniferes de mamie
    jai pris plein de cachets pour mourir
    jai avalé tous les medocs de la salle de bain
    jai trop pris de cachets jai envie de dormir
    ma soeur a avalé une boite entiere
    jai fait une tentative avec des medocs`,
  abuse: `
    mon pere ma encore frappé hier soir
    mon daron me defonce quand jai des mauvaises notes
    ma daronne me met des coups de ceinture
    mon beau pere vient dans ma chambre la nuit
    mon beau pere ma touché et il ma dit de rien dire
    mon tonton ma touchée la ou fallait pas
    mon cousin me force a faire des trucs
    mon grand pere me touche quand on est seuls
    mon pere tape ma mere et apres cest moi
    jose pas rentrer jvais me faire frapper
    jai peur de lui quand il a bu
    ma mere menferme dans la cave
    on me donne pas a manger chez moi
    jai des bleus partout cest mon pere
    il ma etranglé contre le mur
    mon frere me tape jusqua ce que je saigne
    mon entraineur me touche dans les vestiaires
    jai ete violée
    un mec ma forcée a une soiree et jai dit non
    mon copain me met des gifles et il surveille mon tel
    mon pere me jette dehors en pleine nuit
    ma belle mere me brule avec sa cigarette
    mon animateur a mis sa main dans mon pantalon
    ma copine a des bleus elle dit que cest son pere
    le voisin touche ma petite soeur
    ma mere me dit que jsuis une erreur et elle me tape
    papa a attrapé maman par la gorge jsuis caché dans la salle de bain
    a la maison ca cogne tous les soirs
    mon pere me frappe quand il boit
    mon pere me tape avec la ceinture
    ma mere me frappe tous les jours
    mon beau pere me frappe
    mon oncle me touche quand on est seuls
    mon beau pere me touche
    mon frere me touche la nuit
    jai peur de mon pere
    jai peur detre a la maison
    on me frappe a la maison
    mon pere frappe ma mere
    il ma violée
    mon prof de sport ma touché
    ma copine ma dit que son pere la touche
    ils me donnent pas a manger et me tapent`,
  grooming: `
    un mec sur snap me demande des nudes
    un inconnu sur insta veut que jlui envoie des photos de moi
    un gars de 30 ans veut me voir en vrai jen ai 13
    il veut que jallume ma cam et que jenleve mon haut
    il ma dit quil avait 15 ans mais en fait cest un adulte
    il me dit de rien dire a mes parents cest notre secret
    jai envoyé une photo et maintenant il menace de tout balancer
    mon ex va afficher mes nudes
    il veut de largent sinon il envoie ma video a tout le monde
    un vieux menvoie des photos de son sexe
    il moffre des vbucks contre des photos
    mon prof menvoie des messages chelou la nuit
    il me demande si jsuis seule chez moi
    un type rencontré sur roblox veut venir me chercher
    on me fait du chantage avec une video
    ma petite soeur parle avec un adulte qui lui demande des photos
    une pote se fait victimiser par un mec qui a ses nudes
    il me demande ce que je porte sous mes vetements
    y a un compte fisha avec mes photos
    il dit quil maime il a 27 ans et faut que jefface les messages
    un homme reclame des photos tous les soirs sur insta
    un monsieur veut des photos de moi sans habits
    il me demande des photos de mon corps
    il veut envoyer mes photos a mes parents
    un adulte veut me voir seule
    il me dit de garder le secret
    il menvoie des photos de lui tout nu
    il veut un video de moi sans tshirt`,
  threat: `
    ils ont dit quils allaient mattendre a la sortie
    on me dit daller me pendre
    tt le groupe me dit de me suicider
    ils vont me defoncer demain
    un mec ma menacé avec un couteau
    il a dit que si jparle il me tue
    jrecois des menaces de mort sur insta
    jme fais frapper tous les jours au college
    une voiture me suit quand je rentre
    mon ex dit quil va me faire du mal si jle quitte
    ils veulent me planter a larret de bus
    ils ont dit quils savent ou jhabite
    ils ont menacé mon petit frere
    jme fais harceler et racketter jai peur daller en cours
    ils mont enfermé dans les toilettes et mont tapé
    on me menace tous les jours
    ils menacent de me tuer
    il a dit quil me frapperait a la sortie
    on me dit de me tuer
    ils me frappent et jai peur den parler
    un homme me suit tous les jours`,
  'running-away': `
    jme casse de chez moi ce soir
    jfugue demain jai deja fait mon sac
    jsuis partie de chez moi jsais pas ou dormir
    jai fugué et jsuis a la gare
    mes parents mont mis a la porte
    mon pere ma foutu dehors jsuis dans la rue
    jveux plus jamais retourner chez moi
    ma pote a fugué avec un mec quelle a connu sur internet
    jdors dans une cage descalier
    jme barre et jreviens jamais
    je veux partir de chez moi pour toujours
    je me suis enfuie cette nuit
    je suis dehors ma mere ma virée
    jvais fuguer avec ma copine`,
  'eating-disorder': `
    jme fais vomir apres la cantine
    jmange plus depuis 4 jours jsuis trop grosse
    jsaute tous les repas et jdis a ma mere que jai mangé
    jmange que 200 calories par jour
    jsuis pro ana
    jmempiffre et apres jvais vomir
    jprends des laxatifs pr maigrir
    jme degoute jveux plus jamais manger
    ma copine mange plus rien elle est tombée dans les pommes
    jme pese 10 fois par jour et si jai pris 100g jmange pas
    jcache la bouffe dans ma serviette pr pas manger
    je vomis apres chaque repas
    jarrete de manger pour etre mince
    jai rien mangé depuis des jours jme trouve grosse
    je me force a vomir
    ma soeur se fait vomir`,
  violence: `
    demain je ramene un couteau et jle plante
    jvais tous les buter
    jvais buter mon prof pour de vrai
    jvais faire un carnage au lycee
    un gars de ma classe dit quil va tirer sur tout le monde
    il a montré un flingue dans son sac
    jai une liste de ceux qui vont crever
    jvais mettre le feu au bahut avec eux dedans
    jai envie de tuer mon beau pere dans son sommeil
    mon pote veut poignarder un mec demain
    je veux tuer mon pere
    je vais ramener un couteau au college
    je veux tous les tuer
    il va ramener une arme lundi il est serieux`,
});
