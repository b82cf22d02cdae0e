import type { SendForm } from '#/features/visitor-forms/use-visitor-form.ts'

/** Loads the chunk that calls the server when there is something to send. */
export const sendFormLazily: SendForm = async (sent) => {
  const { sendVisitorForm } = await import('./visitor-forms.functions.ts')
  return sendVisitorForm({ data: sent })
}
