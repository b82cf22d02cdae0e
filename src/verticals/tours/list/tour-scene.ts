import type { TourTheme } from '#domain/tour-kinds.ts'
import { type Landmark, type ScenePlace, type Terrain, hours } from '#/ui/scene/scene-place.ts'
import type { Tour } from '../offer/tour.ts'

const terrains: Readonly<Record<TourTheme, Terrain>> = {
  culture: 'hills',
  archaeology: 'mountains',
  nature: 'mountains',
  wildlife: 'hills',
  hiking: 'mountains',
  coast: 'coast',
  desert: 'desert',
  food: 'hills',
  cities: 'skyline',
}

const landmarks: Partial<Record<string, Landmark>> = { EG: 'pyramid', MX: 'pyramid', GT: 'pyramid', TR: 'dome' }

/** What a tour's picture is drawn of. */
export const sceneOfTour = ({
  code,
  country,
  themes,
  pictureSeed,
}: Pick<Tour, 'code' | 'themes' | 'pictureSeed'> & {
  readonly country: Pick<Tour['country'], 'code'>
}): ScenePlace => {
  const landmark = themes.includes('archaeology') ? landmarks[country.code] : undefined
  return {
    code,
    terrain: terrains[themes[0] ?? 'culture'],
    hour: hours[pictureSeed % (hours.length - 1)] ?? 'day',
    ...(landmark && { landmark }),
  }
}
