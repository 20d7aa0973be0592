import type { Phrase } from '../phrase.ts';
import { phrases } from '../phrase.ts';

/** Messages of several sentences: schoolwork, hesitation and what it is about. */
export const longer: readonly Phrase[] = [
  ...phrases('es', {
    suicide: `
      hola me podes ayudar con el ejercicio 3? bueno en realidad no importa, no creo que llegue a mañana
      profe perdon por no entregar, es q ultimamente solo pienso en no estar mas y no me puedo concentrar
      no se a quien contarle esto. mi amiga me enseño sus brazos y estan llenos de cortes, dice q si hablo se mata
      ya termine la tarea. es lo ultimo q hago, gracias por todo, de verdad`,
    abuse: `
      perdon que te escriba por aca pero no se con quien hablar, mi padrastro me hace cosas cuando mi mama trabaja de noche
      no pude hacer la tarea porque anoche mi papa llego tomado y nos tuvimos que esconder, le pego a mi mama y a mi me partio el labio
      si saco menos de 8 me da con el cable, asi que explicame bien por favor`,
    grooming: `
      oye una pregunta, si alguien te pide fotos y ya le mandaste una, como haces pa q no la publique? es un señor de insta
      un chico q conoci jugando dice q me quiere pero nunca prende su camara y quiere q yo si prenda la mia y me quite la playera`,
    threat: 'no quiero ir mañana al cole, me dijeron que esta vez me van a romper la cabeza y que traen navaja',
    'eating-disorder':
      'me maree en educacion fisica otra vez, es q llevo desde el lunes sin comer pero no le digas a nadie, ya casi llego a 40 kilos',
    violence: 'estoy harto de q se burlen, el lunes llevo la pistola de mi tio y se van a acabar las risas',
  }),
  ...phrases('fr', {
    suicide: `
      salut tu peux m'aider pour l'exo 4 ? en fait laisse tomber ça sert plus à rien, demain je serai morte
      desolee j'ai pas rendu le devoir, j'arrive plus a rien faire je pense qu'a mourir
      je sais pas a qui en parler, ma copine m'a montré ses bras et elle dit que si je parle elle se tue
      voila j'ai fini l'exercice, c'etait le dernier, merci pour tout et adieu`,
    abuse: `
      pardon de te demander ca ici mais mon beau pere vient dans mon lit quand maman travaille la nuit et je sais pas quoi faire
      j'ai pas pu faire mes devoirs, papa etait bourré il a tout cassé et il m'a ouvert la levre
      si j'ai moins de 15 je prends des coups de ceinture alors explique moi bien stp`,
    grooming: `
      question : si on a envoyé une photo a quelqu'un et qu'il menace de la publier on fait quoi, c'est un homme que je connais de snap
      il dit qu'il m'aime mais il allume jamais sa cam et il veut que moi je me deshabille devant la mienne`,
    threat:
      "je veux pas aller au college demain, ils ont dit que cette fois ils me casseraient la tete et qu'un d'eux a un couteau",
    'eating-disorder':
      "j'ai encore fait un malaise en sport, j'ai rien mangé depuis lundi mais dis le a personne, je suis presque a 40 kilos",
    violence: "j'en ai marre qu'ils se moquent, lundi je prends le fusil de mon oncle et ils rigoleront plus",
  }),
  ...phrases('de', {
    suicide: `
      hi kannst du mir bei aufgabe 3 helfen? ach egal, bringt eh nix mehr, morgen bin ich tot
      sorry dass ich nix abgegeben hab, ich denk nur noch dran wie es wär nicht mehr zu leben
      ich weiß nicht wem ich das sagen soll, meine freundin hat mir ihre arme gezeigt und sagt wenn ich was sag bringt sie sich um
      so aufgabe fertig, das war die letzte. danke für alles und macht's gut`,
    abuse: `
      sorry dass ich das hier schreib aber mein stiefvater kommt in mein bett wenn mama nachtschicht hat
      konnte keine hausi machen, papa war besoffen und hat alles kaputt gehaun und mir die lippe aufgeschlagen
      wenn ich keine 2 schreib krieg ich den gürtel also erklär bitte genau`,
    grooming: `
      frage, wenn man jemandem ein bild geschickt hat und er droht es zu posten was macht man dann, is n mann von insta
      er sagt er liebt mich aber macht nie seine kamera an und ich soll mich vor meiner ausziehen`,
    threat:
      'will morgen nicht in die schule, die haben gesagt diesmal treten sie mir den kopf ein und einer hat n messer',
    'eating-disorder':
      'bin in sport wieder umgekippt, hab seit montag nix gegessen aber sag keinem was, bin fast bei 40 kilo',
    violence:
      'hab so die schnauze voll von denen, am montag nehm ich die knarre von meinem onkel mit dann lacht keiner mehr',
  }),
  ...phrases('ar', {
    suicide: `
      ممكن تساعدني في السؤال الثالث؟ خلاص مش مهم، كده كده بكره مش هبقى عايشه
      اسفه ما سلمتش الواجب، مش عارفه اركز كل اللي بفكر فيه اني اموت
      ما بعرف لمين احكي، رفيقتي فرجتني ايديها كلها جروح وقالت اذا حكيت بتقتل حالها
      خلصت الواجب وهذا آخر شي بعمله، شكرا على كل شي وسامحوني`,
    abuse: `
      اسف اني بكتب هنا بس مش عارف اكلم مين، جوز امي بيجي سريري لما امي تكون في الشغل
      ما قدرت احل الواجب لان ابوي رجع سكران وكسر كل شي وضربني على وجهي لين نزف
      لو جبت اقل من تسعين بابا هيضربني بالسلك فاشرحلي كويس`,
    grooming: `
      سؤال لو حد بعت صوره لراجل وهو بيهدد ينشرها يعمل ايه؟ هو من الانستا
      يقول انه يحبني بس ما يفتح كاميرته ويبغاني افتح كاميرتي واشيل ملابسي`,
    threat: 'ما بدي روح بكرا عالمدرسة، قالو هالمرة رح يكسرو راسي وواحد معو سكين',
    'eating-disorder': 'دخت تاني في الالعاب، من الاتنين ما اكلتش حاجه بس متقوليش لحد، قربت اوصل ٤٠ كيلو',
    violence: 'زهقت من تريقتهم، يوم الاحد هجيب مسدس خالي ومحدش هيضحك تاني',
  }),
  ...phrases('zh', {
    suicide: `
      能教我第三题吗？算了不用了，反正明天我就不在这个世界上了
      对不起没交作业，最近满脑子都是死，什么都做不下去
      不知道跟谁说，我朋友给我看她的手臂全是刀痕，她说我要是告诉别人她就自杀
      作业写完了，这是最后一次了，谢谢你们，再见`,
    abuse: `
      对不起在这里说这个，妈妈上夜班的时候继父会到我床上来，我不知道怎么办
      昨晚没写作业，爸爸喝醉了把家里都砸了，还把我嘴巴打出血了
      考不到90我爸就拿皮带抽我，你讲仔细一点好吗`,
    grooming: `
      问一下，要是给一个人发过照片，他说要发到网上怎么办，是抖音上认识的叔叔
      他说喜欢我，可是他从来不开摄像头，却要我对着镜头脱衣服`,
    threat: '明天不想去学校，他们说这次要把我头打破，有一个人带了刀',
    'eating-disorder': '体育课又晕了，从星期一到现在什么都没吃，别告诉别人，快到80斤了',
    violence: '受够了他们笑我，星期一我带刀去，看谁还笑得出来',
  }),
  ...phrases('pt', {
    suicide: `
      oi vc pode me ajudar na 3? ah deixa, nem adianta, amanha eu ja vou ta morta
      desculpa nao entreguei o trabalho, so consigo pensar em morrer
      nao sei pra quem contar, minha amiga me mostrou os braços todos cortados e disse que se eu falar ela se mata
      pronto terminei a lição, foi a ultima, obrigada por tudo e adeus`,
    abuse: `
      desculpa falar isso aqui mas meu padrasto vem pra minha cama quando minha mae trabalha de noite
      n fiz a lição pq meu pai chegou bebado quebrou tudo e cortou minha boca de tanto bater
      se eu tirar menos de 8 apanho de fio entao explica direito por favor`,
    grooming: `
      duvida: se vc mandou uma foto e a pessoa ameaça postar faz oq? é um homem do insta
      ele diz que me ama mas nunca liga a camera dele e quer que eu tire a roupa na minha`,
    threat: 'n quero ir pra escola amanha, falaram que dessa vez vao quebrar minha cabeça e um deles tem faca',
    'eating-disorder': 'desmaiei na educação fisica dnv, n como desde segunda mas n conta pra ngm, to quase com 40 kg',
    violence: 'cansei deles rindo de mim, segunda levo o revolver do meu tio e ngm ri mais',
  }),
];
