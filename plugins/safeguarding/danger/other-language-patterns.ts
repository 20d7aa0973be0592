import type { DangerPattern } from './pattern.ts';
import { fragmentsOf, patternsOf } from './pattern.ts';

// Spanish, French, German, Arabic and Chinese, and in fewer words Portuguese and Italian. On text without accents and
// apostrophes. `normalise.ts` turns `papa` and `mama` into `dad` and `mom`, and `photos` into `photo`.

const few = String.raw`(?:\w+ ){0,4}?`;

const spanish: readonly DangerPattern[] = [
  ...patternsOf('suicide', String.raw`\b(?:de risa|de aburrimiento|de hambre|el tiempo)\b`, [
    '(?:me )?quiero (?:morir|morirme|matarme|matar|suicidar|suicidarme|desaparecer para siempre|acabar con mi vida)(?! (?:el|a|al|un|una|los|las))',
    'me (?:quiero|voy a) (?:matar|morir|suicidar)',
    '(?:ya )?no quiero (?:seguir )?(?:vivir|viviendo|estar vivo|estar viva|estar aqui mas|despertar|existir)(?! (?:en|con|alli))',
    'no quiero seguir (?:aqui|viviendo|con (?:mi|la|esta) vida)',
    `(?:nadie|a nadie|quien) ${few}(?:extranaria|extrana|echaria de menos|importaria|importa|notaria|lloraria) ${few}(?:si|cuando) ${few}(?:muero|desaparezco|muriera|morir|mato|no estoy|muerto|muerta)`,
    '(?:estarian|estaria|estaran|serian) mejor sin mi|mas felices sin mi',
    `(?:voy a|pienso en|pensado en|pensando en|ganas de) ${few}(?:matarme|suicidarme|cortarme|hacerme dano|quitarme la vida|tirarme (?:por|de|desde|al)|morirme)`,
    'quitarme la vida|me (?:corto|hago cortes|he cortado|autolesiono|hago dano)(?! (?:el pelo|las unas|jugando))|tirarme (?:por la ventana|de un puente|al tren)',
    'ojala (?:no hubiera nacido|nunca hubiera nacido|estuviera muert[oa]|me muriera)|no tiene sentido (?:vivir|seguir viviendo|mi vida)|sin ganas de vivir',
  ]),
  ...patternsOf('overdose', undefined, [
    '(?:me )?(?:tome|he tomado|tomado|trague|tragado) (?:\\w+ ){0,3}?(?:muchas|demasiadas|todas|un monton|frasco|caja|[1-9][0-9]) (?:\\w+ ){0,2}?(?:pastillas|pills|pildoras|medicamentos)',
  ]),
  ...patternsOf('abuse', String.raw`\b(?:ajedrez|juego|me toca (?:a mi|hacer|estudiar))\b`, [
    'mi (?:dad|padre|mom|madre|padrastro|madrastra|hermano|tio|abuelo|novio|primo|entrenador) (?:\\w+ ){0,2}?(?:me|nos) (?:pega|golpea|maltrata|toca|viola|abusa|encierra|pego|golpeo|toco)',
    '(?:el|ella) me (?:pega|golpea|maltrata|viola)(?! en)|abusa de mi|me (?:violo|violaron)|me (?:toca|toco) (?:ahi abajo|mis partes|sin permiso)',
    'miedo (?:de|a) (?:\\w+ )?(?:ir|volver|regresar|estar|llegar) (?:a|en) (?:mi )?casa',
  ]),
  ...patternsOf('grooming', undefined, [
    `(?:online|internet|senor|hombre|desconocido|alguien|red|adulto) ${few}(?:pide|pidio|pidiendo|quiere) ${few}(?:photo|fotos|videos?|desnud[oa])`,
    '(?:photo|fotos) (?:\\w+ ){0,2}?(?:desnud[oa]|sin ropa|intimas)',
    '(?:amenaza|chantajea|extorsiona) (?:\\w+ ){0,4}?(?:photo|fotos|videos?)',
  ]),
  ...patternsOf('threat', undefined, [
    'me (?:amenaza|amenazan|amenazo|amenazaron)(?: \\w+)?|(?:dicen|dice|dijo|dijeron) que me (?:va|van) a (?:matar|pegar|hacer dano)',
  ]),
  ...patternsOf('running-away', undefined, [
    '(?:escaparme|fugarme|escapar|huir|irme|fugar) de (?:mi )?casa|me (?:escape|fugue) de casa',
  ]),
  ...patternsOf('eating-disorder', undefined, [
    'me provoco el vomito|vomito despues de comer|(?:no como|sin comer) (?:\\w+ ){0,5}?(?:gord[oa]|adelgazar|dias para)|hacerme vomitar',
  ]),
  ...patternsOf('violence', String.raw`\b(?:tiempo|aburrimiento|juego|zombis?)\b`, [
    '(?:voy a|quiero|pienso) (?:matar|disparar|apunalar|acuchillar) a (?:mi|mis|un|una|todos|el|la|los|ese|esa)',
    '(?:llevar|llevo|traer|llevare|traigo) (?:\\w+ ){0,2}?(?:pistola|arma|cuchillo|navaja) (?:\\w+ ){0,2}?(?:colegio|escuela|clase|instituto)',
  ]),
];

const french: readonly DangerPattern[] = [
  ...patternsOf('suicide', String.raw`\b(?:de rire|de faim|d ennui|dennui|le temps|de soif)\b`, [
    '(?:je veux|jai envie de|envie de|je vais|je voudrais|jaimerais) (?:mourir|me tuer|me suicider|en finir|me faire du mal|me couper|me jeter|disparaitre (?:pour toujours|a jamais))(?! (?:avec (?:ce|cet|cette)|le temps))',
    '(?:veux|envie de|ai) (?:plus|plus envie de|pas) (?:de )?(?:vivre|etre la|exister|envie de vivre)(?! (?:a|en|dans|avec))',
    'me suicider|fin a mes jours|je me (?:coupe|scarifie|mutile)(?! les (?:cheveux|ongles))|me fais du mal (?:quand|parce|expres|souvent|le soir|tous)|me jeter (?:sous|par|du|devant)',
    `(?:personne|qui) ${few}(?:regretterait|manquerait|remarquerait|pleurerait|sen rendrait compte|sapercevrait) ${few}(?:si|je|moi)`,
    'manquerais a personne|(?:seraient|serait|iraient|irait) mieux sans moi|plus heureux sans moi',
    '(?:prefere|voudrais|aime|aimerais) (?:ne )?(?:jamais|pas) (?:etre |ete )?(?:ne|nee|etre nee?)|jamais etre nee?',
    '(?:sert a rien|raison|interet|sens) (?:de|a) vivre|veux en finir|me donner la mort',
  ]),
  ...patternsOf('overdose', undefined, [
    '(?:jai|ai|a) (?:pris|avale) (?:\\w+ ){0,3}?(?:trop|plein|beaucoup|toute|tous|plaquette|boite|[1-9][0-9]) (?:\\w+ ){0,3}?(?:medicaments|cachets|comprimes|pilules|somniferes|pills)',
  ]),
  ...patternsOf('abuse', String.raw`\b(?:echecs|au jeu|aux cartes|a la course|ca me touche|cela me touche)\b`, [
    '(?:mon|ma) (?:pere|dad|mere|maman|mom|beau pere|belle mere|frere|oncle|copain|cousin|grand pere|entraineur|prof) (?:\\w+ )?(?:me|nous) (?:frappe|bat|tape|touche|viole|enferme|cogne|etrangle|maltraite)',
    '(?:il|elle) me (?:frappe|bat|tape dessus|viole)(?! (?:aux|au|en|a la))|abuse de moi|jai ete violee?',
    'peur de (?:rentrer|retourner|revenir|etre) (?:chez moi|a la maison)',
  ]),
  ...patternsOf('grooming', undefined, [
    `(?:online|internet|homme|monsieur|inconnu|quelquun|adulte|il) ${few}(?:demande|veut) (?:\\w+ ){0,6}?(?:photo|nude|video|nue)`,
    '(?:chantage|menace|menacer) (?:\\w+ ){0,5}?(?:photo|nude|videos?)',
  ]),
  ...patternsOf('threat', undefined, [
    '(?:il|elle|ils|elles|on) (?:me )?(?:menace|menacent) (?:de me|de mort|moi)?|(?:dit|disent) (?:\\w+ ){0,3}?(?:vont|va) me (?:tabasser|tuer|frapper|casser)',
  ]),
  ...patternsOf('running-away', undefined, [
    'je (?:vais|veux) (?:fuguer|menfuir)|jai fugue|partir de (?:chez moi|la maison) pour toujours',
  ]),
  ...patternsOf('eating-disorder', undefined, [
    '(?:me fais|me faire) vomir|(?:mange plus|rien mange) (?:\\w+ ){0,6}?(?:grosse?|maigrir)',
  ]),
  ...patternsOf('violence', String.raw`\b(?:le temps|zombies?|jeu)\b`, [
    'je (?:vais|veux) (?:tuer|poignarder|buter|planter) (?:mon|ma|mes|tout|le|la|les|un|une)',
    '(?:amener|apporter|ramener|prendre) (?:\\w+ ){0,2}?(?:couteau|arme|flingue|pistolet) (?:\\w+ ){0,3}?(?:ecole|lecole|college|lycee|cours)',
  ]),
];

const german: readonly DangerPattern[] = [
  ...patternsOf('suicide', String.raw`\b(?:vor lachen|vor langeweile|im spiel|schach)\b`, [
    '(?:will|mochte|wurde gerne?|kann) (?:\\w+ ){0,3}?(?:nicht mehr|nimmer|nie mehr) (?:leben|da sein|aufwachen|hier sein|existieren)(?! in)',
    '(?:will|mochte|wurde am liebsten) (?:\\w+ ){0,2}?(?:sterben|tot sein)|am liebsten tot|(?:ware|war) ich (?:doch |nur |einfach )?tot',
    '(?:bringe?|werde|will|mochte) (?:\\w+ ){0,2}?mich (?:\\w+ )?(?:um|umbringen|toten)|mich (?:selbst )?(?:umbringen|toten|ritzen|umzubringen|zu toten|zu ritzen)',
    '(?:ritze?|ritz) mich|mich (?:\\w+ ){0,2}?(?:geritzt|selbst verletzt)|verletze mich (?:selbst|absichtlich)|mich selbst (?:zu )?(?:verletzen|verletze)',
    `(?:niemand|keiner|keinen|keinem|wer) ${few}(?:vermissen|interessiert|merken|bemerken|auffallen|traurig|kummert|wurde es)(?: ${few}(?:mich|ich|wenn)| |$)(?:${few}(?:sterbe|weg|tot|nicht mehr|mich|ware))?`,
    'ohne mich (?:\\w+ ){0,3}?besser dran|besser dran ohne mich|besser ohne mich',
    '(?:nie|niemals) geboren|denke (?:\\w+ ){0,2}?an (?:selbstmord|suizid)|suizidgedanken|selbstmord (?:begehen|machen)|das leben nehmen|mach(?:e)? schluss mit (?:allem|dem leben|meinem leben)',
    '(?:springe?|springen|werfe mich|spring) (?:\\w+ ){0,3}?(?:vor den zug|vor einen zug|vom dach|von der brucke|aus dem fenster)|(?:vom dach|vor den zug|von der brucke|aus dem fenster) (?:zu )?springen',
    'keinen (?:sinn|grund) (?:mehr )?(?:zu leben|im leben|weiterzuleben)|hat keinen sinn mehr zu leben',
  ]),
  ...patternsOf('overdose', undefined, [
    '(?:hab|habe|hat) (?:\\w+ ){0,3}?(?:viele|zu viele|alle|zuviele|packung|schachtel|[1-9][0-9]) (?:\\w+ ){0,3}?(?:\\w*tabletten|pillen) (?:\\w+ ){0,2}?(?:genommen|geschluckt)?',
  ]),
  ...patternsOf('abuse', String.raw`\b(?:im (?:schach|spiel|rennen)|beim|in mathe|haare)\b`, [
    '(?:mein|meine) (?:vater|dad|stiefvater|bruder|onkel|freund|mutter|mom|stiefmutter|opa|cousin|trainer|eltern) (?:\\w+ ){0,2}?(?:schlagt|schlug|haut|prugelt|verprugelt|wurgt|schlagen|fasst|tritt|missbraucht|sperrt) (?:mich|uns)',
    '(?:er|sie|dad|mom) (?:schlagt|prugelt|verprugelt|wurgt) mich(?! (?:im|beim|in))|(?:dad|mom|er|vater|mutter|onkel) tut mir weh|missbraucht mich|vergewaltigt|fasst mich (?:an|unten)|werde (?:\\w+ ){0,2}?geschlagen',
    'angst (?:\\w+ ){0,2}?nach hause (?:zu )?(?:gehen|kommen)?|angst vor (?:meinem|meiner) (?:vater|dad|stiefvater|mutter|onkel)',
  ]),
  ...patternsOf('grooming', undefined, [
    `(?:online|internet|mann|jemand|fremder|typ|er|chat) ${few}(?:will|mochte|verlangt|fragt|bittet) ${few}(?:photo|fotos|bilder|nacktbilder|nacktfotos|video)(?: ${few}(?:von mir|mir)|)`,
    'nacktbilder|nacktfotos|erpresst mich|(?:droht|drohen) (?:\\w+ ){0,3}?(?:bilder|fotos|photo|video)',
  ]),
  ...patternsOf('threat', String.raw`\b(?:hausaufgaben?|mathe|aufgabe|prufung|hitze)\b`, [
    '(?:er|sie|die|jemand) (?:\\w+ ){0,4}?(?:bringt mich um|bringen mich um|will mich umbringen|sticht mich ab)|(?:wollen|will) mich (?:\\w+ ){0,4}?(?:verprugeln|zusammenschlagen|umbringen|abstechen)|bedroht mich|bedrohen mich|werde bedroht',
  ]),
  ...patternsOf('running-away', undefined, [
    '(?:von )?zu ?hause (?:abhauen|weglaufen|ab|weg)|abgehauen von zu ?hause|(?:hau|haue|lauf|laufe) (?:\\w+ ){0,3}?(?:von zu ?hause|von daheim)',
  ]),
  ...patternsOf('eating-disorder', undefined, [
    'ubergebe mich (?:\\w+ ){0,4}?(?:absichtlich|nach dem essen)|(?:esse|gegessen) (?:\\w+ ){0,4}?(?:nichts|nicht) (?:mehr )?(?:\\w+ ){0,3}?(?:fett|dick|abnehmen)|nach dem essen (?:\\w+ ){0,2}?(?:kotze|erbreche|ubergebe)|finger in den hals',
  ]),
  ...patternsOf('violence', String.raw`\b(?:im spiel|zombies?|zeit)\b`, [
    '(?:bringe?|mochte|will|werde) (?:ihn|sie|alle|meinen? \\w+|meine \\w+|den \\w+|die \\w+)(?: \\w+)? (?:um|umbringen|toten|erschiessen|abstechen|abknallen)',
    '(?:nehme?|bringe?|habe?) (?:\\w+ ){0,3}?(?:messer|pistole|waffe) (?:\\w+ ){0,2}?(?:in die|zur|mit in die) (?:schule|klasse)|amoklauf (?:machen|planen|begehen)',
  ]),
];

const portugueseAndItalian: readonly DangerPattern[] = [
  ...patternsOf('suicide', undefined, [
    '(?:eu )?quero (?:morrer|me matar|matar me|sumir para sempre)|nao quero (?:mais viver|viver mais)|(?:vou|penso em|pensando em) (?:me matar|me suicidar|me cortar|tirar minha vida)|tirar (?:a )?minha (?:propria )?vida',
    'voglio (?:morire|uccidermi|ammazzarmi|farla finita)|non voglio piu vivere|(?:penso al|pensando al) suicidio|togliermi la vita|mi (?:taglio|faccio del male)',
  ]),
  ...patternsOf('abuse', undefined, [
    '(?:meu (?:pai|padrasto|irmao|tio|namorado)|minha (?:mae|madrasta)|ele|ela) me (?:bate|espanca|agride|toca)|abusa de mim|me estuprou',
    '(?:mio (?:padre|dad|fratello|zio|patrigno|ragazzo)|mia (?:madre|mamma)|lui|lei) mi (?:picchia|mena|tocca)(?! (?:fare|studiare))|mi violenta',
  ]),
  ...patternsOf('violence', String.raw`\b(?:o tempo|saudade|a aula)\b`, [
    '(?:vou|quero) (?:matar|esfaquear) (?:meu|minha|ele|ela|todos|o professor|a professora)',
  ]),
];

const arabic: readonly DangerPattern[] = [
  ...fragmentsOf(
    'suicide',
    [
      '(?:اريد|بدي|عايز|عاوز|ابغى|ابي|اتمنى|نفسي|ودي)(?: ان| اني)? ?(?:ا?موت|الموت|انتحر|انهي حياتي|اقتل نفسي)',
      '(?:ساقتل|اقتل|قتل) نفسي|(?:ا?نتحر|انتحار|سانتحر).{0,12}$|(?:افكر|فكرت|افكار).{0,8}انتحار|انهي حياتي|انهاء حياتي',
      '(?:لا|ما|مش) ?(?:اريد|بدي|عايز|عاوز|ابغى|ابي|ودي)(?: ان)? ?(?:اعيش|عيش|الحياه|الحياة|اصحى)',
      '(?:لن|لا احد|ما حدا|محدش|ماحد).{0,14}(?:يفتقد|سيفتقد|هيزعل|يهتم|يزعل|يلاحظ|يشتاق)',
      '(?:اجرح|اؤذي|اوذي|جرحت|اقطع) (?:نفسي|يدي|ذراعي)|افضل بدوني|احسن من غيري|لم اولد|ما انولدت',
    ],
    'من الضحك|من الجوع|بحث عن|مقال',
  ),
  ...fragmentsOf(
    'overdose',
    ['(?:اخذت|تناولت|ابتلعت|بلعت|شربت).{0,12}(?:حبوب|الحبوب|اقراص)|(?:حبوب|اقراص) كثير'],
    'وصف',
  ),
  ...fragmentsOf('abuse', [
    '(?:والدي|ابي|ابوي|امي|عمي|خالي|اخي|زوج امي|بابا|ماما).{0,8}(?:يضرب|تضرب|بيضرب|يلمس|بيلمس|يؤذ|تؤذ)(?:ني|نا)',
    '(?:يضربني|تضربني|يلمسني|اغتصبني|يتحرش بي|تحرش بي)|(?:اخاف|خايف|خائف).{0,16}(?:البيت|المنزل)',
  ]),
  ...fragmentsOf(
    'grooming',
    ['(?:يطلب|طلب|يريد|بده|عايز).{0,8}(?:صور|صوره|صورة)(?:ي|ا)?.{0,10}|(?:يبتز|ابتز|يهدد|هدد).{0,12}صور'],
    'واجب|مشروع',
  ),
  ...fragmentsOf('threat', ['(?:يهدد|هدد|تهدد)(?:ون|و)?ني|(?:سيقتلون|راح يقتلون|هيقتلو)ني']),
  ...fragmentsOf('running-away', ['(?:اهرب|هربت|الهروب|ساهرب) من (?:البيت|المنزل|بيتنا)']),
  ...fragmentsOf('eating-disorder', [
    '(?:اتقيا|استفرغ|اتقيأ|اتقيء).{0,12}(?:الاكل|الطعام)|(?:لا|ما) ?اكل.{0,12}(?:سمين|انحف)',
  ]),
  ...fragmentsOf(
    'violence',
    ['(?:ساقتل|اريد قتل|اريد ان اقتل|بدي اقتل|هقتل) (?!نفسي|الوقت)(?:ال|مع|ا|ه)'],
    'اللعبه|الوقت',
  ),
];

const chinese: readonly DangerPattern[] = [
  ...fragmentsOf(
    'suicide',
    [
      '我?(?:好|真的?|很|只)?想(?:要)?(?:死(?!你|他|她|机|记)|自杀|轻生|跳楼|去死|从.{0,6}跳)|不想(?:再)?(?:活|醒来|活下去|存在)|(?:要|会|去)自杀|寻死',
      '活着(?:没|沒|还有什么|有什么|真没|好没|好累)|活不下去|结束(?:我的|自己的)?生命|了结自己',
      '(?:没有?人|沒人|谁).{0,4}(?:会|會)?(?:想念|在乎|难过|在意|发现|记得)我?|我死了|没有我.{0,6}(?:更好|会好)|我不在了',
      '割腕|自残|自殘|割(?:自己|手臂|手腕)|伤害自己|希望我?(?:没有?|从未|从来没)(?:出生|来过)',
    ],
    '笑死|想死你|游戏|电脑|论文|课文',
  ),
  ...fragmentsOf('overdose', ['(?:吃|吞|服)(?:下|了|掉)?.{0,4}(?:很多|好多|一瓶|整瓶|太多|一把|过量|大量).{0,4}药']),
  ...fragmentsOf(
    'abuse',
    [
      '(?:爸爸?|妈妈?|父亲|母亲|继父|后爸|叔叔|舅舅|哥哥|爷爷|教练|家里人|父母).{0,8}(?:打我(?!电话)|揍我|摸我|侵犯我|虐待我|掐我|骂我打)|不敢回家|害怕回家|被(?:强奸|性侵|家暴|猥亵)',
    ],
    '打我电话|打乒乓|打球',
  ),
  ...fragmentsOf('grooming', [
    '(?:网上|网友|陌生人|男人|群里).{0,10}(?:要|让|叫|问|求).{0,8}(?:照片|裸照|视频|自拍)|裸照|(?:威胁|勒索|敲诈).{0,8}(?:照片|视频)',
  ]),
  ...fragmentsOf(
    'threat',
    ['(?:他|她|他们|有人|同学).{0,6}(?:说|威胁)?(?:要|会)(?:杀|打死|弄死|捅)(?:了|死)?我|威胁我|恐吓我'],
    '游戏',
  ),
  ...fragmentsOf('running-away', ['离家出走|(?:想|要)逃离?(?:这个)?家|被赶出(?:来|家)']),
  ...fragmentsOf('eating-disorder', ['催吐|(?:故意|饭后|吃完).{0,4}(?:吐掉|呕吐)|绝食减肥']),
  ...fragmentsOf(
    'violence',
    [
      '我?(?:要|想|会)(?:杀了?|捅死?|弄死|砍)(?!时间|毒|价|虫|菌)(?:老师|他|她|同学|全|爸|妈|你们|我爸|我妈)|带(?:刀|枪).{0,4}(?:学校|上学|教室)|炸(?:了)?学校',
    ],
    '游戏',
  ),
];

export const otherLanguagePatterns: readonly DangerPattern[] = [
  ...spanish,
  ...french,
  ...german,
  ...portugueseAndItalian,
  ...arabic,
  ...chinese,
];
