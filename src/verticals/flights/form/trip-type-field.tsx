import { Trans, useLingui } from '@lingui/react/macro'
import { classNames } from '#/ui/class-names.ts'
import { SegmentedControl } from '#/ui/fields/segmented-control.tsx'
import { useDraft, useSearchForm } from './search-form-scope.tsx'

export function TripTypeField({ className }: { readonly className?: string | undefined }) {
  const { t } = useLingui()
  const { store } = useSearchForm()
  const { tripType } = useDraft()
  return (
    <SegmentedControl
      legend={t`Trip type`}
      name="tripType"
      className={classNames('col-span-full justify-self-start [&>label]:min-h-8', className)}
      value={tripType}
      onChange={(chosen) => store.change({ tripType: chosen })}
      segments={[
        { value: '2', label: <Trans>Round trip</Trans> },
        { value: '1', label: <Trans>One way</Trans> },
      ]}
    />
  )
}
