import { palettes } from '#/ui/scene/scene-palette.ts'
import { SceneSky } from '#/ui/scene/scene-sky.tsx'
import { between, seededRandom } from '#/ui/scene/seeded-random.ts'
import type { Activity } from '../offer/activity.ts'
import { kindDrawings } from './kind-drawings.ts'

interface ActivityPictureProps {
  readonly activity: Pick<Activity, 'code' | 'kind' | 'seed'>
  readonly className?: string
}

/** An activity, drawn from what is done there. A decoration: the words beside it name it. */
export function ActivityPicture({ activity: { code, kind, seed }, className }: ActivityPictureProps) {
  const random = seededRandom(`${code} ${seed}`)
  const { hours, ground, shape, lit } = kindDrawings[kind]
  const hour = hours[between(random, 0, hours.length - 1)] ?? 'day'
  const palette = palettes[hour]
  const [left, right] = [between(random, 96, 132), between(random, 96, 132)]
  return (
    <svg viewBox="40 34 240 166" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className={className}>
      <SceneSky palette={palette} hour={hour} code={`${code}-${seed}`} />
      <path d={`M0 ${left}q70-30 140 4t180-${right - 92}V200H0Z`} fill={palette.far} />
      <path d="M0 160H320V200H0Z" fill={palette[ground]} />
      <path d={shape} fill={ground === 'near' ? palette.middle : palette.near} />
      {lit && <path d={lit} fill={palette.light} />}
    </svg>
  )
}
