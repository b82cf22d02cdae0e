import type { I18n } from '@lingui/core'

/** A time of some place's clocks, `HH:MM`, as people of the language write it: `6:00 PM`, `18:00`. */
export const clockTime = (i18n: I18n, time: string): string =>
  i18n.date(`2000-01-01T${time}:00Z`, { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' })
