import { Trans } from '@lingui/react/macro'
import { totalTravellers } from '#domain/traveller/travellers.ts'
import { useListScope } from '#/features/results/list-scope.tsx'
import { Price } from '#/ui/money/price.tsx'
import type { ResultsQuery } from '../results/query/results-query.ts'
import type { FlightRow } from '../results/query/results-view.ts'
import { useResultsScope } from '../results/results-scope.tsx'
import { BagWords } from './bag-words.tsx'

interface OfferPriceProps {
  readonly row: FlightRow
  readonly currency: string
}

/** What a flight costs, and what the price is of, in two lines; the details say the rest. */
export function OfferPrice({ row, currency }: OfferPriceProps) {
  const { soldWith } = useResultsScope()
  return (
    <p className="text-end text-xs leading-4.5 text-muted">
      <span className="whitespace-nowrap max-[359px]:whitespace-normal">
        {row.isLowest && (
          <span className="md:max-xl:block">
            <Trans comment="before a price: the lowest of several">from</Trans>{' '}
          </span>
        )}
        <Price
          money={{ amount: row.total, currency }}
          className="text-base leading-6 font-bold text-ink md:text-[1.125rem]"
          estimateClass="block text-xs max-[359px]:inline"
        />
      </span>
      {row.more !== undefined && <ReturnPrice more={row.more} currency={currency} />}
      {soldWith ? (
        <span className="max-md:sr-only">
          <soldWith.PriceScope each={row.perAdult} currency={currency} />
        </span>
      ) : (
        <PriceScope row={row} currency={currency} />
      )}
    </p>
  )
}

/** What was asked of the price, or else what an adult pays of it; whom it is for, the heading of the list says. */
function PriceScope({ row, currency }: OfferPriceProps) {
  const { search } = useResultsScope()
  const { query } = useListScope<ResultsQuery>()
  if (row.raisedBy.length > 0 || query.bags)
    return (
      <span className="block">
        {row.raisedBy.map((condition, index) => (
          <span key={condition}>
            {index > 0 && ', '}
            <ConditionWords condition={condition} />
          </span>
        ))}
        {query.bags && row.raisedBy.length > 0 && ', '}
        {query.bags && <BagWords bag={row.bag} />}
      </span>
    )
  if (row.more !== undefined || row.perAdult === undefined || totalTravellers(search) === 1) return null
  return (
    <span className="block whitespace-nowrap max-md:sr-only">
      <Price money={{ amount: row.perAdult, currency }} estimateClass="hidden" /> <Trans>per adult</Trans>
    </span>
  )
}

/** What a return changes about the price that its departure was chosen at. */
function ReturnPrice({ more, currency }: { more: number; currency: string }) {
  return (
    <span className="block font-semibold text-ink">
      {more === 0 ? (
        <Trans>same price</Trans>
      ) : (
        <>
          +<Price money={{ amount: more, currency }} estimateClass="hidden" />
        </>
      )}
    </span>
  )
}

/** Why the price is that of a dearer fare. */
function ConditionWords({ condition }: { condition: FlightRow['raisedBy'][number] }) {
  if (condition === 'refundable') return <Trans>refundable fare</Trans>
  return condition === 'cabinBag' ? <Trans>fare with a cabin bag</Trans> : <Trans>fare with free changes</Trans>
}
