import { useEffect, useState } from 'react'
import type { Size, View } from '../view.ts'
import type { Tile } from './land-grid.ts'
import { type LandShape } from './land-shape.ts'
import { createLandSource } from './land-source.ts'
import { tilesInView } from './tiles-in-view.ts'

export interface LandPart {
  readonly tile: Tile
  readonly shape: LandShape
}

export interface ShownLand {
  readonly parts: readonly LandPart[]
  /** what was first asked for has come, as far as it can be had */
  readonly isLoaded: boolean
}

/**
 * The land that a view shows. What was shown before stays until all of the next is there; where some cannot be had, the
 * map stands without it.
 */
export const useLand = (view: View, size: Size, isFine = false): ShownLand => {
  const [source] = useState(createLandSource)
  const [shown, setShown] = useState<ShownLand>({ parts: [], isLoaded: false })
  const wanted = JSON.stringify(tilesInView(view, size, isFine))
  useEffect(() => {
    let isWanted = true
    const load = async (): Promise<void> => {
      const tiles: readonly Tile[] = JSON.parse(wanted)
      const loaded = await Promise.allSettled(tiles.map((tile) => source.load(tile)))
      if (!isWanted) return
      const parts = tiles.flatMap((tile, place) => {
        const found = loaded[place]
        return found?.status === 'fulfilled' && found.value ? [{ tile, shape: found.value }] : []
      })
      setShown({ parts, isLoaded: true })
    }
    void load()
    return () => {
      isWanted = false
    }
  }, [source, wanted])
  return shown
}
