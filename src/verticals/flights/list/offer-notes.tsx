import { Plural, Trans } from '@lingui/react/macro'
import { formatDuration } from '#domain/time/duration.ts'
import type { FlightNames } from '../offer/flight-offer.ts'
import { type OfferWarning, warningsOf } from '../offer/offer-warnings.ts'
import type { FlightRow } from '../results/query/results-view.ts'
import { emissionsStandOut } from './offer-emissions.tsx'
import type { FlightWords } from './use-flight-words.ts'

/** Seats are told only where few are left: it is a fact, not a push. */
export const fewSeats = 4

interface OfferNotesProps {
  readonly row: FlightRow
  readonly names: FlightNames
  readonly words: FlightWords
}

/** What sets a flight apart from its neighbours, in a few words: the first three. The details say it in full. */
export function OfferNotes({ row: { slice, holdOnly, seats }, names, words }: OfferNotesProps) {
  const standOut = emissionsStandOut(slice.co2, names.medianCo2)
  const percent = standOut && Math.abs(standOut)
  const notes = [
    holdOnly && {
      key: 'hold',
      tone: 'font-semibold text-primary-strong',
      said: <Trans>Seat hold: pay later</Trans>,
    },
    ...warningsOf(slice).map((warning) => ({
      key: `${warning.kind} ${warning.at}`,
      tone: 'text-warn',
      said: <BriefWarning warning={warning} words={words} />,
    })),
    standOut !== undefined && {
      key: 'co2',
      tone: standOut < 0 ? 'text-good' : 'text-muted',
      said: standOut < 0 ? <Trans>{percent}% less CO₂e</Trans> : <Trans>{percent}% more CO₂e</Trans>,
    },
    seats <= fewSeats && {
      key: 'seats',
      tone: 'text-muted',
      said: <Plural value={seats} one="# seat left" other="# seats left" />,
    },
  ].filter((note) => note !== false)
  return (
    <ul className="min-w-0 text-xs leading-4.5 empty:hidden max-md:truncate max-md:pe-22 md:line-clamp-4">
      {notes.slice(0, 3).map(({ key, tone, said }) => (
        <li key={key} className={`max-md:inline max-md:not-first:before:content-['_·_'] ${tone}`}>
          {said}
        </li>
      ))}
    </ul>
  )
}

/** What to mind about a connection; where it is, the line of stops says. */
function BriefWarning({ warning, words }: { warning: OfferWarning; words: FlightWords }) {
  if (warning.kind === 'technical_stop') {
    const city = words.city(warning.at)
    return <Trans>Technical stop in {city}</Trans>
  }
  const wait = formatDuration(warning.minutes)
  if (warning.kind === 'airport_change') {
    const { at, next } = warning
    return (
      <Trans>
        Change of airport: {at} to {next}
      </Trans>
    )
  }
  if (warning.kind === 'tight') return <Trans>Tight connection: {wait}</Trans>
  if (warning.kind === 'overnight') return <Trans>Overnight wait: {wait}</Trans>
  return <Trans>Long wait: {wait}</Trans>
}
