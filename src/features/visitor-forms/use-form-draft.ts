import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { readFormDraft, writeFormDraft } from './form-drafts.ts'
import { type FormKind, type Typed, formFields } from './form-fields.ts'
import { textIn } from './text-in.ts'

interface Drafted {
  readonly kind: FormKind
  readonly known: Typed
  /** what the visitor has typed of it elsewhere, which is newer than any draft */
  readonly typed: Typed
  readonly isSent: boolean
}

const putInto = (form: HTMLFormElement, name: string, text: string): void => {
  const control = form.elements.namedItem(name)
  if (control && 'value' in control) control.value = text
}

/** What is typed outlives a reload, a change of language and the way back, in this tab alone, until it is sent. */
export const useFormDraft = ({ kind, known, typed, isSent }: Drafted) => {
  const form = useRef<HTMLFormElement>(null)
  const address = useLocation({ select: ({ href }) => href.replace(/#.*/, '') })
  const key = `${kind} ${address}`
  // consent is given anew each time
  const fields = kind === 'subscribe' ? [] : formFields[kind]

  const keepDraft = (): void => {
    const { current } = form
    if (!current) return
    const words = fields.map((field) => [field, textIn(current, field)] as const)
    writeFormDraft(key, Object.fromEntries(words.filter(([field, text]) => text !== (known[field] ?? ''))))
  }
  const bringBack = useEffectEvent(() => {
    const draft = readFormDraft(key)
    for (const field of fields) {
      const text = draft[field]
      if (!form.current || text === undefined || typed[field] !== undefined) continue
      if (textIn(form.current, field) === (known[field] ?? '')) putInto(form.current, field, text)
    }
    keepDraft()
  })
  useEffect(() => bringBack(), [])
  useEffect(() => {
    if (isSent) writeFormDraft(key, {})
  }, [isSent, key])
  return { form, keepDraft }
}
