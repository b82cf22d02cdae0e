import { Plural, Trans } from '@lingui/react/macro'
import { Price } from '#/ui/money/price.tsx'
import type { ActivityOption, ActivityTime } from './loaded-activity.ts'
import { useActivityWords } from './use-activity-words.ts'

/** So few are told, where they are half of all at most; more say nothing. */
const fewLeft = 5

const isFew = (vacancies: number, capacity: number | null): boolean =>
  vacancies <= fewLeft && (capacity === null || vacancies * 2 <= capacity)

interface PlacesLeftProps {
  readonly count: number
  readonly pricing: ActivityOption['pricing']
}

/** Of what is sold by the unit, as a private group, units are counted and not the people in them. */
function PlacesLeft({ count, pricing }: PlacesLeftProps) {
  return pricing === 'PER_UNIT' ? (
    <Plural value={count} one="# group left" other="# groups left" />
  ) : (
    <Plural value={count} one="# place left" other="# places left" />
  )
}

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
  readonly time: Pick<ActivityTime, 'status' | 'vacancies' | 'capacity' | 'available' | 'utcCutoffAt' | 'price'>
  readonly pricing: ActivityOption['pricing']
  readonly people: number
  /** when the time was asked for, in milliseconds */
  readonly askedAt: number
}

/** How many the party takes of what is sold by the unit: whoever comes along for nothing takes none. */
const unitsOf = ({ price }: Pick<ActivityTime, 'price'>): number =>
  price.units.reduce((sum, { quantity, each }) => sum + (each.amount > 0 ? quantity : 0), 0)

/** How it is with a time: how many may come, or why it cannot be had. */
export function TimeStatus({ time, pricing, people, askedAt }: TimeStatusProps) {
  const { status, vacancies, capacity, available, utcCutoffAt } = time
  if (status === 'SOLD_OUT') return <Trans>Sold out</Trans>
  if (status === 'CLOSED')
    return Date.parse(utcCutoffAt) <= askedAt ? <Trans>Can no longer be booked</Trans> : <Trans>Not on this day</Trans>
  if (!available && vacancies !== null)
    return (
      <span className="text-warn">
        <PlacesLeft count={vacancies} pricing={pricing} />,{' '}
        {pricing === 'PER_UNIT' ? (
          <Plural value={unitsOf(time)} one="you need # group" other="you need # groups" />
        ) : (
          <Plural value={people} one="you are # person" other="you are # people" />
        )}
      </span>
    )
  if (vacancies !== null && isFew(vacancies, capacity))
    return (
      <span className="text-warn">
        <PlacesLeft count={vacancies} pricing={pricing} />
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
