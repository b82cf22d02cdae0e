import type { ComponentProps } from 'react'
import { classNames } from '#/ui/class-names.ts'

interface ChoiceButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  readonly chosen: boolean
}

export function ChoiceButton({ chosen, ...rest }: ChoiceButtonProps) {
  return (
    <button
      {...rest}
      type="submit"
      aria-pressed={chosen}
      className={classNames(
        'flex min-h-11 flex-1 items-center justify-center gap-1.5 rounded-lg border px-1 text-sm font-semibold',
        chosen ? 'border-primary bg-primary-soft text-primary-strong' : 'border-line hover:bg-sunken',
      )}
    />
  )
}
