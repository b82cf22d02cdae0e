import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { keeping } from '../../service-worker/offline-copy.ts'
import { keptDays as travellersKept, mostSaved } from '../checkout/travellers/saved/saved-traveller.ts'
import { keptDays } from './retention.ts'
import { cookies, onDevice } from './stored-names.ts'

const sources = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$|-for-tests\.ts$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))

const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1] ?? '')

/** A name that goes on with something of its own is listed with an ellipsis in its place. */
const asListed = (name: string): string => name.replace(/\$\{.*$/, '…')

const unlisted = (names: readonly string[], list: readonly (readonly [string, ...unknown[]])[]): string[] => {
  const listed = new Set(list.map(([name]) => name))
  return names.map(asListed).filter((name) => !listed.has(name))
}

const flashNames = sources
  .filter((text) => text.includes('setFlash('))
  .flatMap((text) => matches(text, /\bflashName\b[^=]*=(?: \([^)]*\)[^=]*=>)? ['`]([^'`]+)['`]/g))
  .map((name) => `__Host-${name.replace(/-?\$\{.*$/, '')}-…`)

const cookieNames = sources.flatMap((text) => matches(text, /\b\w*[cC]ookie(?:Name)? = '([^']+)'/g))

/** What the router keeps by itself. */
const router = readFileSync('node_modules/@tanstack/router-core/dist/esm/scroll-restoration.js', 'utf8')
const scrollKey = matches(router, /storageKey = "([^"]+)"/g)

const usesStorage = /localStorage|sessionStorage|(?:read|write)Stored\(|[sS]torage\.(?:get|set)Item\(|caches\.open\(/
const storageNames = sources
  .filter((text) => usesStorage.test(text))
  .flatMap((text) => matches(text, /\b(?:\w*[kK]ey|keyOf|\w+Cache)\b[^=\n]*=(?: \([^)]*\)[^=]*=>)? ['`]([^'`]+)['`]/g))

describe('the page on privacy names', () => {
  it('every cookie', () => {
    expect(cookieNames).toContain('__Host-agent')
    expect(flashNames).toHaveLength(3)
    expect(cookieNames).toContain('__Secure-travelers')
    expect(unlisted([...cookieNames, ...flashNames], cookies)).toEqual([])
  })

  it('the cookies of preferences', () => {
    const text = readFileSync('src/features/visitor/preferences/preference-cookies.ts', 'utf8')
    expect(unlisted(matches(text, /^ {2}(\w+): 'SameSite/gm), cookies)).toEqual([])
  })

  it('all that is stored on the device', () => {
    expect(storageNames).toHaveLength(onDevice.length - 1)
    expect(unlisted([...storageNames, ...scrollKey], onDevice)).toEqual([])
  })

  it('no storage that code reaches by a way unknown here', () => {
    expect(sources.filter((text) => /indexedDB|cookieStore|navigator\.storage/.test(text))).toEqual([])
  })

  it('the time that each is kept', () => {
    expect(onDevice.find(([name]) => name === 'itineraries')?.[2].message).toBe(
      `${keeping.days} days, ${keeping.most} trips at most`,
    )
    expect(cookies.find(([name]) => name === '__Secure-travelers')?.[2].message).toContain(
      `${travellersKept} days, ${mostSaved} travelers at most`,
    )
    const settings = readFileSync('backend/retention/retention-days.ts', 'utf8')
    const defaults = [...settings.matchAll(/^ {2}(\w+): days\(\w+, (\d+)\)/gm)].map(([, name, days]) => [
      name,
      Number(days),
    ])
    expect(Object.fromEntries(defaults)).toEqual(keptDays)
  })
})
