import { useHydrated, useRouter } from '@tanstack/react-router'
import { type RefObject, useState } from 'react'
import { useEarlyChoices } from '#/features/results/lazy/use-early-choices.ts'
import { type KindsOf, chosenIn, onTerms, stillSold, termsIn } from './chosen-terms.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** the terms of the rates that are chosen for several rooms */
    chosenRooms?: readonly string[]
  }
}

type Choosable = Parameters<typeof termsIn>[1][number]

/** A rate for each room of a form: it outlives new rates of the same hotel, and the browser's way back from the booking. */
export const useChosenRates = <Choice extends Choosable>(
  form: RefObject<HTMLFormElement | null>,
  kinds: KindsOf<Choice>,
  cheapest: readonly Choice[],
) => {
  const router = useRouter()
  const isHydrated = useHydrated()
  const [kept] = useState(router.latestLocation.state.chosenRooms)
  const [own, setOwn] = useState<{ readonly terms: readonly string[]; readonly rates: readonly Choice[] }>()
  const onSameTerms = onTerms(kinds, own?.terms ?? (isHydrated ? kept : undefined) ?? [], cheapest)
  const chosen = stillSold(kinds, own?.rates ?? [], onSameTerms)
  const chosenRooms = termsIn(kinds, chosen)
  const chooseAll = (rates: readonly Choice[]): void => setOwn({ terms: termsIn(kinds, rates), rates })
  useEarlyChoices(form, (moved) => chooseAll(chosenIn(kinds, moved, chosen)))
  return {
    chosen,
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
