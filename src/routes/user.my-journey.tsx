import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link, createFileRoute } from '@tanstack/react-router'
import { unlistedHead } from '#/i18n/page-head.ts'
import { buttonClass } from '#/ui/button-class.ts'
import { Card } from '#/ui/card.tsx'
import { StopLine } from '#/ui/stop-line.tsx'

export const Route = createFileRoute('/user/my-journey')({
  head: ({ match }) => unlistedHead({ title: match.context.i18n._(msg`My journey`) }),
  component: MyJourney,
})

function MyJourney() {
  return (
    <div className="page-width flex flex-col gap-6 py-8 sm:py-12">
      <h1 className="text-xl sm:text-2xl">
        <Trans>My journey</Trans>
      </h1>
      <Card className="flex max-w-160 flex-col items-start gap-4">
        <StopLine stops={1} className="max-w-60" />
        <h2 className="text-lg">
          <Trans>No trips yet in this browser</Trans>
        </h2>
        <p className="text-muted">
          <Trans>
            A trip that you book here appears on this page: its flights, its travellers and what you paid. Booking is
            not open yet; searching and comparing are.
          </Trans>
        </p>
        <Link to="/" className={buttonClass()}>
          <Trans>Search flights</Trans>
        </Link>
      </Card>
    </div>
  )
}
