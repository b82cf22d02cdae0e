import { Trans } from '@lingui/react/macro'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Autocomplete, Input, type Key, SearchField } from 'react-aria-components'
import { classNames } from '#/ui/class-names.ts'
import { Sheet } from '#/ui/overlay/sheet.tsx'
import { LiveRegion } from '#/ui/live-region.tsx'
import { TextInput } from '#/ui/fields/text-input.tsx'
import { AriaScope } from '../form/aria-scope.tsx'
import type { EnhancedFieldProps } from './enhanced-field.ts'
import { SuggestionList, lookAgainKey } from './suggestion-list.tsx'
import { type SuggestionChoice, wordsInstead } from './suggestion.ts'

interface SuggestSheetProps extends EnhancedFieldProps {
  readonly choice: SuggestionChoice
}

/** A field that suggests, on a phone: touching it opens a sheet with the whole screen to choose in. */
export function SuggestSheet({ name, control, label, placeholder, takeover, inputClass, choice }: SuggestSheetProps) {
  const [open, setOpen] = useState(takeover?.open ?? false)
  // before the sheet opens, which gives the focus back to what had it
  const takeFocus = useCallback((field: HTMLInputElement | null) => takeover && field?.focus(), [takeover])
  return (
    <>
      <TextInput
        {...control}
        ref={takeFocus}
        name={name}
        data-field={name}
        placeholder={placeholder}
        readOnly
        value={choice.text}
        className={inputClass}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onKeyDown={(event) => event.key.length === 1 && setOpen(true)}
      />
      <Sheet open={open} onClose={() => setOpen(false)} title={label} closeLabel={<Trans>Close</Trans>}>
        {open && <SheetSearch {...{ choice, label, placeholder }} onClose={() => setOpen(false)} />}
      </Sheet>
    </>
  )
}

interface SheetSearchProps extends Pick<SuggestSheetProps, 'choice' | 'label' | 'placeholder'> {
  readonly onClose: () => void
}

/** What is searched for. Its field belongs to no form: Enter chooses, and does not send the one around the sheet. */
function SheetSearch({ choice, label, placeholder, onClose }: SheetSearchProps) {
  const input = useRef<HTMLInputElement>(null)
  const startsOver = useRef(choice.isChosen)
  const leave = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    // the browser and React Aria would both empty the field with it instead
    event.preventDefault()
    event.stopPropagation()
    onClose()
  })
  useEffect(() => {
    const field = input.current
    field?.focus()
    if (startsOver.current) field?.select()
    field?.addEventListener('keydown', leave)
    return () => field?.removeEventListener('keydown', leave)
  }, [])
  const act = (key: Key): void => {
    if (key === lookAgainKey) return choice.lookAgain()
    choice.choose(String(key))
    onClose()
  }
  return (
    <AriaScope>
      <Autocomplete inputValue={choice.text} onInputChange={choice.type}>
        <SearchField aria-label={label} className="px-4">
          <Input
            ref={input}
            form="none"
            placeholder={placeholder}
            className={classNames('control', '[&::-webkit-search-cancel-button]:hidden')}
          />
        </SearchField>
        <LiveRegion>{wordsInstead(choice)}</LiveRegion>
        <SuggestionList choice={choice} onAction={act} selectionMode="none" />
      </Autocomplete>
    </AriaScope>
  )
}
