import { createIsomorphicFn } from '@tanstack/react-start'
import { lazyList } from '#/features/results/lazy/lazy-list.ts'
import { ActivityListPage } from './activity-list-page.tsx'

export const activityList = createIsomorphicFn()
  .server(() => ({ List: ActivityListPage, load: async () => ActivityListPage }))
  .client(() => lazyList(async () => (await import('./activity-list-page.tsx')).ActivityListPage))()
