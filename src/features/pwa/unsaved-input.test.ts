import { describe, expect, it } from 'vitest'
import { createUnsavedInput } from './unsaved-input.ts'

type Field = Readonly<Record<'type' | 'value' | 'defaultValue', string>>

interface Happening {
  readonly isTrusted: boolean
  readonly target: EventTarget | null
}

const pageWith = (pathname: string, fields: readonly Field[] = [], isInField = false) => {
  const listeners = new Map<string, (event: Happening) => void>()
  const page = {
    location: { pathname },
    document: { querySelectorAll: () => fields, activeElement: { matches: () => isInField } },
    addEventListener: (name: string, listener: (event: Happening) => void) => listeners.set(name, listener),
  } as unknown as Parameters<typeof createUnsavedInput>[0]
  return {
    page,
    unsaved: createUnsavedInput(page),
    happens: (name: string, target: unknown = null) =>
      listeners.get(name)?.({ isTrusted: true, target: target as EventTarget | null }),
  }
}

describe('a page holds words that a reload would lose', () => {
  it('once somebody has typed, until it is sent or left', () => {
    const { page, unsaved, happens } = pageWith('/en')
    expect(unsaved.isUnsaved()).toBe(false)
    happens('input')
    expect(unsaved.isUnsaved()).toBe(true)
    happens('submit')
    expect(unsaved.isUnsaved()).toBe(false)
    happens('input')
    page.location.pathname = '/en/vuelos'
    expect(unsaved.isUnsaved()).toBe(false)
  })

  it('not once something was ticked', () => {
    const { unsaved, happens } = pageWith('/en')
    happens('input', { matches: (selector: string) => selector.includes('checkbox') })
    expect(unsaved.isUnsaved()).toBe(false)
    happens('input', { matches: () => false })
    expect(unsaved.isUnsaved()).toBe(true)
  })

  it.each<[string, Field, boolean]>([
    ['typed before anybody listened, or sent and refused', { type: 'text', value: 'Ana', defaultValue: '' }, true],
    ['as it came', { type: 'text', value: 'Madrid (MAD)', defaultValue: 'Madrid (MAD)' }, false],
    ['nobody sees', { type: 'hidden', value: 'a', defaultValue: 'b' }, false],
  ])('in a field %s: %o', (_, field, held) => expect(pageWith('/en', [field]).unsaved.isUnsaved()).toBe(held))

  it.each([
    ['/en/booking/summary', true],
    ['/booking/confirm', false],
    ['/en/hoteles/booking/success', false],
  ])('at %s: %o', (pathname, held) => expect(pageWith(pathname).unsaved.isUnsaved()).toBe(held))

  it('not where a booking is told that was paid, though the form that it was paid in still stands', () => {
    const typed = { type: 'text', value: '4242', defaultValue: '' }
    const { page, unsaved, happens } = pageWith('/en/booking/payment', [typed])
    happens('input')
    expect(unsaved.isUnsaved()).toBe(true)
    page.location.pathname = '/en/booking/confirm'
    expect(unsaved.isUnsaved()).toBe(false)
    happens('input')
    expect(unsaved.isUnsaved()).toBe(true)
  })

  it('is in use while somebody stands in a field, though nothing is typed yet', () => {
    const { isUnsaved, isInUse } = pageWith('/en', [], true).unsaved
    expect([isUnsaved(), isInUse()]).toEqual([false, true])
    expect(pageWith('/en').unsaved.isInUse()).toBe(false)
  })
})
