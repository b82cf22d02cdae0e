import { msg } from '@lingui/core/macro'
import type { Coming } from '../vertical.ts'

export const vertical: Coming = {
  key: 'tours',
  place: 5,
  icon: 'i-lucide-map',
  name: msg`Tours`,
  title: msg`Tours are on their way`,
  what: msg`Trips of several days with a guide, each day laid out before you book.`,
  scene: { code: 'TUR', terrain: 'mountains', hour: 'dawn' },
}
