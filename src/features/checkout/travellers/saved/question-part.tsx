import { Plural, Trans } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { useShellWords } from '#/ui/hydration/use-shell-words.ts'
import { Checkbox } from '#/ui/fields/checkbox.tsx'
import { TitledCard } from '#/ui/titled-card.tsx'
import { useDraft } from '../../draft/booking-scope.tsx'
import { SavedList } from './saved-list.tsx'
import { keptDays } from './saved-traveller.ts'
import { useSaving } from './use-saving.ts'

/** Asks, unticked, whether those who travel are kept for the next time, and lists whom this device keeps. */
export function KeepQuestion() {
  return (
    useShellWords(true) && (
      <TitledCard title={<Trans>For your next booking</Trans>}>
        <Questions />
        <SavedList
          title={
            <h3 className="border-t border-line pt-4 font-semibold">
              <Trans>Saved on this device</Trans>
            </h3>
          }
        />
      </TitledCard>
    )
  )
}

/** Documents are a question of their own, asked where there are any. */
function Questions() {
  const id = useId()
  const { passengers } = useDraft()
  const [keeps, setKeeps] = useState(false)
  const [withDocuments, setWithDocuments] = useState(false)
  const hasDocuments = passengers.some(({ passportNumber }) => passportNumber.trim() !== '')
  useSaving(keeps, withDocuments && hasDocuments)
  return (
    <div className="flex flex-col gap-1">
      <Checkbox checked={keeps} aria-describedby={id} onChange={({ currentTarget }) => setKeeps(currentTarget.checked)}>
        <Plural
          value={passengers.length}
          one="Save this person on this device"
          other="Save these people on this device"
        />
      </Checkbox>
      {keeps && hasDocuments && (
        <Checkbox
          checked={withDocuments}
          className="ms-8"
          onChange={({ currentTarget }) => setWithDocuments(currentTarget.checked)}
        >
          <Trans>Save the passport or ID too: number, issuing country and dates</Trans>
        </Checkbox>
      )}
      <p id={id} className="ms-8 text-sm text-muted">
        <Trans>
          You won’t have to type it again. When you continue, this browser saves each name and, if you entered them, the
          date of birth, gender, nationality and loyalty number, for {keptDays} days. All of it is encrypted: only our
          server can read it, and only from this browser. You can delete it here or under My journey. Leave this
          unchecked on a device you share.
        </Trans>
      </p>
    </div>
  )
}
