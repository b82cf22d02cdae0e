import { msg } from '@lingui/core/macro'
import type { Coming } from '../vertical.ts'

export const vertical: Coming = {
  key: 'hotels',
  place: 2,
  icon: 'i-lucide-bed-double',
  name: msg`Hotels`,
  title: msg`Hotels are on their way`,
  what: msg`You will search by city or by hotel, see every room with its rules, and pay the total that you saw first.`,
  scene: { code: 'HTL', terrain: 'skyline', hour: 'dusk' },
}
