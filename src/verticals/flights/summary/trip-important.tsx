import { Trans } from '@lingui/react/macro'

/** What a traveller should know before buying, whatever they buy. */
export function TripImportant() {
  return (
    <ul className="flex list-disc flex-col gap-2 ps-5 text-sm marker:text-edge">
      <li>
        <Trans>Names must match the passport or ID exactly. Airlines may refuse a traveler over one letter.</Trans>
      </li>
      <li>
        <Trans>Check whether you need a visa or a transit visa, also for countries where you only change planes.</Trans>
      </li>
      <li>
        <Trans>All times are local to each airport.</Trans>
      </li>
      <li>
        <Trans>
          We are an independent travel agency, not an airline. The airline’s own terms apply to the flights.
        </Trans>
      </li>
      <li>
        <Trans>All charges are made in US dollars.</Trans>
      </li>
    </ul>
  )
}
