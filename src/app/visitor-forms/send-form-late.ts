import type { SendForm } from '#/features/visitor-forms/use-visitor-form.ts'

/** What calls the server is loaded when there is something to send. */
export const sendFormLate: SendForm = async (sent) => {
  const { sendVisitorForm } = await import('./visitor-forms.functions.ts')
  return sendVisitorForm({ data: sent })
}
