import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

export function TextArea({ className, rows = 5, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      rows={rows}
      className={classNames('control resize-y py-3 aria-[invalid]:border-danger', className)}
    />
  )
}
