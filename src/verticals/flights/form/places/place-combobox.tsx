import {
  type FocusEvent,
  type RefObject,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { ComboBox, ComboBoxStateContext, Input, type Key, Popover } from 'react-aria-components'
import { classNames } from '#/ui/class-names.ts'
import { AriaScope } from '../aria-scope.tsx'
import { FlightQueries } from '../flight-queries.tsx'
import type { EnhancedPlaceProps } from './enhanced-place.ts'
import { useSearchForm } from '../search-form-scope.tsx'
import { PlaceList, lookAgainKey } from './place-list.tsx'
import { usePlaceChoice } from './use-place-choice.ts'
import { useResolvePlace } from './use-resolve-place.ts'

/** A place field that offers places as one types. It takes over from the browser's own field, caret and all. */
export function PlaceCombobox(props: EnhancedPlaceProps) {
  return (
    <FlightQueries>
      <AskingCombobox {...props} />
    </FlightQueries>
  )
}

function AskingCombobox({ endpoint, control, label, takeover, inputClass }: EnhancedPlaceProps) {
  const choice = usePlaceChoice(endpoint)
  const resolve = useResolvePlace(useSearchForm().store)
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<Key | null>(null)
  useLayoutEffect(() => {
    if (!takeover) return
    input.current?.focus()
    input.current?.setSelectionRange(takeover.start, takeover.end)
  }, [takeover])

  const select = (key: Key | null): void => {
    if (key === lookAgainKey) return choice.lookAgain()
    setChosen(key)
    const option = choice.sections.flatMap(({ options }) => options).find(({ id }) => id === key)
    if (option) choice.choose(option)
  }
  const type = (text: string): void => {
    if (text !== choice.text) setChosen(null)
    choice.type(text)
  }
  return (
    <AriaScope>
      <ComboBox
        aria-label={label}
        inputValue={choice.text}
        onInputChange={type}
        value={chosen}
        onChange={select}
        defaultFilter={() => true}
        allowsCustomValue
        allowsEmptyCollection
        className="w-full"
      >
        <Input
          {...control}
          ref={input}
          name={endpoint}
          data-field={endpoint}
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
          className={classNames('control', inputClass)}
          onFocus={(event: FocusEvent<HTMLInputElement>) => choice.isChosen && event.target.select()}
          onBlur={() => void resolve(endpoint).catch(() => undefined)}
        />
        <OpenOnPress input={input} atOnce={takeover?.open ?? false} />
        <Popover
          offset={6}
          containerPadding={12}
          className="flex max-h-100 w-[max(var(--trigger-width),26rem)] flex-col rounded-2xl border border-line bg-surface text-ink shadow-xl"
        >
          <PlaceList choice={choice} />
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
