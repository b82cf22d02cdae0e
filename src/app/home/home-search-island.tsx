import { createIsomorphicFn } from '@tanstack/react-start'
import type { ComponentType } from 'react'
import { sleepingForm } from '#/app/sleeping-form/sleeping-form.tsx'
import { HomeSearch, type HomeSearchProps } from './home-search-part.tsx'

const onServer = createIsomorphicFn()
  .server((): ComponentType<HomeSearchProps> | undefined => HomeSearch)
  .client(() => undefined)

/** The search for flights on the home page, asleep: what most come for, so it is woken by the first that happens anywhere on the page. */
export const HomeSearchIsland = sleepingForm<HomeSearchProps>({
  part: '[data-part=home-search]',
  wokenBy: 'page',
  load: async (learn, pressAgain, isTurnedTo) =>
    (await import('./load-home-search.ts')).loadHomeSearch(learn, pressAgain, isTurnedTo),
  onServer,
})
