import { linesOf } from '../../phrase.ts';

export const french = linesOf(`
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
  a demain tlm
  mon pere maide pr les maths le soir
  mon pere memmene au foot
  ma mere me reveille a 6h30
  ma mere veut pas que jsorte ce soir jdois reviser
  mon beau pere ma appris a nager
  mon oncle vient dimanche
  mon grand pere me raconte des blagues
  mon frere rentre dans ma chambre sans frapper
  ma soeur me pique mes habits
  ma meilleure pote chante a la fete du college
  mon pote repond pas tas les devoirs toi
  jveux pas aller chez le dentiste
  jveux pas manger des epinards
  jveux plus faire de la flute
  jveux pas vivre a la campagne
  jveux dormir jusqua midi
  jveux devenir veto
  jaimerais me reveiller plus tot
  jaimerais etre plus fort en geo
  personne sait cest quand le controle
  personne veut etre dans mon groupe de svt sauf toi
  si jsuis pas la demain tu menvoies le cours
  la prof de cm2 va me manquer
  jen peux plus jfinis demain
  ce soir y a match
  cest mon dernier jour avant les vacances
  adieu les vacances lol
  demain jserai pas la jai lorthodontiste
  dsl pr le retard
  jai peur du noir mdr
  jai peur de rater le controle
  jdeteste me lever tot
  jai mal au ventre jsuis allée a linfirmerie
  jai pris un doliprane pr ma tete
  jprends mon sirop matin et soir
  jsuis malade jai vomi cette nuit
  jmange plus de viande depuis janvier
  jai pas mangé a la cantine c degueu
  le pont est fermé ya des travaux
  du toit on voit la tour eiffel
  on saute a la corde a la recré
  ramene tes ciseaux et ta colle
  ramene un couteau en plastique pr le gateau
  la liste pr la sortie est affichée
  jai brulé les crepes
  feu de camp samedi avec les scouts
  jsuis seule a la maison jfais mes devoirs
  allumez vos cameras svp dit la prof
  ma photo de profil cest mon chat
  jposte la video sur lent ?
  jai 30 abonnés sur insta
  un monsieur est venu reparer le wifi
  jai fait mon sac pr la classe verte
  jsuis a la gare jattends le train de 17h
  jdors chez ma cousine ce soir
  ils ont ri a ma blague
  le groupe est mort la
  salut
  bonne nuit
  ca veut dire quoi developper
  cest combien 15% de 80
  jcomprends pas la b
  la derivée de x3 stp
  tu peux reexpliquer
  jai eu 18 !!
  on a gagné 3 1
  mon chien sest sauvé mais il est revenu
  la serie dhier fait trop peur
  pk blanche neige mange la pomme empoisonnée
  le bourgeois gentilhomme resumé acte 2
  jme suis fait mal au genou au foot
  jme suis cogné la tete au placard aie
  jai des bleus a cause du judo
  mon bras me gratte a cause dun moustique
  le prof tape au tableau
  on tape la pate avant de faire la pizza
  jme suis brulé la langue avec le chocolat
  salut tu peux m'aider pour l'exo 4 ? je trouve 7 mais le corrigé dit 9
  desolee j'ai pas rendu le devoir, je suis rentrée tard du hand et je me suis endormie
  je sais pas avec qui faire l'exposé, ma copine a deja un groupe
  voila j'ai fini l'exercice, merci pour tout et a demain
  j'ai pas pu faire mes devoirs, mes cousins sont venus et sont restés tard
  si j'ai plus de 15 mon pere m'emmene au stade alors explique moi bien stp
  question : si j'ai envoyé la photo du devoir et qu'elle est floue je la renvoie ?
  j'ai eu un coup de chaud en sport mais j'ai bu et ca va
  je veux pas aller au college demain, y a trois controles et il pleut
  j'en ai marre de perdre, lundi je prends ma nouvelle raquette et je les bats
  je veux apprendre l'algebre
  je veux etre dans le groupe d'ana
  je veux aller aux toilettes
  je veux un chien
  je veux arreter le piano
  jveux aller dormir
  je veux pas continuer ce chapitre on passe a la geometrie
  jai envie d'une glace
  je vais m'entrainer
  je vais passer au niveau 5
  je pense a changer d'option
  ma soeur veut etre pilote
  jai peur que mon pote change de college
  personne m'a expliqué la regle
  personne a vu la faute au tableau
  tout le monde etait content de la sortie
  je prefere additionner que diviser
  jme coupe les ongles
  jme fais des tresses
  jme suis trompé de page
  jai recommencé l'exercice
  mon pere cuisine quand il rentre tot
  mon pere nous emmene au lac
  ma mere rale parce que jfais pas mon lit
  mon beau pere ma aidé pour la maquette
  mon oncle mapprend a pecher
  mon frere me prete sa switch le soir
  jai peur du vide
  jai peur du film
  chez moi on est cinq
  mon pere a fait un gateau a ma mere
  un monsieur joue de laccordeon sur la place
  le prof demande des photos de lexperience
  il ma demandé denvoyer le resumé
  il va publier les notes
  il me dit de prevenir mes parents pour la reunion
  il menvoie des memes de chats
  on ma dit que demain ya pas cours
  il a dit quil me preterait son livre a la sortie
  un petit chien me suit tous les jours
  jvais au cine avec ma copine
  jme suis couché tard cette nuit
  je suis dehors ma mere arrive
  je mange peu le soir
  ma soeur se fait un sandwich
  je vais ramener un gateau au college
  je veux tous les battre au uno
  il va ramener sa guitare lundi
  jai pris mon vélo
  jai avalé de travers
  tu trouves combien au 2b
  on a svt a 10h
  salut, moi c'est hugo, j'ai 12 ans, j'aime le judo et les films de guerre
  pour l'histoire je dois dire combien de soldats sont morts à verdun et pourquoi
  aux infos ils ont parlé d'un attentat et la prof veut qu'on écrive ce qu'on a compris
  emma bovary avale de l'arsenic à la fin, pourquoi flaubert décrit tout ça si longtemps
  dans les misérables cosette est battue par les thénardier, c'est la question 2
  javert se jette dans la seine, c'est un suicide ou un accident selon toi
  dans le jeu mon frère m'a tué trois fois avec l'épée, je suis vert
  on a vu un film où une fille s'enfuit de chez elle, je dois faire un résumé de dix lignes
  j'ai failli mourir de honte quand j'ai lu mon poème devant tout le monde
  arrête tu me tues avec tes blagues
  ma grand-mère est partie pendant l'exode en 1940, elle avait six ans, j'ai fait son interview
  le chat est mort hier et ma petite soeur pleure tout le temps
  je me suis brûlé la main avec le fer à gaufres mais ça va
  quelle dose de paracétamol pour un enfant de 20 kg, c'est un exercice de proportionnalité
  en svt on étudie le poison des champignons, l'amanite phalloïde détruit le foie
`);
