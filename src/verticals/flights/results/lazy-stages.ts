import { createIsomorphicFn } from '@tanstack/react-start'
import { createWantedList } from '#/features/results/lazy/lazy-list.ts'
import { lazyNeeded } from '#/ui/hydration/lazy-part.ts'
import { ResultsStages as Stages } from './results-stages.tsx'
import { UnreadFilters as Unread } from '../filters/unread-filters.tsx'

const list = createWantedList()

/** The list's own script, with its filters and orders. */
export const loadStages = () => {
  list.want()
  return import('./results-stages.tsx')
}

const whenWanted = async (): Promise<void> => {
  if (list.isSent()) await list.untilWanted()
}

export const ResultsStages = createIsomorphicFn()
  .server(() => Stages)
  .client(() =>
    lazyNeeded(async () => {
      await whenWanted()
      return (await loadStages()).ResultsStages
    }),
  )()

export const UnreadFilters = createIsomorphicFn()
  .server(() => Unread)
  .client(() =>
    lazyNeeded(async () => {
      await whenWanted()
      return (await import('../filters/unread-filters.tsx')).UnreadFilters
    }),
  )()
