import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return (
    <input
      {...rest}
      type={type}
      className={classNames('control aria-[invalid]:border-danger disabled:bg-sunken disabled:text-muted', className)}
    />
  )
}
