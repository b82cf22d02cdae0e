import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '#/ui/notice.tsx'
import type { OnTravellersPage } from '../product/product-on-pages.ts'
import { useBookingView } from './booking-scope.tsx'

/** What the airline's system did not take, said where it can be mended. */
export function StepTroubles({ steps }: Pick<OnTravellersPage, 'steps'>) {
  const { i18n } = useLingui()
  const view = useBookingView()
  const refused = steps.find(({ name, words }) => words.refused && view.steps[name]?.progress === 'refused')?.words
    .refused
  return (
    <div role="alert" className="empty:hidden">
      {refused && (
        <Notice tone="danger" title={i18n._(refused)}>
          <Trans>Nothing has been booked or charged. What you typed is kept.</Trans>
        </Notice>
      )}
    </div>
  )
}
