import { msg } from '@lingui/core/macro'
import type { Coming } from '../vertical.ts'

export const vertical: Coming = {
  key: 'activities',
  place: 4,
  icon: 'i-lucide-ticket',
  name: msg`Activities`,
  title: msg`Activities are on their way`,
  what: msg`Museums, walks and days out, for the days you are there and the ages you travel with.`,
  scene: { code: 'ACT', terrain: 'hills', hour: 'day' },
}
