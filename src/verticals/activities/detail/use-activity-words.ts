import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '#domain/money/money-format.ts'
import type { Money } from '#domain/money/money.ts'
import type { Names } from '#domain/names.ts'
import { withArticle } from '#domain/time/clock-time.ts'
import { clockTime } from '#/i18n/clock-time.ts'
import type { ActivityUnit } from '#contract/products/activities/activity-detail.ts'

const oldest = 120

/** How an activity is told, in the reader's language and by the clocks of the place. */
export const useActivityWords = () => {
  const { i18n } = useLingui()
  const ages = ({ minAge, maxAge }: Pick<ActivityUnit, 'minAge' | 'maxAge'>): string => {
    if (maxAge >= oldest) return i18n._(msg`from ${minAge} years`)
    return minAge === 0
      ? i18n._(msg`up to ${plural(maxAge, { one: '# year', other: '# years' })}`)
      : i18n._(msg`${minAge} to ${maxAge} years`)
  }
  const locale: keyof Names = i18n.locale === 'es' ? 'es' : 'en'
  return {
    locale,
    name: (names: Names): string => names[locale],
    money: (money: Money): string => formatMoney(money, i18n.locale),
    day: (day: string): string =>
      i18n.date(`${day}T12:00:00Z`, { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' }),
    longDay: (day: string): string =>
      i18n.date(`${day}T12:00:00Z`, {
        timeZone: 'UTC',
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
      }),
    /** of a local time `YYYY-MM-DDTHH:MM:SS`, or `HH:MM` */
    time: (local: string): string => clockTime(i18n, local.slice(-8).replace(/^.*T/, '').slice(0, 5)),
    /** of `HH:MM`, after a preposition */
    hour: (time: string): string => withArticle(clockTime(i18n, time), i18n.locale),
    ages,
    /** `Child, 3 to 11 years` */
    unit: (unit: ActivityUnit): string => `${unit.name[locale]}, ${ages(unit)}`,
    list: (texts: readonly (string | number)[]): string =>
      new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(texts.map(String)),
  }
}
