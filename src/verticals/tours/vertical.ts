import { msg } from '@lingui/core/macro'
import { lazyRouteComponent } from '@tanstack/react-router'
import type { Sold } from '../vertical.ts'

export const vertical: Sold = {
  key: 'tours',
  place: 5,
  icon: 'i-lucide-map',
  name: msg`Tours`,
  title: msg`Tours, day by day`,
  Search: lazyRouteComponent(() => import('./form/home-tour-search.tsx')),
}
