import { classNames } from '#/ui/class-names.ts'

/** The look of what stands in a list's row of chips. */
export const chipClass = (isOn = false, className?: string): string =>
  classNames(
    'inline-flex min-h-10 shrink-0 items-center gap-1.5 rounded-full border px-3.5 text-sm font-semibold whitespace-nowrap',
    isOn ? 'border-primary bg-primary-soft' : 'border-edge bg-surface hover:bg-sunken',
    className,
  )
