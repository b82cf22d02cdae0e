import { expect, it } from 'vitest'
import { firstSentence } from './first-sentence.ts'

it.each([
  ['Iberia une Madrid con Europa. Tarifas y maletas.', 'Iberia une Madrid con Europa.'],
  ['Calling about a Copa flight? This number is ours.', 'Calling about a Copa flight?'],
  ['¿Quieres llamar por un vuelo? ¡Llámanos!', '¿Quieres llamar por un vuelo?'],
  ['Vuelos a EE. UU. desde Bogotá y Lima. Con visado.', 'Vuelos a EE. UU. desde Bogotá y Lima.'],
  ['No. It does not. Bags of 10.5 kilos do. They fit.', 'No. It does not. Bags of 10.5 kilos do.'],
  ['A text without an end', 'A text without an end'],
  ['  ', ''],
])('%s', (text, sentence) => expect(firstSentence(text)).toBe(sentence))
