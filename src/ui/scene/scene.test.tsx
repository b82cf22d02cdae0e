import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { landmarks } from './landmarks.ts'
import { knownPlaces } from './known-places.ts'
import { type Landmark, type ScenePlace, hours, terrains } from './scene-place.ts'
import { Scene } from './scene.tsx'

const marks = [undefined, ...Object.keys(landmarks)] as (Landmark | undefined)[]

const everyKind: readonly ScenePlace[] = terrains.flatMap((terrain) =>
  hours.flatMap((hour) => marks.map((landmark) => ({ code: 'ABC', terrain, hour, ...(landmark ? { landmark } : {}) }))),
)

const draw = (place: ScenePlace): string => renderToStaticMarkup(<Scene place={place} />)

describe.each(Object.keys(knownPlaces))('a scene of %s', (code) => {
  it.each(hours)('at %s is small, whole, and stays the same whatever it is asked for with', (hour) => {
    const markup = draw({ code, terrain: 'hills', hour })
    expect(new TextEncoder().encode(markup).length).toBeLessThan(6000)
    expect(markup).not.toMatch(/NaN|undefined|style=/)
    expect(draw({ code, terrain: 'desert', hour, landmark: 'palms' })).toBe(markup)
  })
})

describe('Scene', () => {
  it.each(everyKind)('$terrain at $hour with $landmark is small, whole, and needs no style attribute', (place) => {
    for (const code of ['BOG', 'MAD', 'JFK']) {
      const markup = draw({ ...place, code })
      expect(new TextEncoder().encode(markup).length).toBeLessThan(6000)
      expect(markup).not.toMatch(/NaN|undefined|style=/)
      expect(markup).toContain('aria-hidden="true"')
    }
  })

  it.each(everyKind)('$terrain at $hour with $landmark stays the same for a place', (place) => {
    expect(draw(place)).toBe(draw(place))
  })

  it('differs from place to place, from ground to ground, and from hour to hour', () => {
    const pictures = everyKind.filter(({ landmark }) => !landmark).map(draw)
    expect(new Set(pictures).size).toBe(terrains.length * hours.length)
    expect(draw({ code: 'BOG', terrain: 'coast', hour: 'day' })).not.toBe(
      draw({ code: 'MAD', terrain: 'coast', hour: 'day' }),
    )
  })

  it('has ids of its own where a page shows it twice', () => {
    const place: ScenePlace = { code: 'MAD', terrain: 'skyline', hour: 'dusk' }
    const page = renderToStaticMarkup([<Scene key="1" place={place} />, <Scene key="2" place={place} />])
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(page).toContain(`url(#${id})`)
  })
})
