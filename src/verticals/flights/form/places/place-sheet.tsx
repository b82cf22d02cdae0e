import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Autocomplete, Input, type Key, SearchField } from 'react-aria-components'
import { classNames } from '#/ui/class-names.ts'
import { Sheet } from '#/ui/overlay/sheet.tsx'
import { TextInput } from '#/ui/fields/text-input.tsx'
import { AriaScope } from '../aria-scope.tsx'
import { FlightQueries } from '../flight-queries.tsx'
import type { EnhancedPlaceProps } from './enhanced-place.ts'
import { PlaceList, lookAgainKey } from './place-list.tsx'
import { usePlaceChoice } from './use-place-choice.ts'

/** The place field of a phone: touching it opens a sheet with the whole screen to choose in. */
export function PlaceSheet(props: EnhancedPlaceProps) {
  return (
    <FlightQueries>
      <AskingSheet {...props} />
    </FlightQueries>
  )
}

function AskingSheet({ endpoint, control, label, takeover, inputClass }: EnhancedPlaceProps) {
  const choice = usePlaceChoice(endpoint)
  const [open, setOpen] = useState(takeover !== undefined)
  return (
    <>
      <TextInput
        {...control}
        name={endpoint}
        data-field={endpoint}
        readOnly
        value={choice.text}
        className={inputClass}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onKeyDown={(event) => event.key.length === 1 && setOpen(true)}
      />
      <Sheet open={open} onClose={() => setOpen(false)} title={label} closeLabel={<Trans>Close</Trans>}>
        {open && <SheetSearch choice={choice} label={label} onChosen={() => setOpen(false)} />}
      </Sheet>
    </>
  )
}

interface SheetSearchProps {
  readonly choice: ReturnType<typeof usePlaceChoice>
  readonly label: string
  readonly onChosen: () => void
}

function SheetSearch({ choice, label, onChosen }: SheetSearchProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const startsOver = useRef(choice.isChosen)
  useEffect(() => {
    input.current?.focus()
    if (startsOver.current) input.current?.select()
  }, [])
  const act = (key: Key): void => {
    if (key === lookAgainKey) return choice.lookAgain()
    const option = choice.sections.flatMap(({ options }) => options).find(({ id }) => id === key)
    if (!option) return
    choice.choose(option)
    onChosen()
  }
  return (
    <AriaScope>
      <Autocomplete inputValue={choice.text} onInputChange={choice.type}>
        <SearchField aria-label={label} className="px-4">
          <Input
            ref={input}
            placeholder={t`City or airport`}
            className={classNames('control', '[&::-webkit-search-cancel-button]:hidden')}
          />
        </SearchField>
        <PlaceList choice={choice} onAction={act} selectionMode="none" />
      </Autocomplete>
    </AriaScope>
  )
}
