import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { formatDuration } from '#domain/time/duration.ts'
import { StepsChoice } from '#/features/results/steps-choice.tsx'
import { countSteps, minuteSteps } from '#/features/results/steps.ts'
import { ofEachWay } from './flight-facet.ts'

/** Minutes, written `600` or `10h` or `10h30`. */
const readMinutes = (written: string): number | undefined => {
  const [, plain, hours, rest] = /^(?:(\d{1,5})|(\d{1,3})h(\d{0,2})m?)$/.exec(written.toLowerCase()) ?? []
  const minutes = plain === undefined ? Number(hours) * 60 + Number(rest ?? 0) : Number(plain)
  return minutes > 0 ? minutes : undefined
}

/** Elapsed minutes at most, waits included. */
export const duration = ofEachWay<number, Float64Array>((parameter) => {
  const key = parameter('duration')
  return {
    keys: [key],
    place: 60,
    title: msg`Duration`,
    parse: (reader) => reader.value(key, readMinutes),
    write: (most) => ({ [key]: String(most) }),
    column: (rows) => Float64Array.from(rows, ({ slice }) => slice.minutes),
    test: (minutes, most) => (row) => (minutes[row] ?? 0) <= most,
    buckets: (minutes, { rows }, most) => countSteps(rows, minutes, minuteSteps(minutes, most), 1),
    Panel: function Durations({ buckets, value, set }) {
      const { t } = useLingui()
      return (
        <StepsChoice
          name={key}
          buckets={buckets}
          chosen={value}
          label={(step) => t`Up to ${formatDuration(step)}`}
          onChoose={set}
        />
      )
    },
    chips: (most, i18n) => {
      const time = formatDuration(most)
      return [{ key: '', words: i18n._(msg`Up to ${time}`), without: undefined }]
    },
  }
})
