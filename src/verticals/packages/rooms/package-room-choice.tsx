import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type SubmitEvent, useRef, useState } from 'react'
import { guestCount } from '#domain/stay.ts'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { Button } from '#/ui/button.tsx'
import { Price } from '#/ui/money/price.tsx'
import { peopleWords } from '#/features/search/rooms/guests-words.ts'
import type { HotelPage } from '../../hotels/stay/hotel-page.ts'
import { RoomFacts } from '../../hotels/stay/room-facts.tsx'
import { rateKey } from '../../hotels/stay/stay-parameters.ts'
import { useChosenRates } from '../../hotels/stay/use-chosen-rates.ts'
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
}

const usd = (amount: number) => ({ amount, currency: 'USD' })

/** The kinds of room, what each rate adds, and the one price of what is marked. Booking asks airline and hotel once more. */
export function PackageRoomChoice({ hotel, price, kinds, search, url }: PackageRoomChoiceProps) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const cheapest = cheapestRates(kinds, search.rooms.length)
  const { chosen, choose, keep, state } = useChosenRates(form, kinds, cheapest)
  const [asking, setAsking] = useState(false)
  const { total, dueAtProperty, apart } = totalWith(price, chosen)
  const each = Math.ceil(total / guestCount(search.rooms))
  // what the form sends without scripts is of any rate: no total was shown for it
  const { shown: _before, ...kept } = roomsUrl(url, hotel.code)
  const check = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (asking) return
    const rates = Object.fromEntries(chosen.map((rate, at) => [rateKey(at + 1), rate.id]))
    setAsking(true)
    const search = { ...kept, ...rates, shown: String(total) }
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
      <div className="choice-bar sticky bottom-0 z-10 mt-4 flex flex-wrap items-center justify-between gap-3 rounded-t-2xl border border-line bg-surface p-4">
        <output>
          <span className="block text-sm text-muted">
            <Trans>Flight + hotel, for everybody</Trans>
          </span>
          <Price money={usd(total)} className="text-lg font-bold" />
          <span className="block text-xs text-muted">
            <Price money={usd(each)} estimateClass="hidden" /> <Trans>per person</Trans>
            {' · '}
            <Trans>
              <Price money={usd(apart - total)} estimateClass="hidden" /> less than booked apart
            </Trans>
            {dueAtProperty > 0 && (
              <>
                {' · '}
                <Trans>
                  of which <Price money={usd(dueAtProperty)} estimateClass="hidden" /> paid at the hotel
                </Trans>
              </>
            )}
          </span>
        </output>
        <Button type="submit" busy={asking}>
          <Trans>Continue</Trans>
        </Button>
      </div>
    </form>
  )
}
