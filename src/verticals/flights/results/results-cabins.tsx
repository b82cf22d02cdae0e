import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '#domain/money/money-format.ts'
import { PopChip } from '#/features/results/frame/pop-chip.tsx'
import { PopPanel } from '#/ui/overlay/pop-panel.tsx'
import { classNames } from '#/ui/class-names.ts'
import { cabinNames } from '../search/cabin-words.ts'
import { fetchDayPrices } from '../prices/day-prices-fetch.ts'
import { pricedSearch } from '../prices/day-prices.ts'
import { type Cabin, type FlightSearch, cabins, searchName } from '../search/flight-search.ts'
import { SearchLink } from './results-scope.tsx'
import { stayOf } from '../search/search-on-days.ts'
import { useAnswer } from '#/features/answers/use-answer.ts'

const panel = 'cabins'

interface CabinsProps {
  readonly search: FlightSearch
}

/** The cabin that was searched for; it opens the others. */
export function CabinsButton({ search, className }: CabinsProps & { readonly className?: string }) {
  const { t, i18n } = useLingui()
  const cabin = i18n._(cabinNames[search.cabin])
  return (
    <PopChip opens={panel} className={className}>
      <span className="sr-only">{t`Cabin`}: </span>
      {cabin}
    </PopChip>
  )
}

/** The cabins, each with the lowest price of these days once somebody looks at them. */
export function CabinsPanel({ search }: CabinsProps) {
  const { t } = useLingui()
  return (
    <PopPanel id={panel} title={<Trans>Cabins</Trans>} closeLabel={t`Close`}>
      {(opened) => <CabinLinks search={search} isAsked={opened} />}
    </PopPanel>
  )
}

function CabinLinks({ search, isAsked }: CabinsProps & { readonly isAsked: boolean }) {
  const { t, i18n } = useLingui()
  const prices = useCabinPrices(search, isAsked)
  return (
    <nav aria-label={t`Cabins`}>
      <ul className="overflow-hidden rounded-xl border border-line bg-surface divide-y divide-line lg:min-w-72">
        {cabins.map((cabin, index) => (
          <li key={cabin}>
            <SearchLink
              search={{ ...search, cabin }}
              aria-current={cabin === search.cabin ? 'page' : undefined}
              className={classNames(
                'flex min-h-12 items-center justify-between gap-6 px-4 text-sm outline-offset-[-3px] hover:bg-sunken',
                cabin === search.cabin && 'bg-primary-soft font-semibold',
              )}
            >
              {i18n._(cabinNames[cabin])}
              <span className="figures text-muted">
                <CabinPrice price={prices[index]} />
              </span>
            </SearchLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface KnownPrice {
  readonly currency: string
  /** undefined where nothing flies in the cabin */
  readonly lowest: number | undefined
}

function CabinPrice({ price }: { price: KnownPrice | undefined }) {
  const { i18n } = useLingui()
  if (!price) return null
  if (price.lowest === undefined) return <Trans>no flights</Trans>
  const money = formatMoney({ amount: price.lowest, currency: price.currency }, i18n.locale, 'short')
  return <Trans>from {money}</Trans>
}

const askCabinPrice = async (search: FlightSearch, cabin: Cabin, signal: AbortSignal): Promise<KnownPrice> => {
  const { departure } = search
  const days = { start: departure, end: departure, stay: stayOf(search), departure: undefined }
  const prices = await fetchDayPrices({ ...pricedSearch({ ...search, cabin }), ...days }, signal)
  return { currency: prices.currency, lowest: prices.days[departure] }
}

const valueOf = <Value,>(result: PromiseSettledResult<Value>): Value | undefined =>
  result.status === 'fulfilled' ? result.value : undefined

/** In the order of `cabins`; undefined while not known. A price that does not come is no failure of the page. */
const useCabinPrices = (search: FlightSearch, isAsked: boolean): readonly (KnownPrice | undefined)[] => {
  const anyCabin = searchName({ ...search, cabin: 'economy' })
  const { value = [] } = useAnswer(isAsked ? `cabins ${anyCabin}` : undefined, async (signal) => {
    const prices = await Promise.allSettled(cabins.map((cabin) => askCabinPrice(search, cabin, signal)))
    return prices.map(valueOf)
  })
  return value
}
