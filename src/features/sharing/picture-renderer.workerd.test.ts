import { expect, it } from 'vitest'

it('a picture is drawn in a Worker', async () => {
  const { drawPng } = await import('./picture-renderer.server.ts')
  const scene = { code: 'BOG', terrain: 'mountains', hour: 'dawn' } as const
  const png = drawPng({
    kicker: 'Artículos',
    title: 'Jet lag',
    lines: ['Un plan de tres días.'],
    scene,
    plane: undefined,
  })
  const view = new DataView(png.buffer, png.byteOffset)
  expect([view.getUint32(0), view.getUint32(16), view.getUint32(20)]).toEqual([0x89504e47, 1200, 630])
})
