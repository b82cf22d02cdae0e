import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Draft } from '#/features/checkout/draft/draft.ts'
import { nameFaults } from '#/features/checkout/travellers/name-faults.ts'

export const roomLabel = (i18n: I18n, id: string): string => i18n._(msg`Room ${id}`)

/** What keeps guests from being sent: which field, and of which room. */
export const guestFaults = ({ passengers }: Pick<Draft, 'passengers'>) => nameFaults(passengers, roomLabel)
