import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { nameFaults } from '#/features/checkout/travellers/name-faults.ts'
import { type SoldTour, type TourDraft, leadOf } from './sold-tour.ts'

/** How somebody's form is headed: the operator talks to one of them. */
export const travelerLabel = (i18n: I18n, sold: Pick<SoldTour, 'ages'>, id: string): string =>
  id === String(leadOf(sold)) ? i18n._(msg`Lead traveler`) : i18n._(msg`Traveler ${id}`)

/** What keeps those who come along from being sent. */
export const travelerFaults = ({ passengers, item }: Pick<TourDraft, 'passengers' | 'item'>) =>
  nameFaults(passengers, (i18n, id) => travelerLabel(i18n, item.sold, id))
