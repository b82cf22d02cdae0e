import { msg } from '@lingui/core/macro'
import type { Vertical } from '../vertical.ts'

export const flights: Vertical = { key: 'flights', icon: 'i-lucide-plane', name: msg`Flights` }
