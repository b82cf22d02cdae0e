import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Checkbox } from '#/ui/fields/checkbox.tsx'
import { BillingLine } from '../billing/billing-line.tsx'
import { inverseOfBox } from '../billing/billing.ts'
import { useBooking, useDraft } from '../draft/booking-scope.tsx'
import { useBookingWords } from '../product/booking-words.ts'
import type { Draft } from '../draft/draft.ts'

const nameOfLead = ({ passengers: [lead] }: Draft): string =>
  [lead?.firstName, lead?.middleName, lead?.lastName]
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(' ')
    .slice(0, 80)

/** Most pay for themselves: the first traveller's name is written in, once, until the box says that it is somebody else. */
export function CardHolderBox() {
  const { draft } = useBooking()
  const current = useDraft()
  const { holderStaysAway } = useBookingWords()
  const { isCardHolderTraveling, cardHolderName } = current.billing
  const lead = nameOfLead(current)
  useEffect(() => {
    if (cardHolderName === '' && isCardHolderTraveling) draft.edit({ billing: { cardHolderName: lead } })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: a name that somebody empties stays empty
  }, [draft])
  const choose = (ticked: boolean): void => {
    const travels = inverseOfBox(ticked)
    const own = travels ? cardHolderName || lead : cardHolderName === lead ? '' : cardHolderName
    draft.edit({ billing: { isCardHolderTraveling: travels, cardHolderName: own } })
  }
  return (
    <Checkbox checked={!isCardHolderTraveling} onChange={(event) => choose(event.currentTarget.checked)}>
      {holderStaysAway}
    </Checkbox>
  )
}

/** Asked here only where no card form asks for it. */
export function CardHolderName() {
  return (
    <BillingLine name="cardHolderName" autoComplete="cc-name" required>
      <Trans>Name on card</Trans>
    </BillingLine>
  )
}
