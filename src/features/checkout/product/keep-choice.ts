import { useRouter } from '@tanstack/react-router'

type Chosen = Readonly<Record<string, string>>

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** what was chosen on a page and sent to be reserved, by the page's own name for it */
    chosen?: Chosen
  }
}

/** Leaves a choice with the page's own entry in the history: who comes back to it has those places, and gives them back for others. */
export const useKeepChoice = (): ((chosen: Chosen) => Promise<void>) => {
  const router = useRouter()
  return (chosen) =>
    router.navigate({
      to: '.',
      search: true,
      replace: true,
      resetScroll: false,
      state: (before) => ({ ...before, chosen }),
    })
}
