import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { bagPrice } from '#domain/money/bag-price.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { Icon } from '#/ui/icon.tsx'
import type { BagAllowance } from '../offer/flight-offer.ts'
import type { IncludedBags, PricedTrip, TravellerKind, TripDirection } from '../trip/priced-trip.ts'

/** What travels along at no extra cost, for each direction that differs. */
export function TripBags({ trip }: { trip: PricedTrip }) {
  const [onward, back] = trip.directions
  if (!onward) return null
  if (!back) return <DirectionBags direction={onward} />
  if (sameBags(onward, back)) return <DirectionBags direction={onward} bothWays />
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <div className="flex flex-col gap-2">
        <h3 className="font-semibold">
          <Trans>Outbound</Trans>
        </h3>
        <DirectionBags direction={onward} />
      </div>
      <div className="flex flex-col gap-2">
        <h3 className="font-semibold">
          <Trans>Return</Trans>
        </h3>
        <DirectionBags direction={back} />
      </div>
    </div>
  )
}

const sameBags = (a: TripDirection, b: TripDirection): boolean =>
  JSON.stringify([a.bags, a.extraBag]) === JSON.stringify([b.bags, b.extraBag])

const isUnknown = ({ bags }: TripDirection): boolean =>
  bags.every(({ cabin, checked }) => cabin === null && checked === null)

const allowanceOf = ({ cabin, checked }: IncludedBags): string => JSON.stringify([cabin, checked])

/** Once where every traveller takes the same, else for each kind of them. */
const bagsToTell = ({ bags }: TripDirection): readonly IncludedBags[] =>
  new Set(bags.map(allowanceOf)).size === 1 ? bags.slice(0, 1) : bags

function DirectionBags({ direction, bothWays = false }: { direction: TripDirection; bothWays?: boolean }) {
  if (isUnknown(direction))
    return (
      <p className="flex gap-3">
        <Icon name="i-lucide-circle-help" className="mt-0.5 size-5 text-muted" />
        <Trans>Baggage information is not available for this flight. Ask before you buy.</Trans>
      </p>
    )
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col gap-3">
        {bagsToTell(direction).map((bags, _index, all) => (
          <TravellerBags key={bags.kind} bags={bags} alone={all.length === 1} />
        ))}
      </ul>
      <ExtraBag direction={direction} bothWays={bothWays} />
    </div>
  )
}

function TravellerBags({ bags, alone }: { bags: IncludedBags; alone: boolean }) {
  return (
    <li className="flex flex-col gap-1">
      {!alone && (
        <p className="text-sm font-semibold">
          <EachOf kind={bags.kind} />
        </p>
      )}
      <p className="flex items-center gap-3">
        <Icon name="i-lucide-briefcase" className="size-5 text-muted" />
        <CabinBagWords bags={bags.cabin} />
      </p>
      <p className="flex items-center gap-3">
        <Icon name="i-lucide-luggage" className="size-5 text-muted" />
        <CheckedBagWords bags={bags.checked} />
      </p>
    </li>
  )
}

function EachOf({ kind }: { kind: TravellerKind }) {
  if (kind === 'adult') return <Trans>Each adult</Trans>
  return kind === 'child' ? <Trans>Each child</Trans> : <Trans>Each infant</Trans>
}

function Weight({ bags }: { bags: BagAllowance }) {
  if (bags.kilograms === undefined || bags.quantity === 0) return null
  const { kilograms } = bags
  return (
    <>
      {' '}
      <Trans>of up to {kilograms} kg</Trans>
    </>
  )
}

export function CabinBagWords({ bags }: { bags: BagAllowance | null }) {
  if (bags === null) return <Trans>The airline does not say what you can take on board.</Trans>
  if (bags.quantity === 0) return <Trans>Only a small bag that fits under the seat</Trans>
  return (
    <span>
      <Plural value={bags.quantity} one="# cabin bag" other="# cabin bags" />
      <Weight bags={bags} />
    </span>
  )
}

export function CheckedBagWords({ bags }: { bags: BagAllowance | null }) {
  if (bags === null) return <Trans>The airline does not say whether you can check a bag.</Trans>
  if (bags.quantity === 0) return <Trans>No checked bag included</Trans>
  return (
    <span>
      <Plural value={bags.quantity} one="# checked bag" other="# checked bags" />
      <Weight bags={bags} />
    </span>
  )
}

function ExtraBag({ direction, bothWays }: { direction: TripDirection; bothWays: boolean }) {
  const { i18n } = useLingui()
  if (!direction.extraBag)
    return (
      <p className="text-sm text-muted">
        <Trans>No more bags can be added to this flight.</Trans>
      </p>
    )
  const price = formatMoney(bagPrice(direction.extraBag.price, 1), i18n.locale)
  const { weightKg } = direction.extraBag
  return (
    <p className="text-sm text-muted">
      {bothWays ? (
        <Trans>
          One more checked bag of {weightKg} kg costs {price} each way. None is added unless you ask for it.
        </Trans>
      ) : (
        <Trans>
          One more checked bag of {weightKg} kg costs {price}. None is added unless you ask for it.
        </Trans>
      )}
    </p>
  )
}
