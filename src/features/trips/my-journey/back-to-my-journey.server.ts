import { localizedLike } from '#/i18n/locale.ts'
import { seeOther } from '#/server/visitor/posted-form.ts'
import { myJourneyPath } from '../trip-paths.ts'

/** Leads to the visitor's trips, in the language of the address that was asked for. */
export const backToMyJourney = ({ url }: Request, hash = ''): Response =>
  seeOther(localizedLike(new URL(url).pathname, `${myJourneyPath}${hash}`))
