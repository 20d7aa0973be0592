import { phrases } from '../phrase.ts';

/** Spain, Mexico, Argentina, Colombia, Chile and their neighbours. */
export const spanish = phrases('es', {
  suicide: `
    ya no aguanto mas me kiero morir
    kiero morirme pa q ya no me duela nada
    wey neta ya no quiero vivir
    la neta ya no le veo caso a seguir vivo
    boludo no quiero vivir mas
    no doy mas posta que me quiero matar
    me quiero matar de verdad no es joda
    tio no puedo mas quiero acabar con todo
    ojala no me despertara mañana
    ojala me durmiera y no despertara nunca
    quisiera dormir y no despertar jamas
    siento q sobro en mi casa y seria mejor no estar
    si yo no estuviera mi mama no tendria tantos problemas
    mi familia estaria mas tranquila si yo me muero
    a veces pienso que seria mas facil no existir
    no quiero estar en este mundo
    yo no pedi nacer y ya me quiero ir
    nadie va a llorar cuando me muera
    si me muero ni cuenta se van a dar
    kien me va a extrañar si me mato, nadie
    hoy casi me tiro del puente
    estoy en la azotea y no se que hacer
    ya escribi la carta para mi mama, perdon por todo
    esta es mi despedida los quiero mucho
    cuando lean esto ya no voy a estar
    ya tengo todo listo pa irme de este mundo
    toy pensando en quitarme la bida
    pienso todos los dias en la muerte, en la mia
    me volvi a cortar anoche
    me corto con la cuchilla del sacapuntas
    me corte en el baño del insti y no para de sangrar
    tengo las piernas llenas de cortes y mi mama no sabe
    me rajo los brazos cuando me siento mal
    me kemo con el encendedor a proposito
    llevo manga larga para que no vean mis cortes
    me pego contra la pared hasta que me duele para no sentir lo otro
    me autolesiono desde los 12 y no se como parar
    me lastimo cuando estoy triste es lo unico q me calma
    no valgo nada deberia estar muerta
    soy una carga pa todos mejor me muero
    mi mejor amiga dice q se va a matar hoy
    mi amigo me mando un audio despidiendose y no contesta
    mi hermana se corta y no me deja contarlo
    encontre a mi hermano con una soga en su cuarto
    una compa de mi salon se corta las muñecas en el baño
    mi prima dijo q ya no quiere vivir tengo miedo
    no le encuentro sentido a la vida alguien q me ayude
    m kiero suicidar y no se con kien ablar
    ya intente matarme una vez y nadie se entero
    me sewicidio y ya, total
    me voy a desvivir
    quiero desvivirme esta noche
    hoy es mi ultimo dia adios profe gracias por todo
    me quiero morir ya
    quiero estar muerta
    quiero estar muerto y ya
    no quiero seguir viviendo asi
    hoy pense en suicidarme otra vez
    tengo pensamientos suicidas
    voy a suicidarme
    mi hermano quiere suicidarse
    creo que mi amiga se va a suicidar
    estoy pensando en matarme
    me voy a matar, ya lo decidi
    nadie me va a extrañar
    nadie se daria cuenta si me muero
    todos estarian mejor si yo no existiera
    prefiero morirme a seguir asi
    me corte los brazos otra vez
    me corto las piernas cuando peleo con mi mama
    me hago daño cuando estoy sola
    vuelvo a tener ganas de cortarme
    mi amigo se corta los brazos
    no quiero despertar mañana
    quiero saltar del techo
    pienso en saltar del puente
    ya no tengo razones para vivir`,
  overdose: `
    me tome un monton de pastillas de mi mama y me siento mal
    me tome todo el frasco
    acabo de tragarme 20 paracetamoles
    me he tomado la caja entera de ibuprofeno
    mi hermana se trago las pastillas de mi abuela y no despierta
    tome cloro y me arde la garganta
    me tome un blister entero de clona
    mezcle pastillas con vodka y no puedo caminar
    mi amiga se tomo muchas pastas y esta vomitando
    m pase con las pastillas a proposito ayuda
    mi amigo se metio algo en la fiesta y no reacciona
    he bebido lejia
    me tome todas las pastillas que habia en casa
    me trague un puñado de pastillas
    tome demasiadas pastillas y tengo sueño
    mi mejor amiga se tomo un monton de pastillas para morir
    mezcle todo lo q habia en el botiquin y me lo tome`,
  abuse: `
    mi papa me pego con el cinto otra vez
    mi viejo llega borracho y nos caga a palos
    mi vieja me faja a cada rato con el cable
    mi padrastro entra a mi cuarto en la noche
    el novio de mi mama me toca cuando ella no esta
    mi tio me toca donde no debe
    mi primo me hizo cosas y me dijo que no contara
    mi abuelo me mete mano
    mi papa le pega a mi mama y despues a mi
    me da miedo llegar a la casa por mi papa
    no kiero volver a casa me van a pegar
    mi mama me encierra y no me da de comer
    mi mama me quemo la mano con la plancha por sacar malas notas
    me deja moretones y me obliga a decir q me cai
    mi padre me da palizas si suspendo
    mi hermano mayor me obliga a hacer cosas q no quiero
    el entrenador me toca en el vestuario
    el profe de guitarra me toco la pierna y mas arriba
    mi novio me pega y me revisa el celular
    abusaron de mi y no se lo he dicho a nadie
    me violaron en una fiesta
    en mi casa me pegan por todo
    mi madrastra me deja sin comer y duermo en el piso
    mi vecino se bajo los pantalones enfrente de mi hermanita
    a mi amiga su papa la toca y no sabe que hacer
    un amigo viene al cole con moratones y dice q es su padre
    mi papa agarro del cuello a mi mama estoy escondido en el baño
    mi mama dice q ojala no hubiera nacido y me da cachetadas
    un señor de la iglesia me hace sentarme en sus piernas y me toca
    mi papa me golpea cuando toma
    mi papa nos pega a mi y a mi hermano
    mi mama me pega con lo q encuentra
    mi padrastro me pega y me grita
    mi tio me toca cuando estamos solos
    mi padrastro me toca por debajo de la ropa
    mi hermano me toca en las noches
    el profe me toco y tengo miedo de volver
    tengo miedo de mi papa
    me da miedo estar en mi casa
    en mi casa me golpean y tengo moretones
    mi papa le pega a mi mama
    me obligo a tener relaciones
    mi amiga me conto que su padrastro la toca
    no me dan comida si me porto mal`,
  grooming: `
    un tipo de ig me pide fotos sin ropa
    un señor me escribe por free fire y quiere verme
    me pide pack y tengo 13
    un chavo q conoci en roblox me pide q prenda la camara
    conoci a un hombre por insta y me dice q no le cuente a nadie
    me dijo q era de mi edad pero tiene como 40
    quiere que nos veamos solos y que borre los chats
    le mande una foto y ahora me amenaza con mandarla a todos
    mi ex dice q va a subir mis nudes
    me pide plata o publica mi video
    un viejo me manda fotos de sus partes
    me regala diamantes y me pide q me quite la camiseta
    me esta extorsionando con unas fotos mias
    dice q si no le mando mas fotos le manda todo a mis papas
    el profe me escribe por wasap de noche y dice q soy linda y q es secreto
    un desconocido me pregunta si estoy sola en casa y de q color es mi ropa interior
    a mi hermana de 11 un adulto le pide videos
    a mi amiga la estan chantajeando con sus fotos
    un man de discord me quiere recoger en su carro
    kiere q sea su novia y el tiene 29 y yo 12
    un hombre me pide fotos por internet
    un señor me escribe y me pide fotos
    me pide fotos intimas y me da miedo
    me pidio que le mande un video sin ropa
    dice que va a publicar mis fotos
    me amenaza con mandar mis fotos a mi familia
    un adulto quiere verme a solas
    me dice q no le cuente a mis papas q hablamos
    me manda fotos de el desnudo`,
  threat: `
    me dijeron que me van a esperar a la salida para pegarme
    dicen q si hablo me matan
    me mandan mensajes diciendo que me mate
    todos en el grupo me dicen q me muera
    un pibe dijo q me va a apuñalar
    me van a reventar cuando salga del cole
    un carro me sigue cuando vuelvo a casa
    mi ex me dice q si lo dejo me va a hacer daño
    unos tios me amenazaron con una navaja
    me pegan todos los dias en el recreo y nadie hace nada
    me robaron el celu y dijeron q saben donde vivo
    los de la pandilla quieren q entre o le hacen algo a mi hermano
    le dijeron a mi amigo q lo van a matar mañana
    me encerraron en el baño y me pegaron entre tres
    me amenazan todos los dias
    me dijeron que me van a matar
    dijo que me va a pegar a la salida
    me dicen que me suicide
    me pegan en la escuela y me amenazan para q no hable
    un hombre me sigue todos los dias`,
  'running-away': `
    me voy a ir de la casa hoy en la noche
    me escape de mi casa y no se donde dormir
    me voy a pirar de casa ya no aguanto
    mi papa me corrio de la casa
    me echaron de casa y estoy en la calle
    ya hice la mochila me fugo mañana
    me fui con un chavo que conoci por internet y mis papas no saben
    mi amiga se fugo de su casa y no contesta
    no pienso volver nunca a esa casa
    estoy durmiendo en el parque
    quiero irme de mi casa para siempre
    me voy a escapar con mi amiga
    me escape anoche y estoy en la calle
    mi mama me echo y no tengo donde ir`,
  'eating-disorder': `
    llevo 3 dias sin comer porque estoy gorda
    vomito todo lo q como para adelgazar
    me meto los dedos despues de comer
    soy ana y mia y no quiero parar
    cuento cada caloria y si paso de 300 me castigo
    tiro la comida a escondidas pa q mi mama no se de cuenta
    me da asco mi cuerpo no quiero volver a comer
    mi amiga no come nada y se desmayo en educacion fisica
    tomo laxantes para bajar de peso
    como hasta reventar y luego vomito todos los dias
    solo tomo agua hasta q sea flaca
    vomito despues de cada comida
    dejo de comer para estar flaca
    no he comido en dias porque me veo gorda
    me obligo a vomitar
    mi hermana vomita todo lo que come`,
  violence: `
    mañana llevo el arma de mi papa a la escuela
    voy a matar a los q me molestan, en serio
    los voy a apuñalar a todos
    un compañero dijo q va a hacer un tiroteo el viernes
    tengo una lista de los q van a morir
    un pibe de mi curso trajo un cuchillo y dice q va a usarlo
    quiero quemar el colegio con todos adentro
    voy a rajar a ese profe te lo juro
    mi amigo tiene una pistola en la mochila
    tengo ganas de matar a mi padrastro mientras duerme
    quiero matar a mi papa
    voy a llevar un cuchillo a la escuela
    quiero matarlos a todos
    va a traer un arma el lunes, lo dijo en serio`,
});
