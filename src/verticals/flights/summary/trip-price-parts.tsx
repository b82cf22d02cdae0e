import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatMoney } from '#domain/money/money-format.ts'
import { type Money, multiplyMoney, subtractMoney } from '#domain/money/money.ts'
import type { PricedTrip, TravellerPrice } from '../trip/priced-trip.ts'
import { useTripTotal } from './use-trip-total.ts'

/** The same total twice: by who travels, and by what it pays for. */
export function TripPriceParts({ trip }: { trip: PricedTrip }) {
  const { i18n } = useLingui()
  const { bags, flights } = useTripTotal(trip)
  const moved = subtractMoney(flights, trip.total)
  const change = moved.amount !== 0 && <Part name={<Trans>Price change that you accepted</Trans>} money={moved} />
  return (
    <dl className="mt-2 flex flex-col gap-1.5 text-sm">
      {trip.travellers.map((price) => (
        <Part
          key={`${price.kind} ${price.each.amount}`}
          name={<TravellersTimes price={price} />}
          money={multiplyMoney(price.each, price.ids.length)}
        />
      ))}
      {change}
      <div aria-hidden="true" className="my-1 border-t border-line" />
      <Part name={<Trans>Fare</Trans>} money={trip.base} />
      <Part name={<Trans>Taxes and airport charges</Trans>} money={trip.taxes} />
      {trip.fees.map(({ code, label, amount }) => (
        <Part key={code} name={i18n.locale === 'es' ? label.es : label.en} money={amount} />
      ))}
      {change}
      <Part name={bags.amount > 0 ? <Trans>Added bags</Trans> : <Trans>Added bags: none</Trans>} money={bags} />
    </dl>
  )
}

function Part({ name, money }: { name: ReactNode; money: Money }) {
  const { i18n } = useLingui()
  return (
    <div className="flex justify-between gap-4">
      <dt>{name}</dt>
      <dd className="figures whitespace-nowrap">{formatMoney(money, i18n.locale)}</dd>
    </div>
  )
}

function TravellersTimes({ price }: { price: TravellerPrice }) {
  const { i18n } = useLingui()
  const count = price.ids.length
  return (
    <>
      <TravellerCount kind={price.kind} count={count} />
      {count > 1 && <span className="text-muted"> × {formatMoney(price.each, i18n.locale)}</span>}
    </>
  )
}

function TravellerCount({ kind, count }: { kind: TravellerPrice['kind']; count: number }) {
  if (kind === 'adult') return <Plural value={count} one="# adult" other="# adults" />
  if (kind === 'child') return <Plural value={count} one="# child" other="# children" />
  return <Plural value={count} one="# infant" other="# infants" />
}
