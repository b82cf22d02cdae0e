import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { ItemMap } from '#/features/map/item-map.tsx'
import { StillMap } from '#/features/map/still-map.tsx'
import type { Pin, PlaceLabel } from '#/features/map/pins/pin.ts'
import { RouteChart } from '#/ui/chart/route-chart.tsx'
import { callsOf, dayNumbers } from './calls.ts'
import type { Sailing } from './sailing.ts'

/** The course over water with the days on it. It comes drawn, and can be moved by whoever wants to. */
export function CourseMap({ sailing }: { readonly sailing: Sailing }) {
  const { t } = useLingui()
  const { page } = useRouter().options.context
  const { chart, course, title } = sailing
  const calls = useMemo(() => callsOf(sailing), [sailing])
  const pins = useMemo(
    () =>
      calls.map((call): Pin => {
        const days = dayNumbers(call)
        const { name } = call.port
        return { id: String(call.index), at: call.port, label: days, name: days ? t`${days}: ${name}` : name }
      }),
    [calls, t],
  )
  const labels = useMemo(
    () => calls.map(({ port }): PlaceLabel => ({ name: port.name, at: port, kind: 'district' })),
    [calls],
  )
  const map = { pins, labels, lines: course, name: t`Course of ${title}`, styleUrl: page.mapStyle }
  if (!chart) return <ItemMap {...map} />
  const stops = calls.flatMap((call) => {
    const at = chart.stops[call.index]
    return at ? [{ at, days: dayNumbers(call), name: call.port.name }] : []
  })
  return (
    <StillMap {...map} still={<RouteChart chart={chart} labels={stops} className="absolute inset-0 size-full" />} />
  )
}
