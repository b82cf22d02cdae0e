import { afterEach, expect, it, vi } from 'vitest'
import { cachedMarkup } from './cached-markup.server.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** What goes on behind an answer has its turn. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20))

const drawer = () => {
  let drawings = 0
  const draw = (): Promise<string> => Promise.resolve(`<p>drawing ${(drawings += 1)}</p>`)
  return { draw, drawings: () => drawings }
}

const fail = (): Promise<string> => Promise.reject(new Error('asks for the nonce'))

it('draws behind the second answer what it gives from the third on', async () => {
  const { draw, drawings } = drawer()
  expect(cachedMarkup('twice', draw, 'a')).toBeUndefined()
  await settled()
  expect(drawings()).toBe(0)
  expect(cachedMarkup('twice', draw, 'b')).toBeUndefined()
  await settled()
  expect(cachedMarkup('twice', draw, 'c')).toBe('<p>drawing 1</p>')
  expect(cachedMarkup('twice', draw, 'd')).toBe('<p>drawing 1</p>')
  expect(drawings()).toBe(1)
})

it('keeps parts apart by their keys', async () => {
  const [one, other] = [drawer(), drawer()]
  for (const _ of [1, 2]) {
    cachedMarkup('one in pesos', one.draw, 'a')
    await settled()
  }
  expect(cachedMarkup('one in euros', other.draw, 'b')).toBeUndefined()
  expect(cachedMarkup('one in pesos', other.draw, 'b')).toBe('<p>drawing 1</p>')
})

it('draws anew what is past its time', async () => {
  const { draw } = drawer()
  for (const _ of [1, 2]) {
    cachedMarkup('old', draw, 'a')
    await settled()
  }
  expect(cachedMarkup('old', draw, 'a')).toBe('<p>drawing 1</p>')
  vi.useFakeTimers({ now: Date.now() + 300_001, toFake: ['Date'] })
  expect(cachedMarkup('old', draw, 'a')).toBeUndefined()
})

it('says once in the log what cannot be kept, and goes on', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  cachedMarkup('broken', fail, 'request-7')
  cachedMarkup('broken', fail, 'request-7')
  await settled()
  expect(said).toHaveBeenCalledOnce()
  expect(JSON.stringify(said.mock.calls)).toMatch(/part_not_kept.*request-7|request-7.*part_not_kept/)
  expect(cachedMarkup('broken', fail, 'request-8')).toBeUndefined()
  await settled()
  expect(said).toHaveBeenCalledOnce()
})

it('is drawn once, however many ask while it is', async () => {
  const { draw, drawings } = drawer()
  for (const asked of ['a', 'b', 'c', 'd']) expect(cachedMarkup('at once', draw, asked)).toBeUndefined()
  await settled()
  expect(drawings()).toBe(1)
})
