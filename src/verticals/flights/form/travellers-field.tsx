import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useRef } from 'react'
import { Button } from '#/ui/button.tsx'
import { Icon } from '#/ui/icon.tsx'
import { CabinField } from './cabin-field.tsx'
import { ChildAges } from './child-ages.tsx'
import { CountField } from './count-field.tsx'
import { FaultWords } from './fault-words.tsx'
import { FareTermsField } from './fare-terms-field.tsx'
import { useDraft, useFault, useSearchForm } from './search-form-scope.tsx'
import { travellersAndCabinWords } from '../search/travellers-words.ts'
import { useClosingPanel } from '#/features/search/form/use-closing-panel.ts'

export function TravellersField() {
  const { i18n } = useLingui()
  const { hydrated } = useSearchForm()
  const draft = useDraft()
  const fault = useFault('travellers')
  const id = useId()
  const panel = useRef<HTMLDetailsElement>(null)
  const close = useClosingPanel(panel)
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <span id={`${id}-label`} className="text-sm font-semibold">
        <Trans>Travelers and cabin</Trans>
      </span>
      <details ref={panel} data-field="travellers" className="group/panel relative">
        <summary
          aria-labelledby={`${id}-label ${id}-words`}
          aria-describedby={fault && `${id}-fault`}
          className="control flex items-center gap-3 xl:gap-1"
        >
          <Icon name="i-lucide-users-round" className="size-5 text-muted xl:hidden" />
          <span id={`${id}-words`} className="min-w-0 flex-1 truncate">
            {travellersAndCabinWords(i18n, draft)}
          </span>
          <Icon name="i-lucide-chevron-down" className="size-5 text-muted group-open/panel:rotate-180 xl:size-4" />
        </summary>
        <div className="mt-2 flex flex-col gap-4 rounded-2xl border border-line bg-surface p-4 md:absolute md:start-0 md:z-20 md:w-96 md:shadow-xl xl:start-auto xl:end-0">
          {fault && (
            <p id={`${id}-fault`} className="text-sm text-danger">
              <FaultWords fault={fault} />
            </p>
          )}
          <TravellerCounts />
          <ChildAges />
          <CabinField />
          <FareTermsField />
          {hydrated && (
            <Button variant="secondary" onClick={close}>
              <Trans>Done</Trans>
            </Button>
          )}
        </div>
      </details>
    </div>
  )
}

function TravellerCounts() {
  const { t } = useLingui()
  return (
    <>
      <CountField kind="adults" label={t`Adults`} hint={t`12 and over`} fewer={t`Fewer adults`} more={t`More adults`} />
      <CountField
        kind="children"
        label={t`Children`}
        hint={t`2 to 11`}
        fewer={t`Fewer children`}
        more={t`More children`}
      />
      <CountField
        kind="infants"
        label={t`Infants`}
        hint={t`Under 2, on an adult’s lap`}
        fewer={t`Fewer infants`}
        more={t`More infants`}
      />
    </>
  )
}
