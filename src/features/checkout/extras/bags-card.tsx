import { Trans, useLingui } from '@lingui/react/macro'
import { bagPrice } from '#domain/money/bag-price.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { TitledCard } from '#/ui/titled-card.tsx'
import { BagCounter } from './bag-counter.tsx'
import { bagQuantity, bagsTotal } from './baggage.ts'
import { type Journey, journeys } from '../draft/draft.ts'
import { useDraft } from '../draft/use-draft.ts'

/** Bags beyond what the fare includes, for each direction and traveller. None is there unless it was asked for. */
export function BagsCard() {
  const { trip } = useDraft()
  const flown = journeys.filter((journey) => trip.journeys[journey])
  return (
    <TitledCard title={<Trans>Add baggage</Trans>}>
      <div className="grid gap-6 sm:grid-cols-2">
        {flown.map((journey) => (
          <JourneyBags key={journey} journey={journey} alone={flown.length === 1} />
        ))}
      </div>
    </TitledCard>
  )
}

function JourneyBags({ journey, alone }: { journey: Journey; alone: boolean }) {
  const { i18n } = useLingui()
  const draft = useDraft()
  const { bag, mostBags } = draft.trip.journeys[journey] ?? { bag: null, mostBags: 0 }
  const carriers = draft.passengers.filter(({ type }) => type !== 'infant')
  return (
    <section className="flex flex-col gap-3">
      {!alone && (
        <h3 className="font-semibold">{journey === 'onward' ? <Trans>Outbound</Trans> : <Trans>Return</Trans>}</h3>
      )}
      {bag && mostBags > 0 ? (
        <>
          <p className="text-sm text-muted">
            <Trans>
              {formatMoney(bagPrice(bag.price, 1), i18n.locale)} for each checked bag of up to {bag.weightKg} kg
            </Trans>
          </p>
          {carriers.map((passenger) => (
            <BagCounter key={passenger.id} journey={journey} passenger={passenger} most={mostBags} />
          ))}
          {bagQuantity(draft, journey) > 0 && (
            <p className="flex justify-between gap-4 border-t border-line pt-3 text-sm">
              <span>
                <Trans>Extra charge</Trans>
              </span>
              <span className="font-semibold figures">{formatMoney(bagsTotal(draft, journey), i18n.locale)}</span>
            </p>
          )}
        </>
      ) : (
        <p className="text-sm text-muted">
          <Trans>No bags can be added to this flight.</Trans>
        </p>
      )}
    </section>
  )
}
