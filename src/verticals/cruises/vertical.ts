import { msg } from '@lingui/core/macro'
import type { Coming } from '../vertical.ts'

export const vertical: Coming = {
  key: 'cruises',
  place: 6,
  icon: 'i-lucide-ship',
  name: msg`Cruises`,
  title: msg`Cruises are on their way`,
  what: msg`Ships, ports and cabins side by side, from the departing port that suits you.`,
  scene: { code: 'CRU', terrain: 'coast', hour: 'dusk' },
}
