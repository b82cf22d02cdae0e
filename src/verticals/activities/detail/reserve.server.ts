import type { ActivityReserveAnswer } from '#contract/products/activities/activity-reservation.ts'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { BackendClient } from '#/server/backend/backend-client.server.ts'
import { isUuid, namedUuid } from '#/server/named-uuid.server.ts'
import { runServer } from '#/server/runtime.server.ts'
import { visitorAddress } from '#/server/visitor/visitor-address.server.ts'
import { visitorHeaders } from '#/server/visitor/visitor-headers.ts'
import { type Outing, agesOf } from '../search/activity-search.ts'
import type { CheckedTime } from './loaded-activity.ts'
import { type ChosenTime, readChoice } from './time-choice-keys.ts'

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

/** By which a time is reserved that an address chooses: the same for whoever chooses it again. */
const nameOf = ({ activityCode, outing, chosen: { optionCode, start, total }, url }: Choice): Promise<string> => {
  const { guide = '', key = '' } = url
  return namedUuid([key, activityCode, optionCode, start, total, guide, agesOf(outing.party).join()].join(' '))
}

/** Reserves the time that an address chooses, once, and tells what became of it. */
export const reserveTime = async (choice: Choice): Promise<CheckedTime> => {
  const { activityCode, outing, chosen, url } = choice
  const { optionCode, start, total } = chosen
  const { guide, instead } = url
  const payload = {
    uuid: await nameOf(choice),
    activityCode,
    optionCode,
    localDateTimeStart: start,
    paxes: agesOf(outing.party).map((age) => ({ age })),
    ...guideOf(guide),
    total: { amount: total, currency: 'USD' },
    ...(isUuid(instead) ? { instead } : {}),
  }
  const headers = visitorHeaders(visitorAddress())
  const answer = await runServer(BackendClient.use(({ activities }) => activities.reserve({ headers, payload })))
  return answer.ok ? checkedOf(answer.value) : { outcome: 'unknown' }
}

/** The reservation that was made of a choice which the page was left with; undefined where it was left with none. */
export const reservedBefore = async (
  { activityCode, outing }: Pick<Choice, 'activityCode' | 'outing'>,
  url: ResultsUrl,
): Promise<string | undefined> => {
  const chosen = readChoice(url.choice)
  return chosen && (await nameOf({ activityCode, outing, chosen, url }))
}
