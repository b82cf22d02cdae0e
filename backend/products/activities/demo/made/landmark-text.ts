import type { Names } from '#domain/names.ts'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A name as it begins a line. */
export const titled = ({ en, es }: Names): Names => ({ en: capital(en), es: capital(es) })

const contracted = (preposition: 'a' | 'de', name: string): string =>
  name.startsWith('el ') ? `${preposition}l ${name.slice(3)}` : `${preposition} ${name}`

/**
 * A text of both languages with a landmark in it: `{x}` is the landmark, `{X}` the same at the start of a sentence, `{a}` and `{de}`
 * the Spanish prepositions with it.
 */
export const withLandmark = (text: Names, landmark: Names): Names => {
  const said = (language: 'en' | 'es'): string =>
    text[language]
      .replaceAll('{x}', landmark[language])
      .replaceAll('{X}', capital(landmark[language]))
      .replaceAll('{a}', contracted('a', landmark.es))
      .replaceAll('{de}', contracted('de', landmark.es))
  return { en: said('en'), es: said('es') }
}
