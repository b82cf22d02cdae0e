import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonClass } from '#/ui/button-class.ts'
import { FocusedAlert } from '#/ui/focused-alert.tsx'
import { Notice } from '#/ui/notice.tsx'
import type { summaryOf } from '../search/page-parameters.ts'
import type { ActivityOption, CheckedTime } from './loaded-activity.ts'
import { RefusalWords } from './refusal-words.tsx'
import { useActivityWords } from './use-activity-words.ts'

interface CheckedTimeNoticeProps {
  readonly checked: Exclude<CheckedTime, { readonly outcome: 'reserved' }>
  readonly option: ActivityOption | undefined
  /** of its summary, where it was reserved at another price */
  readonly bookingOf: (offerId: string, total: number) => ReturnType<typeof summaryOf>
}

/** What became of a time that cannot be booked as it was shown. Give it a `key` a choice: the focus comes to it. */
export function CheckedTimeNotice({ checked, option, bookingOf }: CheckedTimeNoticeProps) {
  return (
    <FocusedAlert>
      <Told checked={checked} option={option} bookingOf={bookingOf} />
    </FocusedAlert>
  )
}

const told = (title: ReactNode, children: ReactNode) => (
  <Notice tone="warn" title={title}>
    {children}
  </Notice>
)

function Told({ checked, option, bookingOf }: CheckedTimeNoticeProps) {
  const words = useActivityWords()
  switch (checked.outcome) {
    case 'price_changed': {
      const { previous, price, offerId } = checked
      const current = price.total
      const [was, is] = [words.money(previous), words.money(current)]
      return told(
        current.amount > previous.amount ? <Trans>The price went up</Trans> : <Trans>The price went down</Trans>,
        <div className="flex flex-col items-start gap-3">
          <p>
            <Trans>
              It was {was} and is now {is} for all of you. Your places are kept; nothing is booked until you say yes.
            </Trans>
          </p>
          <Link
            {...bookingOf(offerId, current.amount)}
            preload={false}
            className={buttonClass('primary', 'small', 'min-h-11')}
          >
            <Trans>Continue for {is}</Trans>
          </Link>
        </div>,
      )
    }
    case 'sold_out':
      return told(
        <Trans>These places have just been taken</Trans>,
        checked.vacancies > 0 && option?.pricing === 'PER_UNIT' ? (
          <Plural
            value={checked.vacancies}
            one="# group is left at that time. Below are all others."
            other="# groups are left at that time. Below are all others."
          />
        ) : checked.vacancies > 0 ? (
          <Plural
            value={checked.vacancies}
            one="# place is left at that time. Below are all others."
            other="# places are left at that time. Below are all others."
          />
        ) : (
          <Trans>Nothing is left at that time. Below are all others.</Trans>
        ),
      )
    case 'closed':
      return told(
        <Trans>That time can no longer be booked</Trans>,
        <Trans>Choose another one below. Nothing was charged.</Trans>,
      )
    case 'refused':
      return told(
        <Trans>Your group cannot have this</Trans>,
        option ? <RefusalWords refusal={checked.refusal} option={option} /> : null,
      )
    case 'unknown':
      return told(
        <Trans>The organizer did not answer</Trans>,
        <Trans>Nothing is booked and nothing was charged. Choose again in a moment.</Trans>,
      )
  }
}
