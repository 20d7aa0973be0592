import { phrases } from './phrase.ts';

export const spanish = phrases('es', {
  suicide: `
    quiero morirme
    me quiero morir
    no quiero vivir más
    ya no quiero vivir
    quiero suicidarme
    me quiero matar
    nadie me extrañaría si me muero
    a nadie le importaría si desaparezco
    estarían mejor sin mí
    quiero desaparecer para siempre
    me corto los brazos
    pienso en quitarme la vida
    ojalá no hubiera nacido
    no tiene sentido vivir`,
  overdose: `
    me tomé muchas pastillas
    he tomado demasiadas pastillas`,
  abuse: `
    mi papá me pega
    mi padrastro me toca
    mi mamá me golpea todos los días
    tengo miedo de ir a casa`,
  grooming: `
    alguien en internet me pide fotos
    un hombre me pide fotos desnuda
    quiere publicar mis fotos íntimas`,
  threat: `
    me amenazan de muerte
    dicen que me van a matar`,
  'running-away': 'quiero escaparme de casa',
  'eating-disorder': 'me provoco el vómito después de comer',
  violence: `
    voy a matar a mi profesor
    voy a llevar una pistola al colegio`,
});
