import type { Pattern } from './patterns.ts';

/**
 * Danger to a learner or to others in German, Spanish, French, Portuguese and Italian, in the words most often used. Far
 * from all there are: an institution whose learners write other languages than English sets a maker's moderation up.
 * On text without accents.
 */
export const patternsOfOtherLanguages: readonly Pattern[] = [
  {
    category: 'self-harm',
    matches:
      /\b(?:mich (?:selbst )?(?:umbringen|toten|verletzen|ritzen|umzubringen|zu toten)|bringe? mich um|ritze mich|will (?:nicht mehr|nimmer) (?:leben|da sein|aufwachen)|will (?:einfach |nur )?(?:sterben|tot sein)|mir das leben nehmen|selbstmord (?:begehen|machen)|suizidgedanken)\b|\bmochte (?:nicht mehr leben|sterben)\b/,
  },
  {
    category: 'self-harm',
    matches:
      /\b(?:quiero (?:morir(?:me)?|matarme|suicidarme|desaparecer para siempre)|no quiero (?:seguir )?(?:vivir|viviendo|vivir mas)|(?:voy a|pienso en|he pensado en) (?:matarme|suicidarme|cortarme|hacerme dano)|me (?:quiero|voy a) (?:matar|morir|suicidar)|me corto (?:los brazos|las venas)|quitarme la vida)\b/,
  },
  {
    category: 'self-harm',
    matches:
      /\b(?:(?:je veux|j'ai envie de|envie de|je vais) (?:mourir|me tuer|me suicider|en finir avec la vie|me faire du mal|me couper)|je (?:ne )?veux plus (?:vivre|etre la)|me suicider|mettre fin a mes jours|je me (?:coupe|scarifie))\b/,
  },
  {
    category: 'self-harm',
    matches:
      /\b(?:(?:eu )?quero (?:morrer|me matar|matar-me|sumir para sempre)|nao quero mais viver|nao quero viver mais|(?:vou|penso em|pensando em) (?:me matar|me suicidar|me cortar|tirar minha vida)|tirar (?:a )?minha (?:propria )?vida|me corto)\b/,
  },
  {
    category: 'self-harm',
    matches:
      /\b(?:voglio (?:morire|uccidermi|ammazzarmi|farla finita)|non voglio piu vivere|(?:penso al|pensando al) suicidio|togliermi la vita|mi (?:taglio|faccio del male))\b/,
  },
  {
    category: 'violence',
    matches:
      /\b(?:mein (?:vater|papa|stiefvater|bruder|onkel|freund)|meine (?:mutter|mama|stiefmutter)|er|sie) (?:schlagt|prugelt|verprugelt|wurgt) mich\b(?! (?:im|beim|in) )|\b(?:bringe|mochte|will|werde) (?:ihn|sie|alle|meinen \w+|meine \w+)(?: \w+)? (?:umbringen|toten|erschiessen|abstechen)\b/,
  },
  {
    category: 'violence',
    matches:
      /\b(?:mi (?:papa|padre|mama|madre|padrastro|madrastra|hermano|tio|novio)|el|ella) (?:me (?:pega|golpea|maltrata))\b|\b(?:voy a|quiero) (?:matar|disparar|apunalar) a (?!tiempo)/,
  },
  {
    category: 'violence',
    matches:
      /\b(?:mon (?:pere|papa|beau-pere|frere|oncle|copain)|ma (?:mere|maman|belle-mere)|il|elle) me (?:frappe|bat|tape dessus)\b(?! (?:aux|au|en|a la) )|\bje (?:vais|veux) (?:tuer|poignarder) (?!le temps)/,
  },
  {
    category: 'violence',
    matches:
      /\b(?:meu (?:pai|padrasto|irmao|tio|namorado)|minha (?:mae|madrasta)|ele|ela) me (?:bate|espanca|agride)\b|\b(?:vou|quero) (?:matar|esfaquear) (?!o tempo|a (?:aula|saudade))/,
  },
  {
    category: 'violence',
    matches: /\b(?:mio (?:padre|papa|fratello|zio|patrigno|ragazzo)|mia (?:madre|mamma)|lui|lei) mi (?:picchia|mena)\b/,
  },
  {
    category: 'sexual',
    matches:
      /\b(?:fasst mich (?:an|unten)|missbraucht mich|vergewaltigt|me (?:toca|toco) (?:ahi abajo|mis partes|sin permiso)|abusa de mi|me violo|me (?:touche|viole)\b(?: (?:la|en bas))?|abuse de moi|abusa de mim|me estuprou|mi (?:tocca|violenta))\b/,
    unless: /\b(?:me toca (?:a mi|hacer|estudiar)|ca me touche|cela me touche|mi tocca (?:fare|studiare))\b/,
  },
];
