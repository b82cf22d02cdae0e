import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '#domain/money/money-format.ts'
import { classNames } from '#/ui/class-names.ts'
import { cabinNames } from '../search/cabin-words.ts'
import { fetchDayPrices } from '../prices/day-prices-fetch.ts'
import { type Cabin, type FlightSearch, cabins, searchName } from '../search/flight-search.ts'
import { SearchLink } from './results-scope.tsx'
import { stayOf } from '../search/search-on-days.ts'
import { useAnswer } from '#/features/answers/use-answer.ts'
import { useFirstInteraction } from '#/ui/hydration/use-first-interaction.ts'

/** The cabins side by side, each with the lowest price of these days, once somebody turns to the page. */
export function ResultsCabins({ search }: { search: FlightSearch }) {
  const { t, i18n } = useLingui()
  const prices = useCabinPrices(search)
  return (
    <nav aria-label={t`Cabins`} className="overflow-x-auto">
      <ul className="flex min-w-max gap-1 border-b border-line">
        {cabins.map((cabin, index) => (
          <li key={cabin}>
            <SearchLink
              search={{ ...search, cabin }}
              aria-current={cabin === search.cabin ? 'page' : undefined}
              className={classNames(
                'flex min-h-14 flex-col justify-center border-b-3 px-4 py-1 outline-offset-[-3px] hover:bg-sunken',
                cabin === search.cabin ? 'border-primary' : 'border-transparent',
              )}
            >
              <span className={cabin === search.cabin ? 'text-sm font-semibold' : 'text-sm'}>
                {i18n._(cabinNames[cabin])}
              </span>
              <span className="figures min-h-5 text-xs text-muted">
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
  const { from, to, adults, children, infants, departure } = search
  const days = { start: departure, end: departure, stay: stayOf(search), departure: undefined }
  const prices = await fetchDayPrices({ from, to, adults, children, infants, cabin, ...days }, signal)
  return { currency: prices.currency, lowest: prices.days[departure] }
}

const valueOf = <Value,>(result: PromiseSettledResult<Value>): Value | undefined =>
  result.status === 'fulfilled' ? result.value : undefined

/** In the order of `cabins`; undefined while not known. A price that does not come is no failure of the page. */
const useCabinPrices = (search: FlightSearch): readonly (KnownPrice | undefined)[] => {
  const anyCabin = searchName({ ...search, cabin: 'economy' })
  const touched = useFirstInteraction()
  const { value = [] } = useAnswer(touched ? `cabins ${anyCabin}` : undefined, async (signal) => {
    const prices = await Promise.allSettled(cabins.map((cabin) => askCabinPrice(search, cabin, signal)))
    return prices.map(valueOf)
  })
  return value
}
