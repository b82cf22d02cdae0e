import { Trans, useLingui } from '@lingui/react/macro'
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { reportError } from './report-error.ts'
import { ServerFailure } from './server-failure.ts'
import { buttonClass } from '#/ui/button-class.ts'
import { Button } from '#/ui/button.tsx'
import { useOnline } from '#/ui/use-online.ts'
import { ViewScene } from './view-scene.tsx'

/** The id under which the server logged the failure; what broke in the browser has none. */
const useLoggedId = (error: unknown): string | undefined => {
  const router = useRouter()
  if (error instanceof ServerFailure) return error.requestId
  return router.isServer ? router.options.context.page.requestId : undefined
}

/**
 * What browsers say of a request that met no server: each in its own words, and no more than words. Of a script they say the same where
 * it is gone, as after a deployment: that is no matter of the visitor's connection.
 */
const isUnreached = (error: unknown): boolean =>
  error instanceof TypeError && /failed to fetch(?! dynamically)|networkerror|load failed/i.test(error.message)

/** The worker has this page on the device, and answers with it only who loads it: a step within the site never asks. */
const showCopy = async (): Promise<void> => {
  if (navigator.serviceWorker?.controller && (await caches.match(location.href))) location.reload()
}

/**
 * For what nobody expected; the answer carries status 500. Expected failures have screens of their own. It cannot know
 * what was going on, so it says nothing of money or of a booking.
 */
export function ErrorView({ error }: ErrorComponentProps) {
  const requestId = useLoggedId(error)
  const online = useOnline()
  /** as it was when the page broke: a connection that is back makes it nobody's fault but its own */
  const [lost] = useState(!online || isUnreached(error))
  reportError(error)
  return lost ? <NoConnection /> : <OurFault requestId={requestId} />
}

interface SceneProps {
  readonly title: string
  readonly heading: ReactNode
  readonly onRetry: () => void
  readonly children: ReactNode
}

function Scene({ title, heading, onRetry, children }: SceneProps) {
  return (
    <ViewScene picture="broken">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-xl sm:text-2xl">{heading}</h1>
      {children}
      <div className="flex flex-wrap gap-3">
        <Button onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
        {/* what broke here, or is gone since the site was built anew, is not asked to draw the next page */}
        <Link to="/" reloadDocument className={buttonClass('secondary')}>
          <Trans>Go to the start</Trans>
        </Link>
      </div>
    </ViewScene>
  )
}

function OurFault({ requestId }: { readonly requestId: string | undefined }) {
  const { t } = useLingui()
  const router = useRouter()
  return (
    <Scene
      title={t`Something went wrong · Trayecto`}
      heading={<Trans>Something went wrong on our side</Trans>}
      onRetry={() => void router.invalidate()}
    >
      <p lang="en" className="text-sm text-muted">
        Internal Server Error
      </p>
      <p>
        <Trans>It is nothing you did. Trying again in a moment often helps.</Trans>
      </p>
      {requestId && (
        <p className="text-sm text-muted">
          <Trans>
            If it keeps happening, give us this reference:{' '}
            <code className="select-all break-all text-ink">{requestId}</code>
          </Trans>
        </p>
      )}
    </Scene>
  )
}

/** Scripts of the page may be missing too: only loading it anew fetches them, as soon as there is a connection. */
function NoConnection() {
  const { t } = useLingui()
  useEffect(() => {
    const again = (): void => window.location.reload()
    void showCopy()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [])
  return (
    <Scene
      title={t`No connection · Trayecto`}
      heading={<Trans>No connection</Trans>}
      onRetry={() => window.location.reload()}
    >
      <p>
        <Trans>This page could not be reached from your device. Check your connection and try again.</Trans>
      </p>
    </Scene>
  )
}
