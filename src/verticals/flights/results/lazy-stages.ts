import { createIsomorphicFn } from '@tanstack/react-start'
import { createWantedList } from '#/features/results/lazy/lazy-list.ts'
import { lazyWanted } from '#/ui/hydration/lazy-part.ts'
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
  .client(() => lazyWanted(whenWanted, async () => (await loadStages()).ResultsStages))()

export const UnreadFilters = createIsomorphicFn()
  .server(() => Unread)
  .client(() => lazyWanted(whenWanted, async () => (await import('../filters/unread-filters.tsx')).UnreadFilters))()
