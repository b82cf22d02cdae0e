import type { ActivityKind } from '#domain/activity-kinds.ts'
import type { Hour } from '#/ui/scene/scene-place.ts'

interface KindDrawing {
  /** the hours at which it is drawn; the seed picks one */
  readonly hours: readonly Hour[]
  readonly ground: 'water' | 'near' | 'sand'
  /** in front, in a frame 320 wide and 200 high whose ground begins at 160 */
  readonly shape: string
  /** on it, in the colour of light */
  readonly lit?: string
}

const columns = (from: number, count: number): string =>
  Array.from({ length: count }, (_, at) => `M${from + at * 22} 112h10v46h-10Z`).join('')

/** What a kind of activity is drawn as: a silhouette, never a landmark that it could be taken for. */
export const kindDrawings: Readonly<Record<ActivityKind, KindDrawing>> = {
  walk: {
    hours: ['dawn', 'day', 'dusk'],
    ground: 'sand',
    shape: 'M150 200q10-44-14-58t20-40h14q-30 26-4 40t30 58Z M92 160v-62h34v62Z M208 160v-78h38v78Z',
    lit: 'M102 110h6v8h-6Z M112 128h6v8h-6Z M218 96h6v8h-6Z M230 116h6v8h-6Z',
  },
  guided_visit: {
    hours: ['day', 'dusk'],
    ground: 'near',
    shape: `M94 106l66-36l66 36Z M100 158h120v8H100Z ${columns(106, 5)}`,
  },
  ticket: {
    hours: ['day'],
    ground: 'sand',
    shape: 'M96 166V96h128v70Z M96 96q64-52 128 0Z M148 62h24v-14h-24Z',
    lit: 'M152 166v-34a8 8 0 0 1 16 0v34Z M112 112h12v20h-12Z M196 112h12v20h-12Z',
  },
  bus: {
    hours: ['day', 'dusk'],
    ground: 'sand',
    shape: 'M92 164V92h136v72Z M112 164a12 12 0 1 0 24 0Z M184 164a12 12 0 1 0 24 0Z',
    lit: 'M100 100h24v20h-24Z M130 100h24v20h-24Z M160 100h24v20h-24Z M190 100h30v20h-30Z',
  },
  food: {
    hours: ['dusk', 'night'],
    ground: 'near',
    shape: 'M96 166h128v-8H96Z M116 156q0-44 44-44t44 44Z M156 112v-8h8v8Z',
    lit: 'M140 96q-6-8 0-16t0-16h4q-6 8 0 16t0 16Z M172 96q-6-8 0-16t0-16h4q-6 8 0 16t0 16Z',
  },
  class: {
    hours: ['day', 'dawn'],
    ground: 'sand',
    shape: 'M112 164l34-92h6l-34 92Z M208 164l-34-92h-6l34 92Z M110 90h100v54H110Z',
    lit: 'M120 136l22-30l16 18l14-12l26 24Z',
  },
  bike: {
    hours: ['dawn', 'day'],
    ground: 'near',
    shape:
      'M118 112a26 26 0 1 0 .1 0Zm0 6a20 20 0 1 1-.1 0Z M202 112a26 26 0 1 0 .1 0Zm0 6a20 20 0 1 1-.1 0Z M116 138l22-36h44l22 36h-6l-20-30h-34l-22 30Z M132 94h22v6h-22Z M180 86h22v6h-16l6 20h-6Z',
  },
  boat: {
    hours: ['day', 'dusk', 'dawn'],
    ground: 'water',
    shape: 'M88 148h144l-20 24H110Z M158 60h5v84h-5Z M168 66q44 34 40 74h-40Z M152 80q-34 28-36 60h36Z',
  },
  kayak: {
    hours: ['dawn', 'day'],
    ground: 'water',
    shape:
      'M80 152q80 34 160 0q-80 16-160 0Z M152 148q-4-30 8-34t12 34Z M160 98a9 9 0 1 0 .1 0Z M112 118l92 34l-2 5l-92-34Z',
  },
  hike: {
    hours: ['dawn', 'day', 'dusk'],
    ground: 'near',
    shape: 'M40 166l74-104l34 44l22-26l90 86Z',
    lit: 'M114 62l-18 26l12-4l8 8l8-8l10 6Z',
  },
  photo: {
    hours: ['dawn', 'dusk'],
    ground: 'sand',
    shape: 'M100 160V100h32l8-14h40l8 14h32v60Z',
    lit: 'M160 106a24 24 0 1 0 .1 0Zm0 10a14 14 0 1 1-.1 0Z M204 108h8v6h-8Z',
  },
  night: {
    hours: ['night'],
    ground: 'near',
    shape: 'M70 166v-60h30v60Z M108 166V82h26v84Z M142 166v-46h36v46Z M186 166V92h24v74Z M218 166v-52h34v52Z',
    lit: 'M78 116h6v8h-6Z M116 94h6v8h-6Z M124 118h6v8h-6Z M152 130h6v8h-6Z M192 104h6v8h-6Z M200 128h6v8h-6Z M228 124h6v8h-6Z',
  },
  show: {
    hours: ['night', 'dusk'],
    ground: 'near',
    shape: 'M84 70h152v14H84Z M84 84q34 20 22 82H84Z M236 84q-34 20-22 82h22Z M106 158h108v8H106Z',
    lit: 'M160 96l8 18l20 2l-15 13l5 20l-18-11l-18 11l5-20l-15-13l20-2Z',
  },
  day_trip: {
    hours: ['day', 'dawn'],
    ground: 'sand',
    shape: 'M40 164l60-60l36 36l44-58l100 82Z M148 200q4-20 12-36h8q10 16 14 36Z',
    lit: 'M180 82l-14 20l12-2l8 8l8-4l6 4Z',
  },
}
