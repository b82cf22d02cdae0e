import { describe, expect, it } from 'vitest'
import { createCardStore } from './card-store.ts'

const createStore = () => createCardStore(() => new Date(2026, 10, 21))

const typeAll = (store: ReturnType<typeof createStore>, field: 'name' | 'number' | 'expiry' | 'cvv', text: string) => {
  for (const character of text) {
    const next = store.state.fields[field] + character
    store.type(field, { text: next, caret: next.length })
  }
}

describe('the card store', () => {
  it('formats while it is typed', () => {
    const store = createStore()
    typeAll(store, 'number', '378282246310005')
    typeAll(store, 'expiry', '1230')
    typeAll(store, 'cvv', '12345')
    expect(store.state.fields).toMatchObject({ number: '3782 822463 10005', expiry: '12 / 30', cvv: '1234' })
  })

  it('says nothing of a field before it was left, and everything on Pay', () => {
    const store = createStore()
    expect(store.message('number')).toBeUndefined()
    store.leave('number')
    expect(store.message('number')?.message).toBe('Invalid credit card number.')
    expect(store.message('cvv')).toBeUndefined()
    store.leaveAll()
    expect(store.message('cvv')?.message).toBe('Invalid CVC.')
  })

  it('leaves nothing behind', () => {
    const store = createStore()
    typeAll(store, 'name', 'Ana')
    typeAll(store, 'number', '4242424242424242')
    typeAll(store, 'expiry', '12/30')
    typeAll(store, 'cvv', '123')
    store.leaveAll()
    expect(store.isValid()).toBe(true)
    store.clear()
    expect(JSON.stringify(store.state)).not.toMatch(/4242|123|Ana/)
    expect(store.message('number')).toBeUndefined()
    expect(store.isValid()).toBe(false)
  })
})
