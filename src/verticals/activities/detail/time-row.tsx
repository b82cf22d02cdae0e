import { Plural, Trans } from '@lingui/react/macro'
import { Price } from '#/ui/money/price.tsx'
import type { ActivityOption, ActivityTime } from './loaded-activity.ts'
import { useActivityWords } from './use-activity-words.ts'

/** So few are told; more say nothing. */
const fewLeft = 5

/** When it begins and ends, or between when it may begin. */
export function TimeWords({ time }: { readonly time: Pick<ActivityTime, 'localDateTimeStart' | 'openingHours'> }) {
  const words = useActivityWords()
  if (time.openingHours === null) return words.time(time.localDateTimeStart)
  const [from, to] = [words.time(time.openingHours.from), words.time(time.openingHours.to)]
  return (
    <Trans>
      {from} to {to}
    </Trans>
  )
}

interface TimeStatusProps {
  readonly time: Pick<ActivityTime, 'status' | 'vacancies' | 'available' | 'utcCutoffAt'>
  readonly people: number
  /** when the time was asked for, in milliseconds */
  readonly askedAt: number
}

/** How it is with a time: how many may come, or why it cannot be had. */
export function TimeStatus({ time, people, askedAt }: TimeStatusProps) {
  const { status, vacancies, available, utcCutoffAt } = time
  if (status === 'SOLD_OUT') return <Trans>Sold out</Trans>
  if (status === 'CLOSED')
    return Date.parse(utcCutoffAt) <= askedAt ? <Trans>Can no longer be booked</Trans> : <Trans>Not on this day</Trans>
  if (!available && vacancies !== null)
    return (
      <span className="text-warn">
        <Plural value={vacancies} one="# place left" other="# places left" />,{' '}
        <Plural value={people} one="you are # person" other="you are # people" />
      </span>
    )
  if (vacancies !== null && vacancies <= fewLeft)
    return (
      <span className="text-warn">
        <Plural value={vacancies} one="# place left" other="# places left" />
      </span>
    )
  return <Trans>Places left</Trans>
}

interface UnitPricesProps {
  readonly time: Pick<ActivityTime, 'price'>
  readonly option: Pick<ActivityOption, 'units'>
}

/** What the total is made of: each price times how many. */
export function UnitPrices({ time: { price }, option }: UnitPricesProps) {
  const words = useActivityWords()
  return (
    <ul className="text-xs text-muted">
      {price.units.map(({ unitCode, quantity, each }) => {
        const unit = option.units.find((one) => one.unitCode === unitCode)
        return (
          <li key={unitCode}>
            {quantity} × {unit ? words.name(unit.name) : unitCode}:{' '}
            {each.amount === 0 ? <Trans>free</Trans> : <Price money={each} estimateClass="hidden" />}
          </li>
        )
      })}
    </ul>
  )
}
