import type { ComponentProps } from 'react'
import { usePinned } from '#/features/map/pins/pin-scope.tsx'
import { classNames } from '#/ui/class-names.ts'
import { ActivityCard } from './activity-card.tsx'

/** An activity of the list, which answers its pin on the map. */
export function PinnedActivity(props: ComponentProps<typeof ActivityCard>) {
  const { isPointed, isChosen, card } = usePinned(props.activity.code)
  return (
    <li
      {...card}
      className={classNames('rounded-2xl', isChosen ? 'ring-3 ring-primary' : isPointed && 'ring-2 ring-edge')}
    >
      <ActivityCard {...props} />
    </li>
  )
}
