import { useHydrated, useRouter } from '@tanstack/react-router'
import { type RefObject, useState } from 'react'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { useEarlyChoices } from '#/features/results/lazy/use-early-choices.ts'
import { type KindsOf, chosenIn, onTerms, stillSold, termsIn } from './chosen-terms.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** the terms of the rates that are chosen for several rooms */
    chosenRooms?: readonly string[]
  }
}

type Choosable = Parameters<typeof termsIn>[1][number]

/** What was answered of a choice that cannot be booked as it was shown: where it is booked as it was answered. */
export interface AnsweredChoice {
  /** on which it was shown: rates that are asked for anew have other ids */
  readonly terms: readonly string[]
  /** of everything, minor units */
  readonly total: number
  readonly booking: {
    readonly to: '/hoteles/booking/summary' | '/paquetes/booking/summary'
    readonly search: ResultsUrl
  }
}

/** A rate for each room of a form: it outlives new rates of the same hotel, and the browser's way back from the booking. */
export const useChosenRates = <Choice extends Choosable, Answered extends AnsweredChoice>(
  form: RefObject<HTMLFormElement | null>,
  kinds: KindsOf<Choice>,
  cheapest: readonly Choice[],
  answered: Answered | undefined,
) => {
  const router = useRouter()
  const isHydrated = useHydrated()
  const [kept] = useState(router.latestLocation.state.chosenRooms)
  const [own, setOwn] = useState<{ readonly terms: readonly string[]; readonly rates: readonly Choice[] }>()
  const onSameTerms = onTerms(kinds, own?.terms ?? (isHydrated ? kept : undefined) ?? answered?.terms ?? [], cheapest)
  const chosen = stillSold(kinds, own?.rates ?? [], onSameTerms)
  const chosenRooms = termsIn(kinds, chosen)
  const chooseAll = (rates: readonly Choice[]): void => setOwn({ terms: termsIn(kinds, rates), rates })
  useEarlyChoices(form, (moved) => chooseAll(chosenIn(kinds, moved, chosen)))
  const isAnswered = answered?.terms.join() === chosenRooms.join()
  return {
    chosen,
    /** what was answered of the very choice that is marked; without scripts another may be marked, and the form is the way on */
    toBook: isHydrated && isAnswered ? answered : undefined,
    choose: (rate: Choice): void => chooseAll(chosen.with(rate.roomIndex - 1, rate)),
    /** of the steps that lead on from here */
    state: { chosenRooms },
    /** Leaves the choice with the page's own entry in the history, for who comes back to it. */
    keep: (): Promise<void> =>
      router.navigate({
        to: '.',
        search: true,
        replace: true,
        resetScroll: false,
        state: (before) => ({ ...before, chosenRooms }),
      }),
  }
}
