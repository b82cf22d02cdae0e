import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import type { Locale } from '#/i18n/locale.ts'

/** The guide that is chosen at first, as `GUIDE es`: the one chosen before, one in a language that was filtered by, the reader's own. */
export const firstGuide = <Guide extends string>(
  guides: readonly Guide[],
  { guide: chosen, language: asked = '' }: ResultsUrl,
  locale: Locale,
): Guide | undefined => {
  const languages = [...asked.split(','), locale]
  return (
    guides.find((guide) => guide === chosen) ??
    languages.flatMap((language) => guides.find((guide) => guide.endsWith(` ${language}`)) ?? [])[0] ??
    guides[0]
  )
}
