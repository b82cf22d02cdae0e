import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type SubmitEvent, useRef, useState } from 'react'
import { guestCount } from '#domain/stay.ts'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { peopleWords } from '#/features/search/rooms/guests-words.ts'
import type { HotelPage } from '../../hotels/stay/hotel-page.ts'
import { RoomFacts } from '../../hotels/stay/room-facts.tsx'
import { rateKey } from '../../hotels/stay/stay-parameters.ts'
import { type AnsweredChoice, useChosenRates } from '../../hotels/stay/choice/use-chosen-rates.ts'
import { PackageChoiceBar } from './package-choice-bar.tsx'
import { roomsUrl } from '../search/package-addresses.ts'
import type { PackageSearch } from '../search/package-search.ts'
import { PackageRateTable } from './package-rate-table.tsx'
import type { PackageRates, PairPrice } from './package-rooms.ts'
import { cheapestRates, ratesOfRoom, totalWith } from './package-totals.ts'

interface PackageRoomChoiceProps {
  readonly hotel: HotelPage
  readonly price: PairPrice
  readonly kinds: PackageRates['kinds']
  readonly search: PackageSearch
  readonly url: ResultsUrl
  /** what both suppliers have answered of a choice */
  readonly answered: AnsweredChoice | undefined
}

/** The kinds of room, what each rate adds, and the one price of what is marked. Booking asks airline and hotel once more. */
export function PackageRoomChoice({ hotel, price, kinds, search, url, answered }: PackageRoomChoiceProps) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const cheapest = cheapestRates(kinds, search.rooms.length)
  const { chosen, choose, keep, state, toBook } = useChosenRates(form, kinds, cheapest, answered)
  const [asking, setAsking] = useState(false)
  // what the form sends without scripts is of any rate: no total was shown for it
  const { shown: _before, ...kept } = roomsUrl(url, hotel.code)
  const check = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (asking) return
    if (toBook) return navigate(toBook.booking)
    const rates = Object.fromEntries(chosen.map((rate, at) => [rateKey(at + 1), rate.id]))
    setAsking(true)
    const search = { ...kept, ...rates, shown: String(totalWith(price, chosen).total) }
    await keep()
    await navigate({ to: '/paquetes/result', search, state }).finally(() => setAsking(false))
  }
  return (
    <form
      ref={form}
      method="get"
      autoComplete="off"
      aria-label={t`Choice of rooms`}
      aria-busy={asking}
      onSubmit={check}
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="flex flex-col gap-6">
        {search.rooms
          .map((room, at) => ({ room, roomIndex: at + 1 }))
          .map(({ room, roomIndex }) => (
            <fieldset key={rateKey(roomIndex)} className="flex min-w-0 flex-col gap-4">
              <legend className={search.rooms.length === 1 ? 'sr-only' : 'mb-2 text-base font-bold'}>
                <Trans>
                  Room {roomIndex}: {peopleWords(i18n, [room])}
                </Trans>
              </legend>
              {ratesOfRoom(kinds, roomIndex).map(({ kind, rates }) => (
                <section key={kind.code} className="overflow-hidden rounded-2xl border border-line bg-surface">
                  <RoomFacts kind={kind} />
                  <PackageRateTable
                    name={rateKey(roomIndex)}
                    kind={kind}
                    rates={rates}
                    timeZone={hotel.timeZone}
                    chosen={chosen[roomIndex - 1]?.id}
                    onChoose={choose}
                  />
                </section>
              ))}
            </fieldset>
          ))}
      </div>
      <PackageChoiceBar
        price={totalWith(price, chosen)}
        people={guestCount(search.rooms)}
        toBook={toBook}
        asking={asking}
      />
    </form>
  )
}
