import { browserStorage, readStored, writeStored } from '#/ui/browser-storage.ts'
import type { Typed } from './form-fields.ts'

const storageKey = 'trayecto.form-drafts'

/** What was typed and not sent yet, by the form and the address of the page that asks for it, whatever its language: a page may have several. */
type Drafts = Readonly<Record<string, Typed>>

const isDrafts = (stored: unknown): stored is Drafts => typeof stored === 'object' && stored !== null

const readDrafts = (): Drafts => readStored(browserStorage(), storageKey, isDrafts) ?? {}

export const hasFormDrafts = (): boolean => Object.keys(readDrafts()).length > 0

export const readFormDraft = (key: string): Typed => readDrafts()[key] ?? {}

/** A draft that says nothing is none. */
export const writeFormDraft = (key: string, typed: Typed): void => {
  const { [key]: before, ...others } = readDrafts()
  const isEmpty = Object.keys(typed).length === 0
  if (before || !isEmpty) writeStored(browserStorage(), storageKey, isEmpty ? others : { ...others, [key]: typed })
}
