import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { usePinned } from '#/features/map/pins/pin-scope.tsx'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { classNames } from '#/ui/class-names.ts'
import { Price } from '#/ui/money/price.tsx'
import { Scene } from '#/ui/scene/scene.tsx'
import type { ListedDeparture, Tour } from '../offer/tour.ts'
import { dayIn, roomsWords, statusTone, statusWords } from '../offer/tour-words.ts'
import { cardParameters } from '../page/list-parameters.ts'
import { CallOffWords, DepositWords, EachPrice } from './tour-price.tsx'
import { sceneOfTour } from './tour-scene.ts'

interface TourCardProps {
  readonly tour: Tour
  /** that the card is of; the cheapest of all where left out */
  readonly departure?: ListedDeparture
  /** of its departures that are asked for; all of them where left out */
  readonly count?: number
  readonly people: number
  /** who travels and when, as the tour's own page takes it */
  readonly search: ResultsUrl
  /** `h2` where nothing stands between it and the page's own */
  readonly heading?: 'h2' | 'h3'
}

/** One tour: how long, where it leads, what the party pays in all and when, and whether it is sure to go. */
export function TourCard({
  tour,
  departure = tour.price,
  count,
  people,
  search,
  heading: Heading = 'h3',
}: TourCardProps) {
  const { code, country, name, days, places, departures } = tour
  return (
    <article className="@container/card relative overflow-hidden rounded-2xl border border-line bg-surface hover:border-edge">
      <div className="grid grid-cols-[2.5rem_1fr] card-wide:min-h-23.5 card-wide:grid-cols-[7rem_1fr]">
        <Scene place={sceneOfTour(tour)} className="h-full min-h-full w-full" />
        <div className="grid min-w-0 grid-cols-[minmax(3.5rem,1fr)_auto] content-center gap-x-2 px-3 py-1.5 card-wide:grid-cols-[minmax(0,1fr)_auto] card-wide:gap-x-4 card-wide:px-4 card-wide:py-1">
          <Heading className="text-sm leading-5 font-bold card-narrow:col-span-2 card-wide:text-base card-wide:leading-5.5">
            <Link
              to="/turs/$country/$package"
              params={{ country: country.slug, package: code }}
              search={departure === tour.price ? search : cardParameters(search, departure.from.slice(0, 7))}
              preload={false}
              className="stretched-link"
            >
              {name}
            </Link>
          </Heading>
          <p className="text-end card-narrow:order-1 card-narrow:leading-5 card-wide:leading-5.5">
            <Price
              money={{ amount: departure.total, currency: 'USD' }}
              className="text-sm font-bold card-wide:text-[1.125rem] card-wide:leading-5.5"
              estimateClass="card-narrow:text-xs"
            />
          </p>
          <p className="line-clamp-3 min-w-0 text-xs leading-4 text-muted card-wide:line-clamp-2">
            <Plural value={days} one="# day" other="# days" />
            {' ·\u00a0'}
            {country.name}
            {': '}
            {places.map((place) => place.name).join(' – ')}
          </p>
          <p className="text-end text-xs leading-4 text-muted card-narrow:hidden">
            {people > 1 && <EachPrice price={departure} people={people} />}
          </p>
          <CardTerms tour={tour} departure={departure} count={count ?? departures.from.length} people={people} />
        </div>
      </div>
    </article>
  )
}

interface CardTermsProps extends Pick<TourCardProps, 'tour' | 'people'> {
  readonly departure: ListedDeparture
  readonly count: number
}

/** How it stands, what each pays and when, which the list knows of the cheapest departure alone: on a phone one running text. */
function CardTerms({ tour: { price }, departure, count, people }: CardTermsProps) {
  const { i18n } = useLingui()
  const day = dayIn(i18n, departure.from)
  return (
    <p className="col-span-2 text-xs text-muted card-narrow:order-2 leading-4">
      <span className={classNames('font-semibold', statusTone[departure.status])}>{statusWords(i18n, departure)}</span>
      {' ·\u00a0'}
      <Trans>leaves {day}</Trans>
      {count > 1 && (
        <>
          {' ·\u00a0'}
          <Plural value={count} one="# departure" other="# departures" />
        </>
      )}
      {people > 1 && (
        <span className="card-wide:hidden">
          {' ·\u00a0'}
          <EachPrice price={departure} people={people} />
        </span>
      )}
      <Then />
      {roomsWords(i18n, price.rooms)}
      {departure === price && (
        <>
          {' ·\u00a0'}
          <DepositWords price={price} />
        </>
      )}
      {departure === price
        ? price.callOff && (
            <>
              <Then />
              <CallOffWords callOff={price.callOff} />
            </>
          )
        : // of others the list knows no day
          !departure.guaranteed &&
          departure.status !== 'on_request' && (
            <>
              <Then />
              <Trans>May be called off if too few book</Trans>
            </>
          )}
    </p>
  )
}

/** A new line, and on a phone, where lines are dear, a dot. */
function Then() {
  return (
    <>
      <span className="card-wide:hidden">{' ·\u00a0'}</span>
      <br className="card-narrow:hidden" />
    </>
  )
}

/** A tour of a list, which answers its pin on the map. */
export function PinnedTour(props: TourCardProps) {
  const { isPointed, isChosen, card } = usePinned(props.tour.code)
  return (
    <li
      {...card}
      className={classNames('rounded-2xl', isChosen ? 'ring-3 ring-primary' : isPointed && 'ring-2 ring-edge')}
    >
      <TourCard {...props} />
    </li>
  )
}
