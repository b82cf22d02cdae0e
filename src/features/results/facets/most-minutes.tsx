import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { formatDuration } from '#domain/time/duration.ts'
import type { Facet, PanelProps } from '../facet.ts'
import { StepsChoice } from './steps-choice.tsx'
import { countSteps, minuteSteps } from './steps.ts'

/** Minutes, written `600` or `10h` or `10h30`. */
const readMinutes = (written: string): number | undefined => {
  const [, plain, hours, rest] = /^(?:(\d{1,5})|(\d{1,3})h(\d{0,2})m?)$/.exec(written.toLowerCase()) ?? []
  const minutes = plain === undefined ? Number(hours) * 60 + Number(rest ?? 0) : Number(plain)
  return minutes > 0 ? minutes : undefined
}

interface Words {
  readonly title: MessageDescriptor
  /** of a time that was asked for */
  readonly chip: (time: string) => MessageDescriptor
}

const ofDuration: Words = { title: msg`Duration`, chip: (time) => msg`Up to ${time}` }

/** A filter by how long a row lasts at most, or what else of it takes minutes, written in the parameter `key`. */
export const mostMinutes = <Row, Names>(
  key: string,
  place: number,
  of: (row: Row) => number,
  { title, chip }: Words = ofDuration,
): Facet<Row, Names, number, Float64Array> => ({
  keys: [key],
  place,
  title,
  parse: (reader) => reader.value(key, readMinutes),
  write: (most) => ({ [key]: String(most) }),
  column: (rows) => Float64Array.from(rows, of),
  test: (minutes, most) => (row) => (minutes[row] ?? 0) <= most,
  buckets: (minutes, { rows }, most) => {
    const steps = minuteSteps(minutes, most)
    const isChoice = minutes.some((value) => value > (steps[0] ?? Infinity))
    return isChoice || most !== undefined ? countSteps(rows, minutes, steps, 1) : undefined
  },
  Panel: function Durations({ buckets, value, set }: PanelProps<number, Names>) {
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
  chips: (most, i18n) => [{ key: '', words: i18n._(chip(formatDuration(most))), without: undefined }],
})
