import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Button } from '#/ui/button.tsx'
import type { Consent } from './attribution-store.ts'

/** Yes and no look the same and are equally near. Until one of them is said, nothing is stored. */
export function ConsentBanner({ onAnswer }: { onAnswer: (consent: 'yes' | 'no') => void }) {
  const { t } = useLingui()
  return (
    <section
      aria-label={t`What we may remember`}
      className="over-edge fixed inset-x-0 bottom-0 z-30 flex flex-col gap-2 border-t border-line bg-surface px-4 py-3 shadow-lg sm:inset-x-auto sm:start-6 sm:bottom-6 sm:w-110 sm:gap-3 sm:rounded-2xl sm:border sm:py-4 print:hidden"
    >
      <p className="text-sm">
        <Trans>May we remember for 23 hours which link brought you here?</Trans>{' '}
        <span className="max-sm:hidden">
          <Trans>It tells us which of our links are of use. The site works the same either way.</Trans>{' '}
        </span>
        <Link to="/politica-de-privacidad" preload={false} className="underline underline-offset-3">
          <Trans>Privacy</Trans>
        </Link>
      </p>
      <div className="grid grid-cols-2 gap-3">
        <Button variant="secondary" size="small" onClick={() => onAnswer('no')}>
          <Trans>No</Trans>
        </Button>
        <Button variant="secondary" size="small" onClick={() => onAnswer('yes')}>
          <Trans>Yes</Trans>
        </Button>
      </div>
    </section>
  )
}

/** What was answered, in words. */
export function ConsentStanding({ consent }: { readonly consent: Exclude<Consent, 'asked'> }) {
  return consent === 'yes' ? (
    <Trans>You let us remember for 23 hours which link brought you here.</Trans>
  ) : (
    <Trans>We do not remember which link brought you here.</Trans>
  )
}
