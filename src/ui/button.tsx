import type { ComponentProps } from 'react'
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts'
import { Icon } from './icon.tsx'

interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  /** at work: it stays focusable and says so, but a second press does nothing */
  readonly busy?: boolean
}

export function Button({ variant, size, busy = false, className, type = 'button', children, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
      className={buttonClass(variant, size, className)}
    >
      {busy && <Icon name="i-lucide-loader-circle" className="size-5 animate-spin" />}
      {children}
    </button>
  )
}
