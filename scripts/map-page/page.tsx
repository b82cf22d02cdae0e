import 'virtual:uno.css'
import '../../src/styles/fonts.css'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createRoot } from 'react-dom/client'
import { DrawnMap } from '../../src/features/map/drawn-map.tsx'
import { messages } from '../../src/i18n/catalogues/en.po'
import { MapFrame } from '../../src/features/map/map-frame.tsx'
import { MapSheet } from '../../src/features/map/map-sheet.tsx'
import { PinScope, usePinned } from '../../src/features/map/pins/pin-scope.tsx'
import type { Pin } from '../../src/features/map/pins/pin.ts'
import { towns } from './towns.ts'

/** A list and a map of as many invented items as `?pins=` says, around one of the towns: for measuring and trying by itself. */
const asked = new URLSearchParams(location.search)
const { at, labels } = towns[asked.get('town') ?? ''] ?? { at: { latitude: 0, longitude: 0 }, labels: [] }
const count = Number(asked.get('pins') ?? 200)

/** Spread as seeds of a sunflower: the same each time, closer together in the middle. */
const pins: readonly Pin[] = Array.from({ length: count }, (_, index) => {
  const [angle, distance] = [index * 2.399_963, 0.05 * (index / count) ** 0.7]
  const price = `$${80 + ((index * 37) % 900)}`
  return {
    id: `item-${index}`,
    at: { latitude: at.latitude + distance * Math.sin(angle), longitude: at.longitude + distance * Math.cos(angle) },
    name: `Item ${index}, ${price}`,
    label: price,
  }
})

function Card({ pin }: { readonly pin: Pin }) {
  const { isPointed, isChosen, card } = usePinned(pin.id)
  return (
    <li {...card} data-pointed={isPointed} data-chosen={isChosen} className="border-b border-line p-4">
      <a href={`#${pin.id}`} className={isPointed || isChosen ? 'text-primary' : ''}>
        {pin.name}
      </a>
    </li>
  )
}

const chosenCard = (id: string) => <p className="p-4">Chosen: {pins.find((pin) => pin.id === id)?.name}</p>
const title = 'Map of items'
const map = (
  <MapFrame>
    <DrawnMap pins={pins} labels={labels} name={title} chosenCard={chosenCard} />
  </MapFrame>
)

function Page() {
  return (
    <PinScope>
      <main className="grid gap-4 p-4 lg:grid-cols-[20rem_1fr]">
        <ul>
          {pins.slice(0, 10).map((pin) => (
            <Card key={pin.id} pin={pin} />
          ))}
        </ul>
        <div className="h-[calc(100dvh-2rem)] max-lg:hidden">{map}</div>
        <MapSheet className="lg:hidden" title={title}>
          {map}
        </MapSheet>
      </main>
    </PinScope>
  )
}

const i18n = setupI18n({ locale: 'en', messages: { en: messages } })
createRoot(document.body).render(
  <I18nProvider i18n={i18n}>
    <Page />
  </I18nProvider>,
)
