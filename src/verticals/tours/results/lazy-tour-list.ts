import { createIsomorphicFn } from '@tanstack/react-start'
import { lazyList } from '#/features/results/lazy/lazy-list.ts'
import { TourListPage } from './tour-list-page.tsx'

export const tourList = createIsomorphicFn()
  .server(() => ({ List: TourListPage }))
  .client(() => lazyList(async () => (await import('./tour-list-page.tsx')).TourListPage))()
