import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { DrawnMap } from '#/features/map/drawn-map.tsx'
import type { ActivitiesView } from '../list/activities-view.ts'
import { ActivityCard } from '../list/activity-card.tsx'
import { activityPins } from '../list/activity-pins.ts'

interface PinnedActivitiesProps {
  readonly view: ActivitiesView
  readonly title: string
}

/** Where the activities of the page begin. It is loaded with the map, which a phone shows nobody who does not ask. */
export function PinnedActivities({ view: { list, names }, title }: PinnedActivitiesProps) {
  const { i18n } = useLingui()
  const { page } = useRouter().options.context
  const { rows } = list
  const pins = useMemo(() => activityPins(rows, names.currency, i18n.locale), [rows, names, i18n.locale])
  const chosenCard = (code: string) => {
    const activity = rows.find((one) => one.code === code)
    return activity && <ActivityCard activity={activity} names={names} />
  }
  return <DrawnMap pins={pins} name={title} chosenCard={chosenCard} styleUrl={page.mapStyle} />
}
