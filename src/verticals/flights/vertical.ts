import { msg } from '@lingui/core/macro'
import type { Vertical } from '../vertical.ts'

export const vertical: Vertical = { key: 'flights', place: 1, icon: 'i-lucide-plane', name: msg`Flights` }
