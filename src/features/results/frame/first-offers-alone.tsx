import { Trans } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '#/ui/button.tsx'
import { Notice } from '#/ui/notice.tsx'
import type { ResultsUrl } from '../answer/results-url.ts'

interface FirstOffersAloneProps {
  /** what is asked of the list by now */
  readonly url: ResultsUrl
  readonly isAsking: boolean
  readonly onRetry: () => void
}

/** The whole list could not be had: what was sent stays, and whoever filters, orders or turns a page asks for the whole once more. */
export function FirstOffersAlone({ url, isAsking, onRetry }: FirstOffersAloneProps) {
  const told = useRef(url)
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    if (told.current === url) return
    told.current = url
    retry()
  }, [url])
  return (
    <div className="mb-3">
      <Notice tone="warn" role="alert" title={<Trans>The whole list did not load</Trans>}>
        <p>
          <Trans>These are the first of it. Filters, orders and pages hold once all of it is here.</Trans>
        </p>
        <Button variant="secondary" size="small" busy={isAsking} onClick={onRetry} className="mt-2">
          <Trans>Try again</Trans>
        </Button>
      </Notice>
    </div>
  )
}
