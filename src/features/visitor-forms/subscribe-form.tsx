import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox } from '#/ui/fields/checkbox.tsx'
import { Icon } from '#/ui/icon.tsx'
import { Notice } from '#/ui/notice.tsx'
import { faultMessages } from './form-messages.ts'
import { useFormScope } from './form-scope.ts'
import { EmailField } from './person-fields.tsx'
import { VisitorForm, type VisitorFormProps } from './visitor-form.tsx'

/** Mail about fares and routes, for who asks for it: an address and a consent, neither filled in before. */
export function SubscribeForm(props: VisitorFormProps) {
  return (
    <section
      id="subscribe"
      aria-labelledby="subscribe-title"
      className="grid scroll-mt-4 gap-x-10 gap-y-4 rounded-2xl bg-sunken p-5 sm:p-8 md:grid-cols-2 print:hidden"
    >
      <div className="flex flex-col gap-2">
        <h2 id="subscribe-title" className="text-lg">
          <Trans>Fares and routes, now and then</Trans>
        </h2>
        <p className="text-muted">
          <Trans>New routes, fares for the season and changes in travel rules. Nothing else.</Trans>
        </p>
      </div>
      <div className="flex flex-col gap-4">
        <VisitorForm
          {...props}
          kind="subscribe"
          button={<Trans>Subscribe</Trans>}
          thanks={
            <Notice tone="good" title={<Trans>You are on the list</Trans>}>
              <Trans>You can unsubscribe from any email.</Trans>
            </Notice>
          }
        >
          <EmailField />
          <Consent />
        </VisitorForm>
      </div>
    </section>
  )
}

function Consent() {
  const { i18n } = useLingui()
  const { typed, shown } = useFormScope()
  const fault = shown.consent
  return (
    <div>
      <Checkbox
        id="subscribe-consent"
        name="consent"
        value="yes"
        required
        defaultChecked={typed.consent === 'yes'}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault && 'subscribe-consent-error'}
      >
        <Trans>I agree to receive these messages. I can unsubscribe at any time.</Trans>
      </Checkbox>
      {fault && (
        <p id="subscribe-consent-error" className="flex items-start gap-1.5 text-sm text-danger">
          <Icon name="i-lucide-circle-alert" className="mt-0.5 size-4.5" />
          {i18n._(faultMessages[fault])}
        </p>
      )}
    </div>
  )
}
