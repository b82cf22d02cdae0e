import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { formatMoney } from '#domain/money/money-format.ts'
import { Button } from '#/ui/button.tsx'
import { Moment } from '#/ui/moment.tsx'
import { Notice } from '#/ui/notice.tsx'
import type { PartsDecision } from '../machine/booking-payment.ts'
import type { PaymentPlace, SitePage } from '../product/booking-pages.ts'
import { decideParts } from '../session/payment-status.functions.ts'
import { placeOfVisitor } from '../session/payment-status.ts'
import { PaymentPageFrame } from './payment-page-frame.tsx'
import { useFollowPayment } from './use-follow-payment.ts'

/** What a traveller may want of the part that is left. */
type Wish = 'keep' | 'release' | 'another'

interface PartsDecisionPageProps {
  readonly decision: PartsDecision
  /** where it is waited for */
  readonly here: SitePage
  readonly title: ReactNode
  /** that a part is confirmed, and what it costs alone */
  readonly left: ReactNode
  readonly keep: ReactNode
  /** to give it back and go on where another one is chosen in place of what was refused */
  readonly another?: { readonly words: ReactNode; readonly place: PaymentPlace } | undefined
}

/** One part was refused, and giving the other back costs something. Nothing is charged before the traveller has chosen. */
export function PartsDecisionPage({ decision, here, title, left, keep, another }: PartsDecisionPageProps) {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const [wish, setWish] = useState<Wish>()
  const [isUnheard, setUnheard] = useState(false)
  useFollowPayment(here, 'deciding', 15_000)
  const cost = formatMoney(decision.penalty, i18n.locale)

  const choose = async (wanted: Wish): Promise<void> => {
    if (wish !== undefined) return
    setWish(wanted)
    setUnheard(false)
    const status = await decideParts({ data: wanted === 'keep' ? 'keep' : 'release' }).catch(() => undefined)
    const isDone = status !== undefined && status.payment.status !== 'deciding'
    if (!isDone) {
      setUnheard(true)
      setWish(undefined)
      return
    }
    const isGivenBack = status.payment.status === 'idle'
    const place = wanted === 'another' && isGivenBack && another ? another.place : placeOfVisitor(status)
    await navigate({ ...place, replace: true })
  }
  const button = (wanted: Wish) => ({ busy: wish === wanted, onClick: () => void choose(wanted) })
  return (
    <PaymentPageFrame at="asking" title={title}>
      <p>{left}</p>
      <p>
        <Trans>
          You can also have everything back. Giving it back costs {cost}, which we pay, not you. Nothing has been
          charged so far.
        </Trans>
      </p>
      {isUnheard && <Notice tone="danger" role="alert" title={<Trans>We couldn’t send that. Try again.</Trans>} />}
      <div className="flex flex-col gap-3">
        <Button {...button('keep')}>{keep}</Button>
        {another && (
          <Button variant="secondary" {...button('another')}>
            {another.words}
          </Button>
        )}
        <Button variant="secondary" {...button('release')}>
          <Trans>Give everything back</Trans>
        </Button>
      </div>
      <p className="text-sm text-muted">
        <Trans>
          Please choose by <Moment at={decision.decideBy} />. After that everything is given back and nothing is
          charged.
        </Trans>
      </p>
    </PaymentPageFrame>
  )
}
