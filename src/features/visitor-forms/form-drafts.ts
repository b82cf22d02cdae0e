import { browserStorage, readStored, writeStored } from '#/ui/browser-storage.ts'
import type { Typed } from './form-fields.ts'

const key = 'trayecto.form-drafts'

/** What was typed and not sent yet, by the address of the page that asks for it, whatever its language. */
type Drafts = Readonly<Record<string, Typed>>

const isDrafts = (stored: unknown): stored is Drafts => typeof stored === 'object' && stored !== null

const readDrafts = (): Drafts => readStored(browserStorage(), key, isDrafts) ?? {}

export const hasFormDrafts = (): boolean => Object.keys(readDrafts()).length > 0

export const readFormDraft = (address: string): Typed => readDrafts()[address] ?? {}

/** A draft that says nothing is none. */
export const writeFormDraft = (address: string, typed: Typed): void => {
  const { [address]: before, ...others } = readDrafts()
  const isEmpty = Object.keys(typed).length === 0
  if (before || !isEmpty) writeStored(browserStorage(), key, isEmpty ? others : { ...others, [address]: typed })
}
