import { msg } from '@lingui/core/macro'
import { lazyRouteComponent } from '@tanstack/react-router'
import type { Sold } from '../vertical.ts'

export const vertical: Sold = {
  key: 'activities',
  place: 4,
  icon: 'i-lucide-ticket',
  name: msg`Activities`,
  title: msg`Activities with the final price`,
  Search: lazyRouteComponent(() => import('./form/home-activity-search.tsx')),
}
