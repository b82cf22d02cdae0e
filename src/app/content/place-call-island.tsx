import { createIsomorphicFn } from '@tanstack/react-start'
import type { ComponentType } from 'react'
import { PlaceCall, type PlaceCallProps } from './place-call-part.tsx'
import { sleepingForm } from '#/app/sleeping-form/sleeping-form.tsx'

const onServer = createIsomorphicFn()
  .server((): ComponentType<PlaceCallProps> | undefined => PlaceCall)
  .client(() => undefined)

const callFor = (kind: PlaceCallProps['kind']) =>
  sleepingForm<PlaceCallProps>({
    part: `[data-part=${kind}-call]`,
    load: async (learn, pressAgain) => (await import('./load-place-call.ts')).loadPlaceCall(learn, pressAgain),
    onServer,
  })

const calls = { hotels: callFor('hotels'), activities: callFor('activities') }

/** A form that asks for what there is in a place, asleep. */
export function PlaceCallIsland(props: PlaceCallProps) {
  const Call = calls[props.kind]
  return <Call {...props} />
}
