import { msg } from '@lingui/core/macro'
import { lazyRouteComponent } from '@tanstack/react-router'
import type { Sold } from '../vertical.ts'

export const vertical: Sold = {
  key: 'cruises',
  place: 6,
  icon: 'i-lucide-ship',
  name: msg`Cruises`,
  title: msg`Cruises: routes, ships and prices`,
  Search: lazyRouteComponent(() => import('./form/home-cruise-search.tsx')),
}
