interface Archive {
  readonly origin: string
  readonly minZoom: number
  readonly maxZoom: number
  /** whose data it is, as the archive says it */
  readonly attribution: string
}

const source = 'tiles'

const fill = (layer: string, color: string, kinds?: readonly string[]) => ({
  id: kinds ? `${layer} ${kinds[0]}` : layer,
  type: 'fill',
  source,
  'source-layer': layer,
  ...(kinds && { filter: ['in', ['get', 'kind'], ['literal', kinds]] }),
  paint: { 'fill-color': color },
})

const roads = (kind: string, color: string, width: number) => ({
  id: `roads ${kind}`,
  type: 'line',
  source,
  'source-layer': 'roads',
  filter: ['==', ['get', 'kind'], kind],
  layout: { 'line-cap': 'round', 'line-join': 'round' },
  paint: { 'line-color': color, 'line-width': ['interpolate', ['exponential', 1.6], ['zoom'], 8, 0.4, 16, width] },
})

/**
 * A quiet style for an archive in Protomaps' schema of layers, which `pmtiles extract` gives: water, parks and streets under
 * the pins. The names on the map are the page's own, so that no letters have to be fetched.
 */
export const tilesStyle = ({ origin, minZoom, maxZoom, attribution }: Archive) => ({
  version: 8,
  sources: {
    [source]: {
      type: 'vector',
      tiles: [`${origin}/tiles/{z}/{x}/{y}.mvt`],
      minzoom: minZoom,
      maxzoom: maxZoom,
      attribution,
    },
  },
  layers: [
    { id: 'background', type: 'background', paint: { 'background-color': '#d5e3dd' } },
    fill('earth', '#f1ece3'),
    fill('landuse', '#dfe8d2', ['park', 'forest', 'wood', 'grass', 'nature_reserve', 'golf_course', 'cemetery']),
    fill('landuse', '#ece3d4', ['beach', 'sand', 'aerodrome', 'industrial']),
    fill('water', '#d5e3dd'),
    fill('buildings', '#e6dfd2'),
    roads('minor_road', '#ffffff', 7),
    roads('major_road', '#ffffff', 11),
    roads('highway', '#f4d9a8', 13),
  ],
})
