import type { ActivityKind } from '#domain/activity-kinds.ts'
import type { Names } from '#domain/names.ts'

/** What is said of a kind of activity, in both languages, with a place for its landmark as `withLandmark` fills it. */
interface KindWords {
  readonly title: Names
  readonly description: Names
  readonly included: readonly Names[]
  readonly notIncluded: readonly Names[]
}

const guide = { en: 'Local guide', es: 'Guía local' }
const admission = { en: 'Admission', es: 'Entrada' }
const tips = { en: 'Tips', es: 'Propinas' }
const meals = { en: 'Meals and drinks', es: 'Comidas y bebidas' }
const transfer = { en: 'Transportation to the meeting point', es: 'Transporte hasta el punto de encuentro' }
const equipment = { en: 'All the equipment you need', es: 'Todo el equipo necesario' }
const helmet = { en: 'Bike and helmet', es: 'Bicicleta y casco' }
const audio = { en: 'Audio guide on your phone', es: 'Audioguía en tu teléfono' }

export const kindWords: Readonly<Record<ActivityKind, KindWords>> = {
  walk: {
    title: { en: 'Walking tour of {x}', es: 'Recorrido a pie por {x}' },
    description: {
      en: 'Get to know {x} on foot with somebody who lives in the city: its stories, its corners and what people do there today. The pace is easy, with time for questions and photos.',
      es: 'Conoce {x} a pie con alguien que vive en la ciudad: sus historias, sus rincones y lo que la gente hace allí hoy. El ritmo es tranquilo, con tiempo para preguntas y fotos.',
    },
    included: [guide],
    notIncluded: [meals, tips],
  },
  guided_visit: {
    title: { en: 'Guided visit to {x}', es: 'Visita guiada {a}' },
    description: {
      en: 'See {x} with a guide who explains what matters and leaves you time to look around. The group is small and everybody can hear.',
      es: 'Visita {x} con una persona que explica lo importante y te deja tiempo para mirar con calma. El grupo es pequeño y todos escuchan bien.',
    },
    included: [guide, admission],
    notIncluded: [transfer, tips],
  },
  ticket: {
    title: { en: 'Admission to {x}', es: 'Entrada {a}' },
    description: {
      en: 'Come when it suits you on the day you choose, at any time during opening hours. Show the code on your phone at the entrance to {x}.',
      es: 'Llega cuando quieras el día que elijas, dentro del horario de apertura. Muestra el código en tu teléfono en la entrada {de}.',
    },
    included: [admission, audio],
    notIncluded: [guide, meals],
  },
  bus: {
    title: { en: 'Sightseeing bus from {x}', es: 'Autobús panorámico desde {x}' },
    description: {
      en: 'Get on and off as often as you like all day long. The first stop is at {x}, and recorded comments tell you what you see.',
      es: 'Sube y baja cuantas veces quieras durante todo el día. La primera parada está en {x}, y los comentarios grabados explican lo que ves.',
    },
    included: [{ en: 'All-day bus pass', es: 'Pase de autobús para todo el día' }, audio],
    notIncluded: [admission, meals],
  },
  food: {
    title: { en: 'Local flavors near {x}', es: 'Sabores locales cerca {de}' },
    description: {
      en: 'Six tastings in family-run places near {x}, with the story behind each dish. Come hungry: it adds up to a full meal.',
      es: 'Seis degustaciones en locales familiares cerca {de}, con la historia de cada plato. Ven con hambre: en total es una comida completa.',
    },
    included: [guide, { en: 'Six tastings', es: 'Seis degustaciones' }],
    notIncluded: [{ en: 'Alcoholic drinks', es: 'Bebidas alcohólicas' }, tips],
  },
  class: {
    title: { en: 'Cooking class near {x}', es: 'Clase de cocina cerca {de}' },
    description: {
      en: 'Cook three dishes of the region in a kitchen near {x} and eat them together at the table. You take the recipes home.',
      es: 'Prepara tres platos de la región en una cocina cerca {de} y compártelos en la mesa. Te llevas las recetas.',
    },
    included: [
      { en: 'Ingredients and recipes', es: 'Ingredientes y recetas' },
      { en: 'The meal you cook', es: 'La comida que preparas' },
    ],
    notIncluded: [transfer, tips],
  },
  bike: {
    title: { en: 'Bike ride with a stop at {x}', es: 'Paseo en bicicleta con parada en {x}' },
    description: {
      en: 'A relaxed ride on quiet streets and bike paths, with a long stop at {x}. You only need to be able to ride a bike.',
      es: 'Un paseo relajado por calles tranquilas y ciclovías, con una parada larga en {x}. Solo necesitas saber andar en bicicleta.',
    },
    included: [guide, helmet],
    notIncluded: [meals, tips],
  },
  boat: {
    title: { en: 'Boat trip from {x}', es: 'Paseo en bote desde {x}' },
    description: {
      en: 'See the city from the water. The boat leaves near {x} and brings you back to the same place.',
      es: 'Mira la ciudad desde el agua. El bote sale cerca {de} y vuelve al mismo lugar.',
    },
    included: [
      { en: 'Boat trip', es: 'Paseo en bote' },
      { en: 'Life jacket', es: 'Chaleco salvavidas' },
    ],
    notIncluded: [meals, transfer],
  },
  kayak: {
    title: { en: 'Kayaking from {x}', es: 'Salida en kayak desde {x}' },
    description: {
      en: 'Paddle on calm water, starting near {x}. An instructor goes with you, and no experience is needed.',
      es: 'Rema en aguas tranquilas, con salida cerca {de}. Te acompaña una persona instructora y no hace falta experiencia.',
    },
    included: [{ en: 'Instructor', es: 'Instrucción' }, equipment],
    notIncluded: [meals, transfer],
  },
  hike: {
    title: { en: 'Guided hike to {x}', es: 'Caminata guiada {a}' },
    description: {
      en: 'Hike to {x} with a guide who knows the paths. Wear shoes with a good grip and bring water.',
      es: 'Camina hasta {x} con una persona que conoce los senderos. Usa zapatos con buen agarre y lleva agua.',
    },
    included: [guide, { en: 'Snack', es: 'Refrigerio' }],
    notIncluded: [transfer, tips],
  },
  photo: {
    title: { en: 'Photo walk around {x}', es: 'Recorrido fotográfico por {x}' },
    description: {
      en: 'Find the best light and the best angles around {x} with a photographer. A phone is all you need.',
      es: 'Encuentra la mejor luz y los mejores ángulos {de} con una persona fotógrafa. Basta con un teléfono.',
    },
    included: [{ en: 'Photographer as guide', es: 'Acompañamiento fotográfico' }],
    notIncluded: [{ en: 'Camera', es: 'Cámara' }, admission],
  },
  night: {
    title: { en: '{X} by night', es: '{X} de noche' },
    description: {
      en: 'The lights, the music and the stories of {x} after dark, in a small group that stays together.',
      es: 'Las luces, la música y las historias {de} cuando cae la noche, en un grupo pequeño que va siempre junto.',
    },
    included: [guide, { en: 'One drink', es: 'Una bebida' }],
    notIncluded: [meals, transfer],
  },
  show: {
    title: { en: 'Live music and dance near {x}', es: 'Música y baile en vivo cerca {de}' },
    description: {
      en: 'An evening with artists from the city on a small stage near {x}. Seats are given out in order of arrival.',
      es: 'Una velada con artistas de la ciudad en un escenario pequeño cerca {de}. Los asientos se ocupan por orden de llegada.',
    },
    included: [admission, { en: 'Reserved area', es: 'Zona reservada' }],
    notIncluded: [meals, transfer],
  },
  day_trip: {
    title: { en: 'Day trip to {x}', es: 'Excursión de un día {a}' },
    description: {
      en: 'Leave the city in the morning, spend the day at your destination with a guide and be back in the evening. We go to {x} in a comfortable vehicle with few people.',
      es: 'Sal de la ciudad por la mañana, pasa el día en el destino con una persona guía y vuelve al final de la tarde. Vamos {a} en un vehículo cómodo y con pocas personas.',
    },
    included: [guide, { en: 'Round-trip transportation', es: 'Transporte de ida y vuelta' }],
    notIncluded: [meals, admission],
  },
}
