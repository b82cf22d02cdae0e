import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#/ui/button.tsx'
import type { ActivityOption, ActivityTime } from './loaded-activity.ts'
import { writeChoice } from './time-choice-keys.ts'
import { useActivityWords } from './use-activity-words.ts'

interface ChooseTimeProps {
  readonly option: ActivityOption
  readonly day: string
  readonly time: ActivityTime
  /** the choice that is being reserved */
  readonly asking: string | undefined
}

/** Reserves this time for everybody. */
export function ChooseTime({ option, day, time, asking }: ChooseTimeProps) {
  const { t } = useLingui()
  const words = useActivityWords()
  const choice = writeChoice({
    optionCode: option.optionCode,
    start: time.localDateTimeStart,
    total: time.price.total.amount,
  })
  const [on, at, name] = [words.day(day), words.time(time.localDateTimeStart), words.name(option.name)]
  return (
    <Button
      type="submit"
      size="small"
      name="choice"
      value={choice}
      aria-label={t`Choose ${on}, ${at}: ${name}`}
      busy={asking === choice}
      className="min-h-11"
    >
      <Trans>Choose</Trans>
    </Button>
  )
}
