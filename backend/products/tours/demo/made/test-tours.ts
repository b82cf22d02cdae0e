import { type NamedOutcome, namedOutcomes } from '../named-outcomes.ts'
import { type TourRow, readPlaces } from '../rows/tour-rows.ts'

const words: Readonly<Record<NamedOutcome, readonly [es: string, en: string]>> = {
  standard: ['se reserva sin más', 'books'],
  few: ['quedan tres plazas', 'three places left'],
  guaranteed: ['salida garantizada', 'guaranteed departure'],
  sold_out: ['agotado', 'sold out'],
  on_request_granted: ['a petición, y se concede', 'on request, and granted'],
  on_request_refused: ['a petición, y se niega', 'on request, and refused'],
  price_up: ['sube de precio al reservar', 'the price goes up on booking'],
  answer_lost: ['se pierde la respuesta', 'the answer is lost'],
  too_few_travellers: ['se cancela por pocos viajeros', 'called off, too few travelers'],
  age_not_allowed: ['desde 18 años', 'from age 18'],
}

/** A tour for each outcome, where the tests' hotels and activities are. */
export const testTours = (): readonly (TourRow & { readonly outcome: NamedOutcome })[] => {
  const beach = readPlaces().get('TST')
  if (!beach) throw new Error('there is no place of tests')
  const day = (es: string, en: string, isLast = false) => ({
    title: { en, es },
    places: [beach],
    meals: ['breakfast' as const],
    lodging: isLast ? null : ('camp' as const),
  })
  return namedOutcomes.map((outcome) => {
    const [es, en] = words[outcome]
    return {
      outcome,
      code: `pruebas-${outcome.replaceAll('_', '-')}`,
      countryCode: 'PN',
      themes: ['coast' as const],
      pace: 'easy' as const,
      guideLanguages: ['en' as const, 'es' as const],
      dollars: 600,
      youngest: outcome === 'age_not_allowed' ? 18 : 0,
      fewest: 6,
      most: 16,
      name: { en: `Test tour: ${en}`, es: `Tour de prueba: ${es}` },
      summary: { en: `In our tests: ${en}.`, es: `En nuestras pruebas: ${es}.` },
      days: [day('Llegada', 'Arrival'), day('Un día entero', 'A whole day'), day('Despedida', 'Farewell', true)],
    }
  })
}
