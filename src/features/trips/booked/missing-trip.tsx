import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { Problem } from '#domain/problem.ts'
import { Button } from '#/ui/button.tsx'
import { Notice } from '#/ui/notice.tsx'
import { LookupForm } from '../my-journey/lookup-form.tsx'

/** A booking that this visitor may not see, that is none, or that cannot be read just now. */
export function MissingTrip({ problem }: { problem: Problem }) {
  const router = useRouter()
  return (
    <div className="page-width flex flex-col gap-8 py-8 sm:py-12">
      <h1 className="text-xl sm:text-2xl">
        <Trans>Your booking</Trans>
      </h1>
      {problem._tag === 'BookingNotFound' ? (
        <>
          <p className="max-w-160">
            <Trans>This booking is not open in this browser. Its reference and email open it.</Trans>
          </p>
          <LookupForm refused={undefined} />
        </>
      ) : (
        <Notice tone="danger" role="alert" title={<Trans>Your booking could not be read</Trans>}>
          <p>
            {problem._tag === 'TooManyRequests' ? (
              <Trans>Too many attempts. Wait a quarter of an hour, then try again.</Trans>
            ) : (
              <Trans>It is safe. Our system for bookings gave no answer.</Trans>
            )}
          </p>
          <Button variant="secondary" size="small" className="mt-2" onClick={() => void router.invalidate()}>
            <Trans>Try again</Trans>
          </Button>
        </Notice>
      )}
    </div>
  )
}
