import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { type SubmitEvent, useRef, useState } from 'react'
import { Price } from '#/ui/money/price.tsx'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { peopleWords } from '#/features/search/rooms/guests-words.ts'
import type { HotelSearch } from '../search/hotel-search.ts'
import type { AnsweredStay } from './choice/answered-choice.ts'
import { ChoiceBar } from './choice/choice-bar.tsx'
import type { HotelPage, Rate, StayRates } from './hotel-page.ts'
import { RateTable } from './rate-table.tsx'
import { RoomFacts } from './room-facts.tsx'
import { cheapestOf, kindsFor, sumOf, withAnswered } from './room-rates.ts'
import { hotelPageParameters, rateKey } from './stay-parameters.ts'
import { useChosenRates } from './choice/use-chosen-rates.ts'

interface RoomChoiceProps {
  readonly url: ResultsUrl
  readonly hotel: HotelPage
  readonly search: HotelSearch
  readonly rates: StayRates
  /** what the hotel has answered of a choice */
  readonly answered: AnsweredStay | undefined
}

/** The kinds of room with their rates. One room is chosen at a press; of several, one rate each and then all of them together. */
export function RoomChoice({ url, hotel, search, rates, answered }: RoomChoiceProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const cheapest = cheapestOf(rates, search.rooms.length)
  const { chosen, choose, keep, state, toBook } = useChosenRates(form, rates.rooms, cheapest, answered)
  const shown = toBook ? withAnswered(rates, chosen, toBook.rates) : rates
  /** the rate or the rooms that are being checked */
  const [asking, setAsking] = useState<string>()
  const isOne = search.rooms.length === 1
  const kept = { ...hotelPageParameters(url), hotel: hotel.code }
  const check = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (asking !== undefined) return
    if (!isOne && toBook) return navigate(toBook.booking)
    const asked = new FormData(event.currentTarget, event.nativeEvent.submitter)
    const parameters = Object.fromEntries([...asked].map(([name, value]) => [name, String(value)]))
    setAsking(asked.get(rateKey(1))?.toString() ?? '')
    if (!isOne) await keep()
    await navigate({ to: '/hoteles/summary', search: parameters, ...(!isOne && { state }) }).finally(() =>
      setAsking(undefined),
    )
  }
  return (
    <form
      ref={form}
      method="get"
      autoComplete="off"
      aria-label={t`Choice of rooms`}
      aria-busy={asking !== undefined}
      onSubmit={check}
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="flex flex-col gap-6">
        {search.rooms.map((room, index) => (
          <RequestedRoom
            key={rateKey(index + 1)}
            roomIndex={index + 1}
            room={room}
            isOne={isOne}
            rates={shown}
            toBook={isOne ? toBook : undefined}
            timeZone={hotel.timeZone}
            chosen={chosen[index]?.id}
            asking={asking}
            onChoose={choose}
          />
        ))}
      </div>
      {!isOne && (
        <ChoiceBar
          told={
            <>
              <Plural value={search.rooms.length} one="# room" other="# rooms" />
              {': '}
              <Price
                money={{ amount: toBook?.total ?? sumOf(chosen), currency: 'USD' }}
                className="text-lg font-bold"
              />
            </>
          }
          toBook={toBook}
          asking={asking !== undefined}
          ask={<Trans>Book these rooms</Trans>}
        />
      )}
    </form>
  )
}

interface AskedRoomProps {
  readonly roomIndex: number
  readonly room: HotelSearch['rooms'][number]
  readonly isOne: boolean
  readonly rates: StayRates
  readonly timeZone: string
  /** id of the rate that is marked */
  readonly chosen: string | undefined
  /** what was answered of that rate, where a press on it chooses the whole stay */
  readonly toBook: AnsweredStay | undefined
  /** id of the rate that is being checked */
  readonly asking: string | undefined
  readonly onChoose: (rate: Rate) => void
}

/** One of the rooms that were asked for, with everything that its guests may sleep in. */
function RequestedRoom({ roomIndex, room, isOne, rates, ...table }: AskedRoomProps) {
  const { i18n } = useLingui()
  const { locale } = useRouter().options.context
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className={isOne ? 'sr-only' : 'mb-2 text-base font-bold'}>
        <Trans>
          Room {roomIndex}: {peopleWords(i18n, [room])}
        </Trans>
      </legend>
      {kindsFor(rates, roomIndex).map(({ kind, rates: own }) => (
        <section key={kind.code} className="overflow-hidden rounded-2xl border border-line bg-surface">
          <RoomFacts kind={kind} />
          <RateTable name={rateKey(roomIndex)} caption={kind.name[locale]} isOne={isOne} rates={own} {...table} />
        </section>
      ))}
    </fieldset>
  )
}
