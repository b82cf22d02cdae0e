import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { expect, it } from 'vitest'

it('all that draws scenes is less than six kilobytes', async () => {
  const bundle = await rolldown({
    input: 'src/ui/scene/scene.tsx',
    external: [/^react/],
    transform: { jsx: { runtime: 'automatic' } },
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  const [{ code }] = output
  expect(code).toContain('linearGradient')
  expect(gzipSync(code).length).toBeLessThan(6000)
})
