import { linesOf } from '../../phrase.ts';

export const spanish = linesOf(`
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
  la bomba de agua del ejercicio 3
  mi papa me ayuda con la tarea en la noche
  mi papa me lleva al entreno
  mi mama me hizo arepas
  mi mama me despierta a las 6
  mi padrastro me enseño a andar en bici
  mi tio viene el domingo a almorzar
  mi abuelo me cuenta historias de la guerra
  mi hermano entra a mi cuarto sin tocar la puerta
  mi hermana no me deja usar su compu
  mi mejor amiga dice q va a cantar en el acto
  mi amigo no contesta el wasap, sabes la tarea?
  no quiero ir al dentista
  no quiero comer brocoli
  no quiero vivir en un pueblo, prefiero la ciudad
  quiero ir a la playa
  quiero ser veterinaria
  quiero dormir todo el finde
  ojala no llueva mañana
  ojala saque un 7
  ojala me despierte temprano
  nadie sabe cuando es el examen
  a nadie le gusta este libro
  si falto mañana me pasan los apuntes?
  voy a extrañar a mi profe de sexto
  ya no puedo seguir hoy, mañana termino
  ya no voy a ese colegio, me cambie
  esta noche hay partido
  hoy es mi ultimo dia de clases
  adios profe hasta el lunes
  mañana no voy a estar, viajamos
  perdon por llegar tarde
  tengo miedo de la oscuridad jaja
  tengo miedo de salir mal en el examen
  me da miedo hablar en publico
  odio levantarme temprano
  me duele la panza, fui a la enfermeria
  me tome una pastilla pal dolor de cabeza
  tomo el jarabe cada 12 horas
  vomite en el bus por las curvas
  estoy a dieta sin azucar por los dientes
  no desayune porque llegue tarde
  como mucho pan lo se
  el puente esta cerrado por obras
  desde la azotea se ve toda la ciudad
  saltamos la soga en el recreo
  la soga de la bandera se rompio
  trae tijeras y pegamento
  trae un cuchillo de plastico pa la torta
  hay una lista de los que van al paseo
  se quemo el arroz
  prendimos una fogata en el campamento
  el fuego en el experimento fue verde
  estoy sola en casa haciendo la tarea
  prende la camara profe no lo vemos
  apaga el micro porfa
  mi foto de perfil es mi perro
  subo el video a classroom?
  me mando un sticker de gato
  me siguen 30 personas en insta
  un señor vino a arreglar el wifi
  ya hice la mochila para el campamento
  estoy en la estacion esperando el tren
  duermo en casa de mi prima hoy
  se rieron de mi chiste
  el grupo esta muerto
  hola
  buenas noches
  q significa despejar x
  cuanto es el 15% de 80
  no entiendo la b
  cual es la derivada de x al cubo
  esta bien si pongo 3/4
  pasame la pag 40
  gracias crack
  me explicas otra vez porfa
  saque 10!!
  ganamos 3 a 1 en el recreo
  mi perro se escapo pero volvio solo
  la serie q vi anoche da miedo
  por q los vampiros mueren con el sol
  en el cuento la bruja envenena la manzana
  hola me podes ayudar con el ejercicio 3? me sale 7 pero en el libro dice 9
  profe perdon por no entregar, ayer llegue tarde del entreno y me dormi
  no se con quien hacer el trabajo, mi amiga ya tiene grupo y los otros no contestan
  ya termine la tarea, gracias por todo, mañana seguimos con fracciones
  no pude hacer la tarea porque anoche vinieron mis tios y se quedaron hasta tarde
  si saco mas de 8 mi papa me lleva al estadio asi que explicame bien por favor
  una pregunta, si ya mande la foto de la tarea y salio borrosa la mando otra vez?
  me maree en educacion fisica por el calor pero tome agua y ya estoy bien
  no quiero ir mañana al cole, hay tres pruebas y encima llueve
  estoy harto de perder, el lunes llevo mi raqueta nueva y les gano
  quiero aprender algebra
  quiero estar en el grupo de ana
  quiero ir al baño
  quiero un perro
  quiero dejar el piano
  me quiero ir a dormir
  no quiero seguir con este tema, pasemos a geometria
  no quiero estar en el equipo rojo
  hoy pense en cambiarme de curso
  voy a practicar
  voy a subir de nivel
  voy a estudiar con mi primo
  mi hermano quiere ser piloto
  creo que mi amiga se va a cambiar de cole
  estoy pensando en hacer la maqueta de carton
  nadie me explico la regla de tres
  nadie se dio cuenta del error en la pizarra
  todos estaban contentos con la excursion
  prefiero sumar que dividir
  me corto las uñas
  me hice un moño en el pelo
  me hago trenzas cuando estoy aburrida
  tengo ganas de helado
  ya no tengo lapices
  mi papa cocina cuando llega temprano
  mi papa nos lleva al rio a mi y a mi hermano
  mi mama me regaña si no tiendo la cama
  mi padrastro me ayudo con la maqueta
  mi tio me enseña a pescar cuando vamos al lago
  mi hermano me presta su play en las noches
  el profe me toco en el grupo de los capitanes
  tengo miedo de las alturas
  me da miedo la pelicula
  en mi casa somos cinco
  mi papa le hizo una torta a mi mama
  un hombre toca el acordeon en la plaza
  el profe pide fotos del experimento
  me pidio que le mande el resumen
  dice que va a publicar las notas
  una señora de la tienda me dio el vuelto
  me dice que le cuente a mis papas de la reunion
  me manda memes de gatos
  me dijeron que mañana no hay clase
  dijo que me va a prestar el libro a la salida
  me pegan el sol y el viento en el recreo
  un perrito me sigue todos los dias
  me voy con mi amiga al cine
  desayuno despues de entrenar
  como poco en la cena porque almuerzo mucho
  mi hermana come todo lo que ve
  voy a llevar un pastel a la escuela
  quiero ganarles a todos
  va a traer su guitarra el lunes
  hola, me llamo lucía, tengo 13 años y me gustan los libros de terror con asesinos
  en las noticias salió que hubo un tiroteo en estados unidos y en clase tenemos que hacer un resumen
  para historia tengo que explicar cuántos civiles murieron en el bombardeo de guernica
  ¿por qué se suicida hitler al final de la guerra? es la pregunta 4 de sociales
  en bodas de sangre los dos hombres se matan con navajas, ¿qué significa la luna?
  la casa de bernarda alba: adela se ahorca porque cree que pepe ha muerto, ¿cómo lo comento?
  anoche vi una peli donde el padre encierra a la niña en el sótano, qué miedo pero muy buena
  en el minecraft me mató un creeper y perdí todo el diamante, me quiero morir jaja
  estoy muerto de sueño, ayer terminamos el trabajo a las doce
  mi madre me mata si pierdo otra vez las llaves
  la profe pregunta qué veneno hay en la mordedura de una víbora y cómo actúa en la sangre
  me corté el dedo haciendo la manualidad y me pusieron una tirita de dibujos
  se murió mi perro ayer y hoy no me concentro en las mates
  mi abuelo huyó de su pueblo en la guerra civil con 12 años y un saco de pan
  en primeros auxilios aprendimos qué hacer si alguien toma demasiadas pastillas
`);
