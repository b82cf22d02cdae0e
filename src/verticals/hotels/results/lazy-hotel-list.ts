import { createIsomorphicFn } from '@tanstack/react-start'
import { lazyList } from '#/features/results/lazy/lazy-list.ts'
import { HotelListPage } from './hotel-list-page.tsx'

export const hotelList = createIsomorphicFn()
  .server(() => ({ List: HotelListPage, load: async () => HotelListPage }))
  .client(() => lazyList(async () => (await import('./hotel-list-page.tsx')).HotelListPage))()
