import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { readResultsUrl, type ResultsUrl } from '#/features/results/answer/results-url.ts'
import { Card } from '#/ui/card.tsx'
import { classNames } from '#/ui/class-names.ts'
import { Disclosure } from '#/ui/overlay/disclosure.tsx'
import type { Departures, TourPage } from '../offer/tour.ts'
import { roomsWords } from '../offer/tour-words.ts'
import { type TourSearch, peopleOf } from '../search/tour-search.ts'
import { DepartureForm } from './departure-form.tsx'
import { DepartureTable } from './departure-table.tsx'
import { RefusalWords } from './refusal-words.tsx'
import { requestedSharing, insteadParameter, pageParameters, sharingKey, sharingText } from './tour-parameters.ts'

interface DepartureChoiceProps {
  readonly tour: TourPage
  readonly departures: Departures
  readonly search: TourSearch
  readonly url: ResultsUrl
  readonly instead: string | undefined
  /** by which a choice on this page is named */
  readonly pageKey: string
}

/** Departures before the rest of them is folded away. */
const firstDepartures = 8

/** How the party shares rooms, and then each departure at that price. */
export function DepartureChoice({
  tour,
  departures: { refusal, departures },
  search,
  url,
  instead,
  pageKey,
}: DepartureChoiceProps) {
  const { t } = useLingui()
  if (refusal)
    return (
      <Card>
        <h3 className="text-base font-bold">
          <Trans>This tour does not take all of you</Trans>
        </h3>
        <p className="mt-1">
          <RefusalWords tour={tour} refusal={refusal} />
        </p>
      </Card>
    )
  const [first] = departures
  const chosen = first && requestedSharing(url, first)
  if (!first || !chosen)
    return (
      <Card>
        <p>
          <Trans>It does not leave in that month. Choose another one.</Trans>
        </p>
      </Card>
    )
  const sharing = sharingText(chosen.rooms)
  const table = { url, people: peopleOf(search.party) }
  const more = departures.slice(firstDepartures)
  return (
    <>
      {first.sharings.length > 1 && (
        <Sharings ways={first.sharings.map(({ rooms }) => rooms)} chosen={sharing} tour={tour} instead={instead} />
      )}
      <DepartureForm tour={tour} search={search} url={url} instead={instead} pageKey={pageKey}>
        {(asking) => (
          <>
            <DepartureTable
              {...table}
              asking={asking}
              departures={departures.slice(0, firstDepartures)}
              caption={t`Departures`}
            />
            {more.length > 0 && (
              <Disclosure summary={<Trans>Later departures ({more.length})</Trans>}>
                <DepartureTable {...table} asking={asking} departures={more} caption={t`Later departures`} />
              </Disclosure>
            )}
          </>
        )}
      </DepartureForm>
    </>
  )
}

interface SharingsProps {
  readonly ways: readonly Departures['departures'][number]['sharings'][number]['rooms'][]
  readonly chosen: string
  readonly tour: TourPage
  readonly instead: string | undefined
}

/** Links, so that it can be chosen before any script has arrived. */
function Sharings({ ways, chosen, tour, instead }: SharingsProps) {
  const { t, i18n } = useLingui()
  return (
    <nav aria-label={t`How you share rooms`} className="flex flex-col gap-2">
      <p aria-hidden="true" className="text-sm font-semibold">
        <Trans>How you share rooms</Trans>
      </p>
      <ul className="flex flex-wrap gap-2">
        {ways.map((rooms) => {
          const text = sharingText(rooms)
          return (
            <li key={text}>
              <Link
                to="/turs/$country/$package"
                params={{ country: tour.country.slug, package: tour.code }}
                search={(url) => ({
                  ...pageParameters(readResultsUrl(url)),
                  ...insteadParameter(instead),
                  [sharingKey]: text,
                })}
                replace
                resetScroll={false}
                preload={false}
                activeOptions={exactly}
                aria-current={text === chosen ? 'true' : undefined}
                className={classNames(
                  'inline-flex min-h-11 items-center rounded-full border px-4 text-sm font-semibold',
                  text === chosen ? 'border-primary bg-primary-soft' : 'border-line bg-surface hover:bg-sunken',
                )}
              >
                {roomsWords(i18n, rooms)}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

const exactly = { exact: true }
