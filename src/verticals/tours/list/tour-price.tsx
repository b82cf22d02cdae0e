import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '#domain/money/money-format.ts'
import type { CallOff, TourPrice } from '../offer/tour.ts'
import { dayBeforeIn, dayIn } from '../offer/tour-words.ts'

const currency = 'USD'

interface PartyPriceProps {
  readonly price: Pick<TourPrice, 'total'>
  readonly people: number
}

/** What each of several pays. */
export function EachPrice({ price: { total }, people }: PartyPriceProps) {
  const { i18n } = useLingui()
  return (
    <>
      {formatMoney({ amount: Math.round(total / people), currency }, i18n.locale, 'short')} <Trans>per person</Trans>
    </>
  )
}

/** What is paid when it is booked, and what is left until which day. */
export function DepositWords({ price: { deposit, balance, balanceDue } }: { readonly price: TourPrice }) {
  const { i18n } = useLingui()
  if (balanceDue === undefined) return <Trans>All of it paid when you book</Trans>
  const [now, later] = [deposit, balance].map((amount) => formatMoney({ amount, currency }, i18n.locale, 'short'))
  const day = dayBeforeIn(i18n, balanceDue)
  return (
    <Trans>
      Deposit {now}, balance {later} by {day}
    </Trans>
  )
}

interface CallOffWordsProps {
  readonly callOff: CallOff | null | undefined
  /** where no departure is told beside it */
  readonly apart?: boolean
}

/** Until when the operator may call it off, and with fewer than how many. */
export function CallOffWords({ callOff, apart = false }: CallOffWordsProps) {
  const { i18n } = useLingui()
  if (!callOff) return null
  const { fewerThan } = callOff
  const day = apart ? dayIn(i18n, callOff.until) : dayBeforeIn(i18n, callOff.until)
  return (
    <Trans>
      May be called off until {day} if fewer than {fewerThan} book
    </Trans>
  )
}
