import type { CheckedTime, OptionTimes } from './loaded-activity.ts'
import type { ChosenTime } from './time-choice-keys.ts'

/** The same times, the chosen one at the price that was answered of it since: whoever chooses it again agrees to that. */
export const withAnswered = (
  options: readonly OptionTimes[],
  { optionCode, start }: Pick<ChosenTime, 'optionCode' | 'start'>,
  checked: CheckedTime | undefined,
): readonly OptionTimes[] => {
  if (checked?.outcome !== 'price_changed') return options
  const { price } = checked
  return options.map((option) => {
    if (option.optionCode !== optionCode) return option
    const days = option.days.map((day) => ({
      ...day,
      times: day.times.map((time) => (time.localDateTimeStart === start ? { ...time, price } : time)),
    }))
    return { ...option, days }
  })
}
