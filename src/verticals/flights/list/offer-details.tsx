import { Trans } from '@lingui/react/macro'
import { Disclosure } from '#/ui/overlay/disclosure.tsx'
import type { Slice } from '../offer/flight-offer.ts'
import { SliceTimetable } from './slice-timetable.tsx'
import type { FlightWords } from './use-flight-words.ts'

/** Every segment in full, behind a native disclosure. */
export function OfferDetails({ slice, words }: { slice: Slice; words: FlightWords }) {
  return (
    <Disclosure
      summary={<Trans>Flight details</Trans>}
      summaryClass="min-h-8! text-sm text-primary-strong"
      className="ms-auto open:w-full"
    >
      <div className="py-3">
        <SliceTimetable slice={slice} words={words} />
      </div>
    </Disclosure>
  )
}
