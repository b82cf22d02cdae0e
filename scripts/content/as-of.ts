import type { ContentType, Language } from '../../backend/content-api/content-page.ts'

/** What governments, airlines and markets change: a page that names it says as of which month. */
const changing =
  /(?<![\p{L}])(?:visas?|ESTA|eTA|ETIAS)(?![\p{L}])|(?:USD|US\$|[€$£])\s?\d|\d[\d.,]*\s?(?:€|kg(?![\p{L}])|USD)/u

const months: Readonly<Record<Language, RegExp>> = {
  es: /\b(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre) de 20\d\d\b/i,
  en: /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d\b/,
}

/** Pages that are read long after they were written; news are of their day. */
const lasting: ReadonlySet<ContentType> = new Set(['airline', 'country', 'article', 'inspiration'])

/** A page's first fact that may have changed since, where the page does not say when it held; undefined where all is well. */
export const undatedFact = (
  text: string,
  type: ContentType,
  language: Language,
): { readonly line: number; readonly fact: string } | undefined => {
  if (!lasting.has(type) || months[language].test(text)) return undefined
  const found = changing.exec(text)
  return found ? { line: text.slice(0, found.index).split('\n').length, fact: found[0] } : undefined
}
