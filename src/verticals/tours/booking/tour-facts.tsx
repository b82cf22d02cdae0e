import { Plural, Trans } from '@lingui/react/macro'
import { nightsBetween } from '#domain/time/dates.ts'
import type { ToldTour } from './sold-tour.ts'
import { useTourWords } from './use-tour-words.ts'

interface SoldProps {
  readonly sold: ToldTour
}

/** Which tour, where, and who runs it. */
export function TourTitle({ sold }: SoldProps) {
  const words = useTourWords()
  return (
    <div>
      <p className="font-semibold">{words.name(sold.tour.name)}</p>
      <TourPlace sold={sold} />
    </div>
  )
}

/** The same where a page is headed by its name. */
export function TourPlace({ sold: { tour } }: SoldProps) {
  const words = useTourWords()
  const { operator, country } = tour
  return (
    <p className="text-sm text-muted">
      {words.name(country.name)} ·&nbsp;<Trans>Run by {operator}</Trans>
    </p>
  )
}

/** Its first and its last day. */
export function TourDays({ sold: { from, to, tour } }: SoldProps) {
  const words = useTourWords()
  return (
    <dl className="grid grid-cols-2 gap-4">
      <div>
        <dt className="text-sm text-muted">
          <Trans>First day</Trans>
        </dt>
        <dd>
          <strong className="block font-semibold">{words.day(from)}</strong>
          <span className="text-sm">{words.name(tour.line[0]?.title ?? tour.name)}</span>
        </dd>
      </div>
      <div>
        <dt className="text-sm text-muted">
          <Trans>Last day</Trans>
        </dt>
        <dd>
          <strong className="block font-semibold">{words.day(to)}</strong>
          <span className="text-sm">
            <Plural value={nightsBetween(from, to)} one={'#\u00A0night'} other={'#\u00A0nights'} />
          </span>
        </dd>
      </div>
    </dl>
  )
}

/** How many come along, and in which rooms. */
export function TourParty({ sold }: SoldProps) {
  const words = useTourWords()
  return (
    <p className="text-sm">
      <Plural value={sold.ages.length} one="# traveler" other="# travelers" />: {words.rooms(sold)}
    </p>
  )
}

export function AgeOnFirstDay({ age }: { readonly age: number }) {
  return <Plural value={age} one="# year old on the first day" other="# years old on the first day" />
}
