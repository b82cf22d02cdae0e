import type { FormStart } from '#/features/visitor-forms/form-outcome.ts'
import { SubscribeForm } from '#/features/visitor-forms/subscribe-form.tsx'
import { sendFormLazily } from './send-form-lazily.ts'

/** The subscribe banner with its way to the server. */
export function SubscribeBanner({ start }: { readonly start: FormStart }) {
  return <SubscribeForm start={start} send={sendFormLazily} />
}
