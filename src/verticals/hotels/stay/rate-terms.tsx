import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { formatMoney } from '#domain/money/money-format.ts'
import { Price } from '#/ui/money/price.tsx'
import { CancelLine } from './cancel-line.tsx'
import type { Rate } from './hotel-page.ts'
import { type CancelTerms, cancelWords } from './rate-words.ts'

interface CancelSummaryProps {
  readonly cancel: CancelTerms
  readonly timeZone: string
}

/** How a rate can be cancelled, in a few words. */
export function CancelSummary({ cancel, timeZone }: CancelSummaryProps) {
  const { i18n } = useLingui()
  const words = cancelWords(i18n, cancel, timeZone)
  return cancel.freeUntil === undefined ? words : <span className="text-good">{words}</span>
}

const feesOf = ({ fees }: Rate): number => fees.reduce((sum, { amount }) => sum + amount, 0)

/** The same, and the whole of it as a line of time for whoever opens it. */
export function RateCancelling({ rate, timeZone }: { readonly rate: Rate; readonly timeZone: string }) {
  return (
    <details>
      <summary className="min-h-6 cursor-pointer">
        <CancelSummary cancel={rate.cancel} timeZone={timeZone} />
      </summary>
      <div className="mt-2">
        <CancelLine
          cancel={rate.cancel}
          timeZone={timeZone}
          total={rate.total - feesOf(rate)}
          isPrepaid={rate.pays === 'now'}
        />
      </div>
    </details>
  )
}

const usd = (amount: number) => ({ amount, currency: 'USD' })

/** Everything that must be paid, whoever takes it; and what of it the hotel does. */
export function RateTotal({ rate }: { readonly rate: Rate }) {
  const { i18n } = useLingui()
  const { locale } = useRouter().options.context
  return (
    <>
      <Price money={usd(rate.total)} className="text-lg font-bold" estimateClass="block" />
      {rate.dueAtProperty > 0 && (
        <span className="block text-xs text-muted">
          {rate.dueAtProperty >= rate.total ? (
            <Trans>All of it paid at the hotel</Trans>
          ) : (
            <Trans>
              of which <Price money={usd(rate.dueAtProperty)} estimateClass="hidden" /> paid at the hotel
            </Trans>
          )}
        </span>
      )}
      {rate.fees.map(({ label, amount, local }) => (
        <span key={label.en} className="block text-xs text-muted">
          {label[locale]}: {formatMoney(usd(amount), i18n.locale)}
          {local.currency !== 'USD' && ` (${formatMoney(local, i18n.locale)})`}
        </span>
      ))}
    </>
  )
}
