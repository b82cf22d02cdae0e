import type { Hour } from './scene-place.ts'

export interface ScenePalette {
  readonly sky: readonly [high: string, middle: string, low: string]
  readonly sun: string
  readonly far: string
  readonly middle: string
  readonly near: string
  readonly water: string
  readonly sand: string
  /** windows, snow, glints on water */
  readonly light: string
}

/** The same in the light and the dark theme: a picture has its own time of day. */
export const palettes: Record<Hour, ScenePalette> = {
  dawn: {
    sky: ['#a9cbd6', '#f2dcc6', '#f6bf9f'],
    sun: '#fff3dc',
    far: '#c3a4ac',
    middle: '#8f829c',
    near: '#4d5873',
    water: '#b9a9b5',
    sand: '#e9c9a8',
    light: '#fff3dc',
  },
  day: {
    sky: ['#86c1dc', '#b9dde3', '#e8f2ea'],
    sun: '#fff7dc',
    far: '#a3c6c4',
    middle: '#5f9c8d',
    near: '#2c6b5c',
    water: '#4c9db4',
    sand: '#efdcb8',
    light: '#f7f4ea',
  },
  dusk: {
    sky: ['#46497c', '#b8647a', '#f7ab72'],
    sun: '#ffdca6',
    far: '#8b5578',
    middle: '#573f69',
    near: '#2e2949',
    water: '#87557a',
    sand: '#c98a76',
    light: '#ffd58a',
  },
  night: {
    sky: ['#0e1a31', '#1c3350', '#35546e'],
    sun: '#f4f0de',
    far: '#2a4a65',
    middle: '#1b344c',
    near: '#0e1f30',
    water: '#1d3f58',
    sand: '#4b5f6c',
    light: '#ffd58a',
  },
}
