import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'

/** What a control needs to belong to its field: spread it on the `input` or `select`. */
export interface FieldControl {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

interface FieldProps {
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** in words, beside the field; its presence marks the control invalid */
  readonly error?: ReactNode
  /** the control's, where something leads to it; its own otherwise */
  readonly id?: string
  readonly className?: string
  readonly children: (control: FieldControl) => ReactNode
}

export function Field({ label, hint, error, id: given, className, children }: FieldProps) {
  const own = useId()
  const id = given ?? own
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={classNames('flex flex-col gap-1', className)}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-danger">
          <Icon name="i-lucide-circle-alert" className="mt-0.5 size-4.5" />
          {error}
        </p>
      )}
    </div>
  )
}
