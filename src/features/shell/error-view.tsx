import { Trans, useLingui } from '@lingui/react/macro'
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router'
import { reportError } from '#/report-error.ts'
import { ServerFailure } from '#/server-failure.ts'
import { buttonClass } from '#/ui/button-class.ts'
import { Button } from '#/ui/button.tsx'
import { ViewScene } from './view-scene.tsx'

/** The id under which the server logged the failure; what broke in the browser has none. */
const useLoggedId = (error: unknown): string | undefined => {
  const router = useRouter()
  if (error instanceof ServerFailure) return error.requestId
  return router.isServer ? router.options.context.page.requestId : undefined
}

/** For what nobody expected; the answer carries status 500. Expected failures have screens of their own. */
export function ErrorView({ error }: ErrorComponentProps) {
  const { t } = useLingui()
  const router = useRouter()
  const requestId = useLoggedId(error)
  reportError(error)
  return (
    <ViewScene picture="broken">
      <title>{t`Something went wrong · Trayecto`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-xl sm:text-2xl">
        <Trans>Something went wrong on our side</Trans>
      </h1>
      <p>
        <Trans>
          Nothing that you did is to blame, and nothing was booked or charged. Trying again in a moment often helps.
        </Trans>
      </p>
      {requestId && (
        <p className="text-sm text-muted">
          <Trans>
            If it keeps happening, give us this reference:{' '}
            <code className="select-all break-all text-ink">{requestId}</code>
          </Trans>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void router.invalidate()}>
          <Trans>Try again</Trans>
        </Button>
        <Link to="/" className={buttonClass('secondary')}>
          <Trans>Go to the start</Trans>
        </Link>
      </div>
    </ViewScene>
  )
}
