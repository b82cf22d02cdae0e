import { Trans, useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { withArticle } from '#domain/time/clock-time.ts'
import { deviceZone } from '#domain/time/moment.ts'
import { Button } from '#/ui/button.tsx'
import { Icon } from '#/ui/icon.tsx'
import { LiveRegion } from '#/ui/live-region.tsx'
import { Notice } from '#/ui/notice.tsx'
import { CheckFailed } from './check-failed.tsx'
import type { ExpiryAction } from './hold-expired-dialog.tsx'
import { type PriceHold, canExtend } from './price-hold.ts'
import type { HoldTimerStore } from './hold-timer-store.ts'

interface HoldLineProps {
  readonly timer: HoldTimerStore
  readonly onRecheck: () => Promise<PriceHold | undefined>
  readonly onRefresh: ExpiryAction
}

/** One quiet line: until when the prices stand. No seconds run down; the last minute is announced once. */
export function HoldLine({ timer, onRecheck, onRefresh }: HoldLineProps) {
  const { held, endsSoon, recheck } = useSnapshot(timer.state)
  const over = held !== undefined && held.status !== 'running'
  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-center gap-2 text-sm text-muted">
        <Icon name="i-lucide-clock" className="size-4" />
        <HeldUntil timer={timer} />
      </p>
      <LiveRegion>{endsSoon && <Trans>Prices are held for less than a minute more.</Trans>}</LiveRegion>
      {endsSoon && <EndsSoon timer={timer} onRecheck={onRecheck} />}
      {over && (
        <Notice tone="warn" title={<Trans>These prices may have changed.</Trans>}>
          {held.status === 'acknowledged' && recheck === 'failed' && <CheckFailed />}
          <Button
            variant="secondary"
            size="small"
            className="mt-2"
            busy={recheck === 'pending'}
            onClick={() => void onRefresh()}
          >
            <Trans>Check them again</Trans>
          </Button>
        </Notice>
      )}
    </div>
  )
}

function HeldUntil({ timer }: { timer: HoldTimerStore }) {
  const { i18n } = useLingui()
  const { held } = useSnapshot(timer.state)
  if (!held) return <Trans>Prices just checked.</Trans>
  const clock = i18n.date(new Date(held.deadline), { timeStyle: 'short', timeZone: deviceZone() })
  const time = withArticle(clock, i18n.locale)
  return held.status === 'running' ? (
    <Trans>Prices checked, held until {time}.</Trans>
  ) : (
    <Trans>Prices were held until {time}.</Trans>
  )
}

function EndsSoon({ timer, onRecheck }: Pick<HoldLineProps, 'timer' | 'onRecheck'>) {
  const { held, recheck } = useSnapshot(timer.state)
  const extendable = held !== undefined && canExtend(held)
  return (
    <Notice tone="warn" title={<Trans>Prices are held for less than a minute more.</Trans>}>
      {recheck === 'failed' && <CheckFailed />}
      {extendable && (
        <Button
          variant="secondary"
          size="small"
          className="mt-2 py-1.5"
          busy={recheck === 'pending'}
          onClick={() => void timer.extend(onRecheck)}
        >
          <Trans>Check the price and hold it longer</Trans>
        </Button>
      )}
    </Notice>
  )
}
