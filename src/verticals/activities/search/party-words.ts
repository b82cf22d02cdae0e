import type { I18n } from '@lingui/core'
import { oldestChild } from '#domain/stay.ts'
import { peopleWords } from '#/features/search/rooms/guests-words.ts'
import type { Party } from './activity-search.ts'

/** `3 adults, 1 child` */
export const partyWords = (i18n: I18n, { adults, ages }: Party): string => {
  const children = ages.filter((age) => age <= oldestChild)
  return peopleWords(i18n, [{ adults: adults + ages.length - children.length, ages: children }])
}
