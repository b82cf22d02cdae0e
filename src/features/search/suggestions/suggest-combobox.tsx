import { type FocusEvent, type RefObject, use, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { ComboBox, ComboBoxStateContext, Input, type Key, Popover } from 'react-aria-components'
import { classNames } from '#/ui/class-names.ts'
import { AriaScope } from '../form/aria-scope.tsx'
import type { EnhancedFieldProps } from './enhanced-field.ts'
import { SuggestionList, lookAgainKey } from './suggestion-list.tsx'
import { type SuggestionChoice, wordsInstead } from './suggestion.ts'
import { ComboboxStatus } from './suggestion-status.tsx'

interface SuggestComboboxProps extends EnhancedFieldProps {
  readonly choice: SuggestionChoice
  /** the field is left */
  readonly onLeave: () => void
}

/** A field that suggests as one types. It takes over from the browser's own field, caret and all. */
export function SuggestCombobox({
  name,
  control,
  label,
  placeholder,
  takeover,
  inputClass,
  choice,
  onLeave,
}: SuggestComboboxProps) {
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const field = input.current
    if (!takeover || !field) return
    field.focus()
    const { length } = field.value
    field.setSelectionRange(length - takeover.startFromEnd, length - takeover.endFromEnd)
  }, [takeover])

  const select = (key: Key | null): void => {
    if (key === lookAgainKey) return choice.lookAgain()
    choice.choose(key === null ? null : String(key))
  }
  return (
    <AriaScope>
      <ComboBox
        aria-label={label}
        inputValue={choice.text}
        onInputChange={choice.type}
        value={choice.chosenId}
        onChange={select}
        defaultFilter={() => true}
        allowsCustomValue
        allowsEmptyCollection
        className="w-full"
      >
        <Input
          {...control}
          ref={input}
          name={name}
          placeholder={placeholder}
          data-field={name}
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
          className={classNames('control', inputClass)}
          onFocus={(event: FocusEvent<HTMLInputElement>) => choice.isChosen && event.target.select()}
          onBlur={onLeave}
        />
        <OpenOnPress input={input} atOnce={takeover?.open ?? false} />
        <ComboboxStatus>{wordsInstead(choice)}</ComboboxStatus>
        <Popover
          offset={6}
          containerPadding={12}
          className="flex max-h-100 w-[max(var(--trigger-width),26rem)] flex-col rounded-2xl border border-line bg-surface text-ink shadow-xl"
        >
          <SuggestionList choice={choice} />
        </Popover>
      </ComboBox>
    </AriaScope>
  )
}

/** Opens the list when the field is pressed. The focus alone does not: a fault may have sent it there, to be read first. */
function OpenOnPress({
  input,
  atOnce,
}: {
  readonly input: RefObject<HTMLInputElement | null>
  readonly atOnce: boolean
}) {
  const state = use(ComboBoxStateContext)
  const open = useEffectEvent(() => state?.open(null, 'manual'))
  useEffect(() => {
    const field = input.current
    const press = (): void => open()
    field?.addEventListener('click', press)
    return () => field?.removeEventListener('click', press)
  }, [input])
  useEffect(() => {
    if (atOnce) open()
  }, [atOnce])
  return null
}
