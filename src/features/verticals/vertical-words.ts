import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { IconName } from '#/ui/icon.tsx'
import type { Vertical } from './verticals.ts'

interface VerticalWords {
  readonly icon: IconName
  readonly name: MessageDescriptor
}

export const verticalWords: Readonly<Record<Vertical, VerticalWords>> = {
  flights: { icon: 'i-lucide-plane', name: msg`Flights` },
  hotels: { icon: 'i-lucide-bed-double', name: msg`Hotels` },
  packages: { icon: 'i-lucide-package', name: msg`Packages` },
  activities: { icon: 'i-lucide-ticket', name: msg`Activities` },
  tours: { icon: 'i-lucide-map', name: msg`Tours` },
  cruises: { icon: 'i-lucide-ship', name: msg`Cruises` },
}

interface ComingWords {
  readonly title: MessageDescriptor
  readonly what: MessageDescriptor
}

/** What a vertical that cannot be searched yet will be. */
export const comingWords: Readonly<Record<Exclude<Vertical, 'flights'>, ComingWords>> = {
  hotels: {
    title: msg`Hotels are on their way`,
    what: msg`You will search by city or by hotel, see every room with its rules, and pay the total that you saw first.`,
  },
  packages: {
    title: msg`Packages are on their way`,
    what: msg`A flight with a hotel or with activities, priced and changed as one trip.`,
  },
  activities: {
    title: msg`Activities are on their way`,
    what: msg`Museums, walks and days out, for the days you are there and the ages you travel with.`,
  },
  tours: {
    title: msg`Tours are on their way`,
    what: msg`Trips of several days with a guide, each day laid out before you book.`,
  },
  cruises: {
    title: msg`Cruises are on their way`,
    what: msg`Ships, ports and cabins side by side, from the departing port that suits you.`,
  },
}
