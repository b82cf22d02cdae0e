import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CabinPrice } from './cabin-price.tsx'
import { SailingDates } from './sailing-dates.tsx'
import { type ListedSailing, lowestPrice } from './sailing.ts'

/** The same route on other days. */
export function OtherDates({ others }: { readonly others: readonly ListedSailing[] }) {
  if (others.length === 0) return null
  return (
    <section aria-labelledby="other-dates" className="flex flex-col gap-3">
      <h2 id="other-dates" className="text-xl">
        <Trans>The same route on other dates</Trans>
      </h2>
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {others.map((other) => (
          <li key={other.id}>
            <Link
              to="/cruceros/$sailing"
              params={{ sailing: other.id }}
              className="flex min-h-14 items-center justify-between max-sm:flex-wrap gap-3 rounded-2xl border border-line bg-surface px-4 py-2 hover:border-edge"
            >
              <span>
                <span className="block font-semibold figures">
                  <SailingDates sailing={other} />
                </span>
                <span className="block text-sm text-muted">{other.ship}</span>
              </span>
              <OtherPrice price={lowestPrice(other.prices)} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function OtherPrice({ price }: { readonly price: number | undefined }) {
  if (price === undefined)
    return (
      <span className="text-sm text-muted">
        <Trans>Sold out</Trans>
      </span>
    )
  return (
    <span className="text-end text-sm text-muted">
      <Trans>
        from <CabinPrice amount={price} className="font-bold text-ink" estimateClass="block" />
      </Trans>
    </span>
  )
}
