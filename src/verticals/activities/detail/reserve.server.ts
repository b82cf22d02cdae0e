import type { ActivityReserveAnswer } from '#contract/products/activities/activity-reservation.ts'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { BackendClient } from '#/server/backend/backend-client.server.ts'
import { isUuid, namedUuid } from '#/server/named-uuid.server.ts'
import { runServer } from '#/server/runtime.server.ts'
import { visitorAddress } from '#/server/visitor/visitor-address.server.ts'
import { visitorHeaders } from '#/server/visitor/visitor-headers.ts'
import { type Outing, agesOf } from '../search/activity-search.ts'
import type { CheckedTime } from './loaded-activity.ts'
import type { ChosenTime } from './time-choice-keys.ts'

interface Choice {
  readonly activityCode: string
  readonly outing: Outing
  readonly chosen: ChosenTime
  readonly url: ResultsUrl
}

const guideOf = (text: string | undefined) => {
  const [, kind, language] = /^(GUIDE|AUDIO|WRITTEN) ([a-z]{2,3})$/.exec(text ?? '') ?? []
  return kind === undefined || language === undefined
    ? {}
    : { guideLanguage: { kind: kind as 'GUIDE' | 'AUDIO' | 'WRITTEN', language: language as 'es' | 'en' } }
}

const checkedOf = (answer: ActivityReserveAnswer): CheckedTime => {
  switch (answer.outcome) {
    case 'reserved':
      return { outcome: 'reserved', offerId: answer.offer.id, total: answer.offer.price.total }
    case 'price_changed':
      return {
        outcome: 'price_changed',
        offerId: answer.offer.id,
        previous: answer.previous,
        price: answer.offer.price,
      }
    default:
      return answer
  }
}

/** Reserves the time that an address chooses, once, and tells what became of it. */
export const reserveTime = async ({ activityCode, outing, chosen, url }: Choice): Promise<CheckedTime> => {
  const { optionCode, start, total } = chosen
  const { guide = '', key = '', instead } = url
  const ages = agesOf(outing.party)
  const payload = {
    uuid: await namedUuid([key, activityCode, optionCode, start, total, guide, ages.join()].join(' ')),
    activityCode,
    optionCode,
    localDateTimeStart: start,
    paxes: ages.map((age) => ({ age })),
    ...guideOf(guide),
    total: { amount: total, currency: 'USD' },
    ...(isUuid(instead) ? { instead } : {}),
  }
  const headers = visitorHeaders(visitorAddress())
  const answer = await runServer(BackendClient.use(({ activities }) => activities.reserve({ headers, payload })))
  return answer.ok ? checkedOf(answer.value) : { outcome: 'unknown' }
}
