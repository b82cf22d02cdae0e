import { msg } from '@lingui/core/macro'
import type { Coming } from '../vertical.ts'

export const vertical: Coming = {
  key: 'packages',
  place: 3,
  icon: 'i-lucide-package',
  name: msg`Packages`,
  title: msg`Packages are on their way`,
  what: msg`A flight with a hotel or with activities, priced and changed as one trip.`,
  scene: { code: 'PKG', terrain: 'coast', hour: 'day' },
}
