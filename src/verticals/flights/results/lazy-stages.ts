import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy } from 'react'
import { stepHeadingId } from '#/features/results/step-heading-id.ts'
import { onFirstInteraction } from '#/ui/hydration/use-first-interaction.ts'
import { ResultsStages as Stages } from './results-stages.tsx'
import { UnreadFilters as Unread } from '../filters/unread-filters.tsx'

/** Resolves with the first part of the page that asks for the list's own script. */
let want: () => void = () => undefined
const wanted = new Promise<void>((resolve) => {
  want = resolve
})

/** The list's own script, with its filters and orders. */
export const loadStages = () => {
  want()
  return import('./results-stages.tsx')
}

/**
 * A list that was sent with the page works without scripts, so that its own can wait for the first interaction. It never comes
 * later than other flights do: React would put these in the place of what was sent, and of what was ticked there.
 */
const firstInteraction = async (): Promise<void> => {
  if (!document.getElementById(stepHeadingId)) return
  onFirstInteraction(want)
  await wanted
}

export const ResultsStages = createIsomorphicFn()
  .server(() => Stages)
  .client(() =>
    lazy(async () => {
      await firstInteraction()
      return { default: (await loadStages()).ResultsStages }
    }),
  )()

export const UnreadFilters = createIsomorphicFn()
  .server(() => Unread)
  .client(() =>
    lazy(async () => {
      await firstInteraction()
      return { default: (await import('../filters/unread-filters.tsx')).UnreadFilters }
    }),
  )()
