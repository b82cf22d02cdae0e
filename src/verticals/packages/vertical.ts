import { msg } from '@lingui/core/macro'
import { lazyRouteComponent } from '@tanstack/react-router'
import type { Sold } from '../vertical.ts'

export const vertical: Sold = {
  key: 'packages',
  place: 3,
  icon: 'i-lucide-package',
  name: msg`Packages`,
  title: msg`Flight + hotel, one price`,
  Search: lazyRouteComponent(() => import('./form/home-package-search.tsx')),
}
