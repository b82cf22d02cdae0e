import { type FocusEvent, type FormEvent, type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { deviceZone } from '#domain/time/moment.ts'
import { useAfterPress } from '#/ui/hydration/use-after-press.ts'
import { type FormField, type FormKind, type Typed, formFields, readTyped } from './form-fields.ts'
import type { FormOutcome, FormStart, SentForm } from './form-outcome.ts'
import { type FormFaults, faultOf, formFaults } from './form-rules.ts'
import { textIn } from './text-in.ts'
import { useFormDraft } from './use-form-draft.ts'

export type SendForm = (sent: SentForm) => Promise<FormOutcome>

const faultsOf = (outcome: FormOutcome | undefined): FormFaults => (outcome?.status === 'refused' ? outcome.faults : {})

interface Asked {
  readonly kind: FormKind
  readonly start: FormStart
  /** what fields begin with where nothing was typed yet */
  readonly known: Typed
  readonly language: SentForm['language']
  readonly send: SendForm
}

/** A form whose fields keep what is typed by themselves: what is wrong with them, and what came of sending it. */
export const useVisitorForm = ({ kind, start, known, language, send }: Asked) => {
  const report = useRef<HTMLDivElement>(null)
  const [outcome, setOutcome] = useState(start.outcome)
  const [shown, setShown] = useState(faultsOf(start.outcome))
  const [isSending, setSending] = useState(false)
  const afterPress = useAfterPress()
  const { form, keepDraft } = useFormDraft({ kind, known, typed: start.typed, isSent: outcome?.status === 'sent' })

  const tell = (told: FormOutcome): void => {
    flushSync(() => {
      setSending(false)
      setOutcome(told)
      setShown(faultsOf(told))
    })
    report.current?.focus()
  }
  const isOwn = (name: string): name is FormField => formFields[kind].some((field) => field === name)
  const look = (form: HTMLFormElement, name: string): void => {
    if (isOwn(name)) setShown((before) => ({ ...before, [name]: faultOf(kind, name, textIn(form, name)) }))
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    const typed = readTyped(kind, (field) => textIn(form, field))
    const faults = formFaults(kind, typed)
    if (Object.keys(faults).length > 0) return tell({ status: 'refused', faults })
    setSending(true)
    const trap = textIn(form, 'homepage')
    const booking = textIn(form, 'booking')
    const sent = { kind, typed, key: start.key, language, trap, booking, timeZone: deviceZone() }
    const answer = await send(sent).catch((): FormOutcome => ({ status: 'unavailable' }))
    const trapField = form.elements.namedItem('homepage')
    if (trapField instanceof HTMLInputElement) trapField.value = ''
    tell(answer)
  }
  return {
    form,
    report,
    outcome,
    shown,
    isSending,
    onSubmit: (event: SubmitEvent<HTMLFormElement>): void => void submit(event),
    /** a field has its say once it was left */
    onBlur: ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLFormElement>): void => {
      const { name } = target as unknown as HTMLInputElement
      if (relatedTarget instanceof HTMLInputElement && relatedTarget.name === name) return
      afterPress(() => look(currentTarget, name))
    },
    /** and takes it back as soon as it is corrected */
    onInput: ({ currentTarget, target }: FormEvent<HTMLFormElement>): void => {
      const { name } = target as HTMLInputElement
      keepDraft()
      if (isOwn(name) && shown[name]) look(currentTarget, name)
    },
  }
}
