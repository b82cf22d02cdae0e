import { Trans, useLingui } from '@lingui/react/macro'
import { SegmentedControl } from '#/ui/fields/segmented-control.tsx'
import { useDraft, useSearchForm } from './search-form-scope.tsx'

export function TripTypeField() {
  const { t } = useLingui()
  const { store } = useSearchForm()
  const { tripType } = useDraft()
  return (
    <SegmentedControl
      legend={t`Trip type`}
      name="tripType"
      className="self-start"
      value={tripType}
      onChange={(chosen) => store.change({ tripType: chosen })}
      segments={[
        { value: '2', label: <Trans>Round trip</Trans> },
        { value: '1', label: <Trans>One way</Trans> },
      ]}
    />
  )
}
