import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'base' | 'small'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-primary text-on-primary hover:bg-primary-strong disabled:bg-sunken disabled:text-muted',
  secondary: 'bg-surface text-ink border border-edge hover:bg-sunken disabled:text-muted',
  quiet: 'text-primary-strong hover:bg-primary-soft disabled:text-muted',
  danger: 'bg-surface text-danger border border-danger hover:bg-danger-soft',
}

const sizes: Record<ButtonSize, string> = {
  base: 'min-h-12 px-5 py-2 text-base',
  small: 'min-h-9 px-3 py-1 text-sm',
}

/** The look of a button, for the links that look like one. */
export const buttonClass = (
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'base',
  className?: string,
): string =>
  classNames(
    'inline-flex items-center justify-center gap-2 rounded-lg font-semibold text-center select-none',
    variants[variant],
    sizes[size],
    className,
  )
