import { msg } from '@lingui/core/macro'
import { lazyRouteComponent } from '@tanstack/react-router'
import type { Sold } from '../vertical.ts'

export const vertical: Sold = {
  key: 'hotels',
  place: 2,
  icon: 'i-lucide-bed-double',
  name: msg`Hotels`,
  title: msg`Hotels with the total price up front`,
  Search: lazyRouteComponent(() => import('./form/home-hotel-search.tsx')),
}
